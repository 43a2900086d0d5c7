extension SVG {
  /// Pages that show pictures beside the code that made them.
  ///
  ///     let section = SVG.HTML.Section(
  ///       title: "Card", code: "$0.setLeft(to: 16)…",
  ///       pictures: [SVG.HTML.Picture(svg: SVG.document(of: card), caption: "320 points wide")])
  ///     let page = SVG.HTML.page(title: "Gallery", sections: [section])
  public enum HTML {
    /// A picture and what stands under it.
    public struct Picture: Hashable, Sendable {
      /// Markup as ``SVG/document(of:background:)`` writes it. It goes into the page as it is.
      public let svg: String

      /// Plain text; nothing stands under the picture where it is empty.
      public let caption: String

      public init(svg: String, caption: String = "") {
        self.svg = svg
        self.caption = caption
      }
    }

    /// Pictures, and the code that made them.
    public struct Section: Hashable, Sendable {
      public let title: String

      /// A paragraph of plain text under the title; left out where it is empty.
      public let note: String

      /// Source code as it was written; left out where it is empty.
      public let code: String
      public let pictures: [Picture]

      public init(title: String, note: String = "", code: String = "", pictures: [Picture]) {
        self.title = title
        self.note = note
        self.code = code
        self.pictures = pictures
      }
    }

    /// A whole page that needs no other file and reads well on any screen, light or dark.
    ///
    /// All text is escaped; the same arguments always give the same page. It is well-formed XML as
    /// well, as long as the pictures are.
    public static func page(title: String, sections: [Section]) -> String {
      let head = """
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <title>\(XML.escaped(title))</title>
        <style>
        \(style)
        </style>
        """
      let body = [XML.element("h1", content: XML.escaped(title))] + sections.map(markup)
      return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        \(head)
        </head>
        <body>
        \(body.joined(separator: "\n"))
        </body>
        </html>

        """
    }

    private static func markup(of section: Section) -> String {
      var lines = ["<section>", XML.element("h2", content: XML.escaped(section.title))]
      if !section.note.isEmpty {
        lines.append(XML.element("p", content: XML.escaped(section.note)))
      }
      lines.append("<div class=\"example\">")
      if !section.code.isEmpty {
        lines.append("<pre><code>\(XML.escaped(section.code))</code></pre>")
      }
      lines.append("<div class=\"pictures\">")
      lines += section.pictures.map(markup)
      return (lines + ["</div>", "</div>", "</section>"]).joined(separator: "\n")
    }

    private static func markup(of picture: Picture) -> String {
      let caption = XML.element("figcaption", content: XML.escaped(picture.caption))
      return "<figure>\n\(picture.svg)\(picture.caption.isEmpty ? "" : caption)</figure>"
    }
  }
}
