import Foundation

extension SVG {
  /// HTML pages that show pictures beside the code that made them.
  ///
  ///     let section = SVG.HTML.Section(
  ///       title: "Card", code: "$0.setLeft(to: 16)…",
  ///       pictures: [SVG.HTML.Picture(svg: SVG.document(of: card), caption: "320 points wide")])
  ///     let page = SVG.HTML.page(title: "Gallery", sections: [section])
  ///
  /// A page is self-contained, and readable on any screen, light or dark. A short script passes the reader's choices
  /// to linked pages, and moves films. Everything else works without scripts. All text is escaped, and the same
  /// arguments always give the same page. It is also well-formed XML, if the pictures are.
  public enum HTML {
    /// A picture with a caption.
    public struct Picture: Hashable, Sendable {
      /// SVG markup as ``SVG/document(of:background:)`` writes it. It is inserted as it is.
      public let svg: String

      /// The caption in plain text; empty for none.
      public let caption: String

      /// The options that the reader must choose to see the picture. If empty, the picture is always visible.
      public let options: [Option]

      /// Markup as ``FramesTable/html(of:)`` writes it, in a collapsed section under the picture. Empty for none.
      public let frames: String

      /// Makes a picture of markup.
      public init(svg: String, caption: String = "", options: [Option] = [], frames: String = "") {
        self.svg = svg
        self.caption = caption
        self.options = options
        self.frames = frames
      }
    }

    /// One option of a choice that the reader has.
    public struct Option: Hashable, Sendable {
      /// The name of the choice, such as "Width".
      public let choice: String

      /// The name of the option, such as "390 points".
      public let name: String

      /// Makes an option of a choice.
      public init(_ choice: String, _ name: String) {
        self.choice = choice
        self.name = name
      }
    }

    /// Pictures, and the code that made them.
    public struct Section: Hashable, Sendable {
      /// The heading: plain text.
      public let title: String

      /// A paragraph of plain text under the title; left out if it is empty.
      public let note: String

      /// Source code as it was written; left out if it is empty.
      public let code: String

      /// The pictures that the code has drawn.
      public let pictures: [Picture]

      /// Makes a section of a page.
      public init(title: String, note: String = "", code: String = "", pictures: [Picture]) {
        self.title = title
        self.note = note
        self.code = code
        self.pictures = pictures
      }
    }

    /// A link to a page.
    public struct Link: Hashable, Sendable {
      /// The text of the link, in plain text.
      public let title: String

      /// The address of the linked page.
      public let address: String

      /// Whether the link leads to its own page.
      public let isCurrent: Bool

      /// Makes a link to an address.
      public init(_ title: String, to address: String, isCurrent: Bool = false) {
        self.title = title
        self.address = address
        self.isCurrent = isCurrent
      }
    }

    /// A page with sections one below the other.
    ///
    /// If pictures have options, the reader chooses among them at the top of the page. The first option of each
    /// choice is selected initially.
    ///
    /// - Parameters:
    ///   - title: The title that the browser shows.
    ///   - heading: The heading of the page; the title if it is nil.
    ///   - note: A paragraph of plain text under the heading; left out if it is empty.
    ///   - links: Links to other pages, above the heading.
    ///   - sections: The sections of the page.
    public static func page(
      title: String, heading: String? = nil, note: String = "", links: [Link] = [],
      sections: [Section]
    ) -> String {
      let choices = choices(among: sections)
      return document(
        title: title, style: style + choices.map(rules).joined(),
        links: links,
        content: introduction(heading ?? title, note) + form(choices + [colors])
          + sections.map(markup).joined(separator: "\n"))
    }

    /// A page with your own content, in the style of all others.
    ///
    /// - Parameters:
    ///   - title: The title that the browser shows.
    ///   - links: Links to other pages, above the content.
    ///   - markup: The content. It is inserted as it is; see ``escaped(_:)``.
    public static func page(title: String, links: [Link] = [], markup: String) -> String {
      document(title: title, style: style, links: links, content: markup + "\n" + form([colors]))
    }

    private static func markup(of section: Section) -> String {
      var lines = [
        "<section id=\"\(identifier(section.title))\">",
        XML.element("h2", content: XML.escaped(section.title)),
      ]
      if !section.note.isEmpty {
        lines.append(XML.element("p", content: XML.escaped(section.note)))
      }
      lines.append("<div class=\"example\">")
      lines.append("<div class=\"pictures\">")
      lines += section.pictures.map(markup)
      lines.append("</div>")
      if !section.code.isEmpty {
        // Code that is wider than the screen can be scrolled, also with the keyboard.
        lines.append("<pre tabindex=\"0\"><code>\(markup(ofSwift: section.code))</code></pre>")
      }
      return (lines + ["</div>", "</section>"]).joined(separator: "\n")
    }

    private static func markup(of picture: Picture) -> String {
      let options = picture.options.map { option in
        (name: "data-\(identifier(option.choice))", value: identifier(option.name))
      }
      var lines = [XML.openingTag("figure", options), frame(around: picture.svg)]
      if !picture.caption.isEmpty {
        lines.append(XML.element("figcaption", content: XML.escaped(picture.caption)))
      }
      if !picture.frames.isEmpty {
        lines.append("<details><summary>Frames</summary>\n\(picture.frames)\n</details>")
      }
      return (lines + [XML.closingTag("figure")]).joined(separator: "\n")
    }

    /// The picture in a frame. It scrolls if the picture would be too small to read.
    private static func frame(around svg: String) -> String {
      guard let least = leastWidth(of: svg) else { return "<div class=\"picture\">\n\(svg)</div>" }
      // A narrow phone has 340 points between the margins of the page.
      let focus = least > 340 ? " tabindex=\"0\"" : ""
      return "<div class=\"picture\" style=\"--least: \(least)px\"\(focus)>\n\(svg)</div>"
    }

    /// The width at which the smallest text of a picture is 9 points high; nil without text.
    private static func leastWidth(of svg: String) -> Int? {
      let sizes = values(of: "font-size", in: svg)
      guard let smallest = sizes.min(), smallest > 0, let width = values(of: "width", in: svg).first
      else { return nil }
      return Int((width * min(1, 9 / smallest)).rounded(.up))
    }

    private static func values(of attribute: String, in svg: String) -> [Double] {
      svg.components(separatedBy: " \(attribute)=\"").dropFirst().compactMap {
        Double($0.prefix { $0 != "\"" })
      }
    }
  }
}
