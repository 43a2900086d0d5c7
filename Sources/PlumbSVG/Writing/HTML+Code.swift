extension SVG.HTML {
  /// Swift code as markup for an element `code`: keywords, types, members, texts, numbers and comments each
  /// in a color of their own, which follows light and dark.
  ///
  /// A comment that begins with `// error:` is shown as the compiler shows an error, with the line above it
  /// underlined. The text without its tags is the code, to the character.
  ///
  /// - Complexity: Linear in the length of the code.
  public static func markup(ofSwift code: String) -> String {
    var scanner = SwiftScanner(code)
    var tokens: [SwiftToken] = []
    while let token = scanner.next() { tokens.append(token) }
    underlineRefusedLines(in: &tokens)
    return tokens.map(markup).joined()
  }

  /// `text` as it may stand between tags and in attributes, without the characters that XML forbids.
  public static func escaped(_ text: String) -> String { XML.escaped(text) }

  private static func markup(of token: SwiftToken) -> String {
    let names = [token.kind?.rawValue, token.isRefused ? "refused" : nil].compactMap { $0 }
    guard !names.isEmpty else { return XML.escaped(token.text) }
    return XML.element(
      "span", [("class", names.joined(separator: " "))], content: XML.escaped(token.text))
  }

  /// Marks all that stands in the line before an error, but not its indentation.
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
