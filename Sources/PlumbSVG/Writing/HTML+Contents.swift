extension SVG.HTML {
  /// A link on a contents page, with a note and a picture.
  public struct Entry: Hashable, Sendable {
    /// The page.
    public let link: Link

    /// A description of the page, in plain text.
    public let note: String

    /// The address of the picture beside the link.
    public let picture: String

    /// Makes an entry of a contents page.
    public init(_ link: Link, note: String, picture: String) {
      self.link = link
      self.note = note
      self.picture = picture
    }
  }

  /// A page of links to others, each with a picture.
  ///
  /// - Parameters:
  ///   - title: The title that the browser shows.
  ///   - heading: The heading of the page; the title if it is nil.
  ///   - note: A paragraph of plain text under the heading; left out if it is empty.
  ///   - links: Links to other pages, above the heading.
  ///   - lead: Markup between the note and the entries. It is inserted as it is; see ``escaped(_:)``.
  ///   - entries: The linked pages. Each picture is shown whole, as wide as its entry.
  public static func contents(
    title: String, heading: String? = nil, note: String = "", links: [Link] = [], lead: String = "",
    entries: [Entry]
  ) -> String {
    document(
      title: title, style: style, links: links,
      content: introduction(heading ?? title, note) + lead + form([colors])
        + "<ul class=\"contents\">\n" + entries.map(item).joined(separator: "\n") + "\n</ul>")
  }

  private static func item(_ entry: Entry) -> String {
    let text =
      XML.element("h2", content: XML.escaped(entry.link.title))
      + XML.element("p", content: XML.escaped(entry.note))
    let picture = XML.element("img", [("src", entry.picture), ("alt", ""), ("loading", "lazy")])
    return XML.element(
      "li", content: XML.element("a", [("href", entry.link.address)], content: text + picture))
  }

  static func document(
    title: String, style: String, links: [Link] = [], content: String
  ) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <title>\(XML.escaped(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(navigation(links))<main id="content">
    \(withOwnDefinitions(content))
    </main>
    \(script)
    </body>
    </html>

    """
  }

  /// Makes the definition identifiers of each picture unique. Browsers ignore the definitions of a hidden picture, so
  /// another picture must not refer to them.
  private static func withOwnDefinitions(_ content: String) -> String {
    let parts = content.components(separatedBy: "<svg ")
    let rest = Array(parts.dropFirst())
    let pictures = zip(rest.indices, rest).map { number, part -> String in
      guard let end = part.range(of: "</svg>") else { return part }
      let picture = part[..<end.lowerBound]
        .replacing(" id=\"", with: " id=\"picture-\(number)-")
        .replacing("url(#", with: "url(#picture-\(number)-")
      return String(picture + part[end.lowerBound...])
    }
    return ([parts[0]] + pictures).joined(separator: "<svg ")
  }

  static func introduction(_ title: String, _ note: String) -> String {
    XML.element("h1", content: XML.escaped(title)) + "\n"
      + (note.isEmpty ? "" : XML.element("p", content: XML.escaped(note)) + "\n")
  }

  /// Links to pages. The first link, which is visible only with keyboard focus, skips them.
  private static func navigation(_ links: [Link]) -> String {
    guard !links.isEmpty else { return "" }
    let skip = XML.element(
      "a", [("class", "skip"), ("href", "#content")], content: "Skip to the content")
    let items = links.map {
      let current = $0.isCurrent ? [("aria-current", "page")] : []
      return XML.element("a", [("href", $0.address)] + current, content: XML.escaped($0.title))
    }
    return XML.element("nav", content: "\n\(([skip] + items).joined(separator: "\n"))\n") + "\n"
  }
}
