import Foundation
import Plumb
import PlumbSVG

/// The files that the pages come to.
enum Site {
  static let title = "Plumb: gallery"

  /// How titles begin in the site's pages, which tells the gallery's own from others.
  static let titleTag = "<title>\(title)"

  private static let home = SVG.HTML.Link("Plumb", to: "index.html")

  /// The text of each file, by its name.
  ///
  /// - Parameter isWhole: Whether the site has its first page and the documents as well. Otherwise it only shows
  ///   the pages.
  static func files(of pages: [Page], isWhole: Bool = true) -> [String: String] {
    let documents = isWhole ? Documents() : nil
    let chapters = Chapter.allCases.filter { chapter in pages.contains { $0.chapter == chapter } }
    var (files, tables) = (documents?.files(home: home) ?? [:], [String]())
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
      let cover = "cover-\(chapter.rawValue).svg"
      files[cover] = chapter.cover(own)
      let link = SVG.HTML.Link(chapter.title, to: chapter.fileName)
      entries.append(SVG.HTML.Entry(link, note: chapter.note, picture: cover))
    }
    files["frames.txt"] = tables.joined(separator: "\n\n") + "\n"
    files["index.html"] = SVG.HTML.contents(
      title: title, heading: isWhole ? "A layout that compiles is a complete layout." : nil,
      note: """
        Plumb lays out views by frames, in Swift: two facts for each axis, computed directly. The compiler \
        refuses a layout that has fewer or more.
        """,
      links: documents.map { [current(home)] + $0.links() } ?? [],
      lead: documents.map(front) ?? "", entries: entries)
    return files
  }

  /// The picture of a page's view tree, without what is empty above and below its views.
  static func picture(of root: HeadlessView) -> String {
    root.layoutIfNeeded()
    let frames = root.subviews.filter { !$0.isHidden }.map(\.frame)
    guard !(root is HeadlessScrollView), let top = frames.map(\.minY).min(),
      let bottom = frames.map(\.maxY).max()
    else { return SVG.document(of: root, background: .paleGray) }
    let start = max(0, top - margin)
    // The tree stays as it is; its picture begins later and ends earlier.
    let window = HeadlessView(frame: root.bounds)
    window.name = root.name
    window.bounds.origin.y = start
    window.frame.size.height = min(root.bounds.maxY, bottom + margin) - start
    window.addSubview(root)
    defer { root.removeFromSuperview() }
    return SVG.document(of: window, background: .paleGray)
  }

  /// What stays empty above the first view of a picture, and below the last one.
  private static let margin: CGFloat = 16

  private static func links(_ chapters: [Chapter], on current: Chapter) -> [SVG.HTML.Link] {
    [home]
      + chapters.map {
        SVG.HTML.Link($0.title, to: $0.fileName, isCurrent: $0 == current)
      }
  }

  private static func current(_ link: SVG.HTML.Link) -> SVG.HTML.Link {
    SVG.HTML.Link(link.title, to: link.address, isCurrent: true)
  }
}
