extension SVG.HTML {
  /// The choice between light and dark, which each page has.
  static let colors: Choice = ("Colors", ["as the system", "light", "dark"])

  /// The dark colors. They apply if the reader chose dark, or if the system is dark and the reader has not chosen.
  static let colorRules = """
    @media (prefers-color-scheme: dark) {
    \(dark(":root:not(:has(#\(buttonIdentifier(colors, "light")):checked))"))
    }
    \(dark(":root:has(#\(buttonIdentifier(colors, "dark")):checked)"))
    :root:has(#\(buttonIdentifier(colors, "light")):checked) { color-scheme: light; }
    """

  /// Pictures are drawn for a light background. In dark mode they are inverted, and keep their hues.
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
