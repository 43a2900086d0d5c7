extension SVG.HTML {
  /// Whether a page is light or dark. Each page has the choice.
  static let colors: Choice = ("Colors", ["as the system", "light", "dark"])

  /// The colors in the dark: if the system is dark and the reader has not chosen, or the reader has chosen so.
  static let colorRules = """
    @media (prefers-color-scheme: dark) {
    \(dark(":root:not(:has(#\(buttonIdentifier(colors, "light")):checked))"))
    }
    \(dark(":root:has(#\(buttonIdentifier(colors, "dark")):checked)"))
    :root:has(#\(buttonIdentifier(colors, "light")):checked) { color-scheme: light; }
    """

  /// A picture's light and dark change places and its hues stay: pictures are drawn for a light ground.
  private static func dark(_ root: String) -> String {
    """
    \(root) {
      color-scheme: dark;
      --ground: #111827; --text: #e5e7eb; --second: #9ca3af; --code: #1f2937; --line: #374151;
      --accent: #93b4fd;
      --keyword: #f9a8d4; --type: #c4b5fd; --member: #93c5fd; --string: #86efac; --number: #fdba74;
      --error: #fca5a5;
    }
    \(root) figure svg, \(root) img {
      --line: #c9c3bb; filter: invert(0.9) hue-rotate(180deg);
    }
    """
  }
}
