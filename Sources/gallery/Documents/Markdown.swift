import PlumbSVG

/// Makes HTML of the Markdown that the documents use: headings, paragraphs, lists, tables, blocks of code;
/// links, pictures, code and stress in a line.
struct Markdown {
  /// Where a link leads; nil if nothing of it is to be shown but its words.
  let link: (String) -> String?
  let image: (String) -> String?

  /// The first heading.
  private(set) var title: String?

  /// The names of the pictures that were shown.
  var images: Set<String> = []

  private var lines: ArraySlice<Substring> = []

  init(link: @escaping (String) -> String?, image: @escaping (String) -> String?) {
    (self.link, self.image) = (link, image)
  }

  mutating func markup(of text: String) -> String {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var blocks: [String] = []
    while let line = lines.first {
      if line.allSatisfy(\.isWhitespace) {
        lines.removeFirst()
      } else {
        blocks.append(block(startingWith: line))
      }
    }
    return blocks.joined(separator: "\n")
  }

  private mutating func block(startingWith line: Substring) -> String {
    if line.hasPrefix("```") { return code() }
    if line.hasPrefix("#") { return heading() }
    if line.hasPrefix("|") { return table() }
    if line.hasPrefix("    ") { return indentedCode() }
    if Self.item(line) != nil { return list() }
    let text = take { !Self.beginsBlock($0) }
    return "<p>\(inline(text.joined(separator: " ")))</p>"
  }

  private mutating func take(while isTaken: (Substring) -> Bool) -> [Substring] {
    // The first line belongs to the block whatever it is.
    var taken = [lines.removeFirst()]
    while let line = lines.first, isTaken(line) { taken.append(lines.removeFirst()) }
    return taken
  }

  private static func beginsBlock(_ line: Substring) -> Bool {
    line.allSatisfy(\.isWhitespace) || line.hasPrefix("```") || line.hasPrefix("#")
      || line.hasPrefix("|") || item(line) != nil
  }

  private mutating func heading() -> String {
    let line = lines.removeFirst()
    let level = min(6, line.prefix { $0 == "#" }.count)
    let words = line.dropFirst(level).drop(while: \.isWhitespace)
    if title == nil { title = words.filter { $0 != "`" } }
    return "<h\(level) id=\"\(Self.identifier(words))\">\(inline(String(words)))</h\(level)>"
  }

  /// The name of a heading in addresses, as in GitHub's pages.
  private static func identifier(_ heading: Substring) -> String {
    String(
      heading.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        let isKept = character.isLetter || character.isNumber || "-_".contains(character)
        return isKept ? character : nil
      })
  }

  private mutating func code() -> String {
    let fence = lines.removeFirst()
    let body = lines.prefix { $0 != "```" }
    lines = lines.dropFirst(body.count + 1)
    let code = body.joined(separator: "\n")
    let isSwift = fence.hasPrefix("```swift")
    return pre(isSwift ? SVG.HTML.markup(ofSwift: code) : SVG.HTML.escaped(code))
  }

  private mutating func indentedCode() -> String {
    let body = take { $0.hasPrefix("    ") || $0.isEmpty }
    return pre(SVG.HTML.escaped(body.map { $0.dropFirst(4) }.joined(separator: "\n")))
  }

  /// Code that is wider than the screen is scrolled, with the keyboard as well.
  private func pre(_ markup: String) -> String {
    "<pre tabindex=\"0\"><code>\(markup)</code></pre>"
  }

  private mutating func table() -> String {
    let rows = take { $0.hasPrefix("|") }.map(Self.cells)
    let head = rows[0].map { "<th scope=\"col\">\(inline($0))</th>" }.joined()
    let body = rows.dropFirst(2).map { row in
      "<tr>" + row.map { "<td>\(inline($0))</td>" }.joined() + "</tr>"
    }
    return "<table class=\"words\"><thead><tr>\(head)</tr></thead>\n<tbody>"
      + body.joined(separator: "\n") + "</tbody></table>"
  }

  /// The cells of a row; a stroke behind a backslash or in code is no border.
  private static func cells(_ row: Substring) -> [String] {
    var (cells, isCode, previous) = ([""], false, Character(" "))
    for character in row.dropFirst() {
      if character == "`" { isCode.toggle() }
      if character == "|" && !isCode && previous != "\\" {
        cells.append("")
      } else {
        if character == "|" && previous == "\\" { cells[cells.count - 1].removeLast() }
        cells[cells.count - 1].append(character)
      }
      previous = character
    }
    return cells.dropLast().map { $0.trimmingPrefix(while: \.isWhitespace) }.map(String.init)
  }

  /// What follows the mark of an item of a list; nil if the line begins none.
  private static func item(_ line: Substring) -> (isNumbered: Bool, text: Substring)? {
    if line.hasPrefix("* ") || line.hasPrefix("- ") { return (false, line.dropFirst(2)) }
    let rest = line.drop(while: \.isNumber)
    return rest.count < line.count && rest.hasPrefix(". ") ? (true, rest.dropFirst(2)) : nil
  }

  private mutating func list() -> String {
    let isNumbered = lines.first.flatMap(Self.item)?.isNumbered == true
    var items: [String] = []
    while let line = lines.first, let item = Self.item(line) {
      lines.removeFirst()
      var inner: [Substring] = [item.text]
      // What is indented belongs to the item, also behind an empty line.
      while let line = lines.first {
        let next = lines.dropFirst().first
        let isInside =
          line.hasPrefix("  ") || (line.isEmpty && next?.hasPrefix("  ") == true)
          || (!Self.beginsBlock(line))
        guard isInside else { break }
        let indent = min(line.prefix { $0 == " " }.count, isNumbered ? 3 : 2)
        inner.append(lines.removeFirst().dropFirst(indent))
      }
      let rest = lines
      items.append("<li>\(markup(of: inner.joined(separator: "\n")))</li>")
      lines = rest
      if lines.first?.isEmpty == true, lines.dropFirst().first.flatMap(Self.item) != nil {
        lines.removeFirst()
      }
    }
    let tag = isNumbered ? "ol" : "ul"
    return "<\(tag)>\n\(items.joined(separator: "\n"))\n</\(tag)>"
  }
}
