import Foundation

extension SVG {
  /// Pages that show pictures beside the code that made them.
  ///
  ///     let section = SVG.HTML.Section(
  ///       title: "Card", code: "$0.setLeft(to: 16)…",
  ///       pictures: [SVG.HTML.Picture(svg: SVG.document(of: card), caption: "320 points wide")])
  ///     let page = SVG.HTML.page(title: "Gallery", sections: [section])
  ///
  /// A page is whole: it has its style in itself, needs no other file, and reads well on any screen, light or
  /// dark. A short script carries what the reader chooses to the pages that it leads to, and moves films; all
  /// else does without. All text is escaped; the same arguments always give the same page. It is well-formed
  /// XML as well, if the pictures are.
  public enum HTML {
    /// A picture and what stands under it.
    public struct Picture: Hashable, Sendable {
      /// Markup as ``SVG/document(of:background:)`` writes it. It goes into the page as it is.
      public let svg: String

      /// Plain text; nothing stands under the picture if it is empty.
      public let caption: String

      /// Which options the reader has to choose to see the picture; none if it is always there.
      public let options: [Option]

      /// Markup as ``FramesTable/html(of:)`` writes it, folded away under the picture; none if it is empty.
      public let frames: String

      /// Makes a picture of markup.
      public init(svg: String, caption: String = "", options: [Option] = [], frames: String = "") {
        self.svg = svg
        self.caption = caption
        self.options = options
        self.frames = frames
      }
    }

    /// One of the things among which the reader of a page chooses.
    public struct Option: Hashable, Sendable {
      /// What is chosen: "Width".
      public let choice: String

      /// What it may be: "390 points".
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

      /// What the code has drawn.
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
      /// What the reader clicks: plain text.
      public let title: String

      /// Where it leads.
      public let address: String

      /// Whether it leads to the page that it is on.
      public let isCurrent: Bool

      /// Makes a link to an address.
      public init(_ title: String, to address: String, isCurrent: Bool = false) {
        self.title = title
        self.address = address
        self.isCurrent = isCurrent
      }
    }

    /// A page with its sections, one below the other.
    ///
    /// If pictures have options, the reader chooses among them at the top of the page: the pictures of the
    /// first ones are shown at the beginning.
    ///
    /// - Parameters:
    ///   - title: What the page is called outside of it, by the browser.
    ///   - heading: What stands above all sections; the title if it is nil.
    ///   - note: A paragraph of plain text under the heading; left out if it is empty.
    ///   - links: Links to other pages, above the heading.
    ///   - sections: What the page shows.
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

    /// A page with content of its own, in the style of all others.
    ///
    /// - Parameters:
    ///   - title: What the page is called outside of it, by the browser.
    ///   - links: Links to other pages, above the content.
    ///   - markup: The content. It goes into the page as it is; see ``escaped(_:)``.
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
        // Code that is wider than the screen is scrolled, with the keyboard as well.
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

    /// The picture, which is scrolled where it would be too small to read.
    private static func frame(around svg: String) -> String {
      guard let least = leastWidth(of: svg) else { return "<div class=\"picture\">\n\(svg)</div>" }
      // A narrow phone has 340 points beside the margins of the page.
      let focus = least > 340 ? " tabindex=\"0\"" : ""
      return "<div class=\"picture\" style=\"--least: \(least)px\"\(focus)>\n\(svg)</div>"
    }

    /// The width in which the smallest text of a picture is 9 points high; nil if there is no text.
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
