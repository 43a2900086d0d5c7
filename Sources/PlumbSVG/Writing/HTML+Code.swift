extension SVG.HTML {
  /// Swift code as markup for a `code` element. Keywords, types, members, strings, numbers and comments have colors
  /// of their own, in light and dark mode.
  ///
  /// A comment that begins with `// error:` looks like a compiler error, with the line above it underlined. Without
  /// its tags, the text is exactly the code.
  ///
  /// - Complexity: Linear in the length of the code.
  public static func markup(ofSwift code: String) -> String {
    var scanner = SwiftScanner(code)
    var tokens: [SwiftToken] = []
    while let token = scanner.next() { tokens.append(token) }
    underlineRefusedLines(in: &tokens)
    return tokens.map(markup).joined()
  }

  /// `text` escaped for use between tags and in attributes, without the characters that XML forbids.
  public static func escaped(_ text: String) -> String { XML.escaped(text) }

  private static func markup(of token: SwiftToken) -> String {
    let names = [token.kind?.rawValue, token.isRefused ? "refused" : nil].compactMap { $0 }
    guard !names.isEmpty else { return XML.escaped(token.text) }
    return XML.element(
      "span", [("class", names.joined(separator: " "))], content: XML.escaped(token.text))
  }

  /// Marks the line before each error, except its indentation.
  private static func underlineRefusedLines(in tokens: inout [SwiftToken]) {
    for place in tokens.indices where tokens[place].kind == .error {
      var lineEnds = 0
      for index in tokens[..<place].indices.reversed() {
        if tokens[index].text.contains("\n") { lineEnds += 1 }
        if lineEnds == 2 { break }
        let isBlank = tokens[index].text.allSatisfy(\.isWhitespace)
        if lineEnds == 1 && !isBlank { tokens[index].isRefused = true }
      }
    }
  }
}
