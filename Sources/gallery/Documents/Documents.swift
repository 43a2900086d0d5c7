import Foundation
import PlumbSVG

/// The README and the documents of the folder that this program was built from, as pages of the site.
///
/// Empty where the source is not at hand, because the program has been moved away from it.
struct Documents {
  /// The text of each document, by its path in the package.
  private let texts: [String: String]
  private let root: URL

  /// Documents that each page leads to.
  private static let main = [
    ("README.md", "README"), ("Docs/Tutorial.md", "Tutorial"), ("Docs/README.md", "Guides"),
    ("Docs/Recipes.md", "Recipes"), ("Docs/Troubleshooting.md", "Troubleshooting"),
    ("Docs/Comparison.md", "Comparison"), ("Docs/Performance.md", "Performance"),
    ("Docs/Design.md", "Design"), ("CHANGELOG.md", "Changes"),
  ]

  init(_ source: String = #filePath) {
    root = URL(fileURLWithPath: source).appendingPathComponent("../../../..").standardized
    let docs = FileManager.default.enumerator(atPath: root.appendingPathComponent("Docs").path)
    let paths = (docs?.allObjects as? [String] ?? []).map { "Docs/\($0)" }
    let own = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"]
    var texts: [String: String] = [:]
    for path in own + paths where path.hasSuffix(".md") {
      texts[path] = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    self.texts = texts
  }

  /// Links to the README and to the main documents.
  func links(on current: String? = nil) -> [SVG.HTML.Link] {
    Self.main.filter { texts[$0.0] != nil }.map {
      SVG.HTML.Link($0.1, to: Self.fileName(of: $0.0), isCurrent: $0.0 == current)
    }
  }

  /// The first block of a kind in the README: what stands behind the word on its fence.
  func firstBlock(of kind: String) -> String? {
    let lines = texts["README.md"]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    guard let start = lines.firstIndex(where: { $0 == "```\(kind)" }) else { return nil }
    let block = lines[(start + 1)...].prefix { $0 != "```" }
    return block.joined(separator: "\n")
  }

  /// A page for each document, and the pictures that they show.
  func files(home: SVG.HTML.Link) -> [String: String] {
    var files: [String: String] = [:]
    for (path, text) in texts {
      var markdown = Markdown(link: { link($0, from: path) }, image: { image($0, from: path) })
      let markup = markdown.markup(of: text)
      files[Self.fileName(of: path)] = SVG.HTML.page(
        title: "\(Site.title): \(markdown.title ?? path)", links: [home] + links(on: path),
        markup: markup)
      for name in markdown.images {
        let picture = root.appendingPathComponent("Docs/Pictures/\(name)")
        files[name] = try? String(contentsOf: picture, encoding: .utf8)
      }
    }
    return files
  }

  /// Where a link of a document leads in the site; nil if that is no page of it.
  private func link(_ address: String, from path: String) -> String? {
    if address.hasPrefix("https:") || address.hasPrefix("#") { return address }
    let parts = address.split(separator: "#", maxSplits: 1)
    let target = resolved(parts.first.map(String.init) ?? "", from: path)
    guard texts[target] != nil else { return nil }
    return Self.fileName(of: target) + (parts.count > 1 ? "#\(parts[1])" : "")
  }

  /// The name that a picture of a document has in the site.
  private func image(_ address: String, from path: String) -> String? {
    let target = resolved(address, from: path)
    guard target.hasPrefix("Docs/Pictures/") else { return nil }
    return String(target.dropFirst("Docs/Pictures/".count))
  }

  private func resolved(_ address: String, from path: String) -> String {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in address.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  /// `Docs/Guides/Facts.md` is `docs-guides-facts.html`.
  private static func fileName(of path: String) -> String {
    path.dropLast(3).lowercased().replacing("/", with: "-") + ".html"
  }
}
