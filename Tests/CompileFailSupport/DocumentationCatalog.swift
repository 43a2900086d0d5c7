import Foundation

/// The part of a library's DocC catalog that is written from the documents: each guide as an article, and
/// the tutorial. So a text is written once, and can be read with and without DocC.
///
/// It is the folder `Generated` in the catalog, which no commit has; beside it stand pages that are written by hand.
struct DocumentationCatalog {
  let library: String
  /// The guides, by their paths in Docs.
  let guides: [String]
  let hasTutorial: Bool

  /// The catalogs of a repository. A guide is in that of the library that it is about, if there is one, and
  /// else in Plumb's.
  static func all(in root: URL) -> [DocumentationCatalog] {
    let others = [
      "PlumbConstraints": "Guides/Constraints", "PlumbPin": "Guides/Pins",
      "PlumbSolver": "Guides/Solver", "PlumbSVG": "Guides/Pictures",
    ].filter { library, _ in
      FileManager.default.fileExists(
        atPath: root.appendingPathComponent("Sources/\(library)/\(library).docc/\(library).md").path
      )
    }
    let guides = FileManager.default
      .files(below: root.appendingPathComponent("Docs/Guides"), named: ".md")
      .map { "Guides/\($0.deletingPathExtension().lastPathComponent)" }
      .filter { !others.values.contains($0) }
    return [
      DocumentationCatalog(library: "Plumb", guides: guides + ["Performance"], hasTutorial: true)
    ]
      + others.sorted { $0.key < $1.key }.map {
        DocumentationCatalog(library: $0.key, guides: [$0.value], hasTutorial: false)
      }
  }

  /// What an article is called: not like a symbol, which DocC would mistake it for.
  private static func name(of guide: some StringProtocol) -> String {
    "\(guide.split(separator: "/").last ?? "")Guide"
  }

  func folder(in root: URL) -> URL {
    root.appendingPathComponent("Sources/\(library)/\(library).docc/Generated", isDirectory: true)
  }

  /// The files, by their names.
  func files(in root: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for guide in guides {
      let url = root.appendingPathComponent("Docs/\(guide).md")
      let text = try String(contentsOf: url, encoding: .utf8)
      files["\(DocumentationCatalog.name(of: guide)).md"] = Data(article(text).utf8)
      for picture in text.pictures {
        let file = url.deletingLastPathComponent().appendingPathComponent(picture)
        files[file.lastPathComponent] = try Data(contentsOf: file)
      }
    }
    if hasTutorial { try files.merge(Tutorial(in: root).files { links($0) }) { $1 } }
    return files
  }

  /// A guide as DocC reads it.
  private func article(_ text: String) -> String {
    var isInBlock = false
    return text.lines.map { line in
      guard line.hasPrefix("```") else { return isInBlock ? line : links(line) }
      isInBlock.toggle()
      return line.hasPrefix("```swift") ? "```swift" : line
    }
    .joined(separator: "\n")
  }

  /// The line with links to other articles of the catalog as DocC writes them; what leads elsewhere is
  /// text alone, and pictures are named without their folders.
  private func links(_ line: String) -> String {
    line.replacing(#/(!?)\[((?:`[^`]*`|[^\]`])*)\]\(([^)\s]+)\)/#) { match in
      let (text, target) = (String(match.2), String(match.3))
      let name = target.split(separator: "/").last.map(String.init) ?? target
      if !match.1.isEmpty { return "![\(text)](\(name))" }
      if target.contains("://") { return String(match.0) }
      let file = name.split(separator: "#").first.map(String.init)
      let article = guides.first { $0.split(separator: "/").last.map { "\($0).md" } == file }
      return article.map { "[\(text)](doc:\(DocumentationCatalog.name(of: $0)))" } ?? text
    }
  }
}

extension Harness {
  /// What is to be written from the documents and is not there yet: a file with what it should hold,
  /// or nil if there should be none.
  func outdatedCatalogFiles() throws -> [(file: URL, text: Data?)] {
    try DocumentationCatalog.all(in: root).flatMap { catalog in
      let folder = catalog.folder(in: root)
      let files = try catalog.files(in: root)
      let present = FileManager.default.files(below: folder, named: "").filter {
        files[$0.lastPathComponent] == nil && !$0.hasDirectoryPath
      }
      return present.map { ($0, nil) }
        + files.sorted { $0.key < $1.key }
        .map { (folder.appendingPathComponent($0.key), $0.value) }
        .filter { (try? Data(contentsOf: $0.0)) != $0.1 }
    }
  }

  /// Writes the pictures that programs in documents draw.
  func writePictures() throws {
    for block in try documentBlocks() {
      guard case .draws(let picture) = block.kind else { continue }
      try Data(block.drawing(with: compiler).utf8).write(to: block.url(of: picture, root: root))
    }
  }

  /// Writes what catalogs take from the documents.
  func writeCatalogs() throws {
    for (file, text) in try outdatedCatalogFiles() {
      guard let text else {
        try FileManager.default.removeItem(at: file)
        continue
      }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file)
    }
  }
}

extension String {
  /// The pictures that a document shows, as it names them.
  var pictures: [String] { matches(of: #/!\[[^\]]*\]\(([^)\s]+)\)/#).map { String($0.1) } }
}
