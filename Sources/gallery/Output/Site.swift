import Foundation
import Plumb
import PlumbSVG

/// The files that the pages come to.
enum Site {
  private static let title = "Plumb: gallery"

  /// How titles begin in the site's pages, which tells the gallery's own from others.
  static let titleTag = "<title>\(title)"

  /// The text of each file, by its name.
  static func files(of pages: [Page]) -> [String: String] {
    let chapters = Chapter.allCases.filter { chapter in pages.contains { $0.chapter == chapter } }
    var (files, tables) = ([String: String](), [String]())
    var entries: [SVG.HTML.Entry] = []
    for chapter in chapters {
      let own = pages.filter { $0.chapter == chapter }
      var sections: [SVG.HTML.Section] = []
      for page in own {
        let pictures = page.screens.map { screen in
          let root = page.make(screen)
          let svg = picture(of: root)
          files[page.fileName(screen)] = svg
          tables.append("\(page.name)\(screen.suffix)\n\n\(FramesTable.text(of: root))")
          return SVG.HTML.Picture(
            svg: svg, caption: screen.caption, options: screen.options,
            frames: FramesTable.html(of: root))
        }
        sections.append(
          SVG.HTML.Section(
            title: page.title, note: page.note, code: page.source.text, pictures: pictures))
      }
      files[chapter.fileName] = SVG.HTML.page(
        title: "\(title): \(chapter.title)", heading: chapter.title, note: chapter.note,
        links: links(chapters, on: chapter), sections: sections)
      entries.append(entry(chapter, own))
    }
    files["frames.txt"] = tables.joined(separator: "\n\n") + "\n"
    files["index.html"] = SVG.HTML.contents(
      title: title,
      note: """
        Layouts as drawings and as real screens, each beside the code that made it. Every picture was laid \
        out by the library when this site was written.
        """, entries: entries)
    return files
  }

  /// The picture of a page's view tree.
  static func picture(of root: HeadlessView) -> String {
    SVG.document(of: root, background: .paleGray)
  }

  private static func links(_ chapters: [Chapter], on current: Chapter) -> [SVG.HTML.Link] {
    [SVG.HTML.Link("Contents", to: "index.html")]
      + chapters.map {
        SVG.HTML.Link($0.title, to: $0.fileName, isCurrent: $0 == current)
      }
  }

  private static func entry(_ chapter: Chapter, _ pages: [Page]) -> SVG.HTML.Entry {
    let picture = pages.first.flatMap { page in page.screens.first.map(page.fileName) }
    return SVG.HTML.Entry(
      SVG.HTML.Link(chapter.title, to: chapter.fileName), note: chapter.note,
      picture: picture ?? "")
  }
}
