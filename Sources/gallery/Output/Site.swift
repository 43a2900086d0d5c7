import Foundation
import Plumb
import PlumbSVG

/// The files that the pages come to.
enum Site {
  private static let title = "Plumb: gallery"

  /// How the title stands in the page, which tells the gallery's own from others.
  static let titleTag = "<title>\(title)</title>"

  /// The text of each file, by its name.
  static func files(of pages: [Page]) -> [String: String] {
    var files: [String: String] = [:]
    var tables: [String] = []
    var sections: [SVG.HTML.Section] = []
    for page in pages {
      let pictures = page.screens.map { screen in
        let root = page.make(screen)
        let name = "\(page.name)-\(screen.suffix)"
        let svg = SVG.document(of: root, background: .paleGray)
        files["\(name).svg"] = svg
        tables.append("\(name)\n\n\(FramesTable.text(of: root))")
        return SVG.HTML.Picture(svg: svg, caption: screen.caption)
      }
      sections.append(
        SVG.HTML.Section(
          title: page.title, note: page.note, code: page.source.text, pictures: pictures))
    }
    files["frames.txt"] = tables.joined(separator: "\n\n") + "\n"
    files["index.html"] = SVG.HTML.page(title: title, sections: sections)
    return files
  }
}
