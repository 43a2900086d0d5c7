import PlumbSVG

extension Markdown {
  /// The markup of a paragraph's text.
  mutating func inline(_ text: String) -> String {
    var (markup, rest) = ("", text[...])
    while let first = rest.first {
      if let (piece, end) = span(at: rest) {
        markup += piece
        rest = rest[end...]
      } else {
        // A backslash takes its meaning from the mark behind it.
        if first == "\\", let next = rest.dropFirst().first, next.isPunctuation {
          rest.removeFirst()
        }
        markup += SVG.HTML.escaped(String(rest.removeFirst()))
      }
    }
    return markup
  }

  /// What stands at the beginning of `text`, if it is more than a character, and where it ends.
  private mutating func span(at text: Substring) -> (String, String.Index)? {
    if text.hasPrefix("`"), let (code, end) = delimited(text, by: text.prefix { $0 == "`" }) {
      return ("<code>\(SVG.HTML.escaped(code))</code>", end)
    }
    if text.hasPrefix("**"), let (words, end) = delimited(text, by: "**") {
      return ("<strong>\(inline(words))</strong>", end)
    }
    if text.hasPrefix("*"), text.dropFirst().first?.isWhitespace == false,
      let (words, end) = delimited(text, by: "*")
    {
      return ("<em>\(inline(words))</em>", end)
    }
    if text.hasPrefix("!["), let (words, address, end) = linked(text.dropFirst()) {
      guard let name = image(address) else { return ("", end) }
      images.insert(name)
      let attributes = "src=\"\(SVG.HTML.escaped(name))\" alt=\"\(SVG.HTML.escaped(words))\""
      return ("<span class=\"scrolled\" tabindex=\"0\"><img \(attributes)/></span>", end)
    }
    if text.hasPrefix("["), let (words, address, end) = linked(text) {
      let words = inline(words)
      guard let target = link(address) else { return (words, end) }
      return ("<a href=\"\(SVG.HTML.escaped(target))\">\(words)</a>", end)
    }
    return nil
  }

  /// What stands between a mark and the next one.
  private func delimited(
    _ text: Substring, by mark: some StringProtocol
  ) -> (String, String.Index)? {
    let body = text.dropFirst(mark.count)
    guard let end = body.ranges(of: String(mark)).first, end.lowerBound > body.startIndex else {
      return nil
    }
    return (String(body[..<end.lowerBound]), end.upperBound)
  }

  /// The words and the address of `[words](address)`; the words may have brackets in code.
  private func linked(_ text: Substring) -> (words: String, address: String, String.Index)? {
    guard let middle = text.ranges(of: "](").first,
      let close = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let words = text[..<middle.lowerBound].dropFirst()
    guard !words.contains("[") || words.contains("`") || words.hasPrefix("![") else { return nil }
    return (String(words), String(text[middle.upperBound..<close]), text.index(after: close))
  }
}
