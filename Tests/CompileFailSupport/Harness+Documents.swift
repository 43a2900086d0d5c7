import Foundation

extension Harness {
  /// A check for each block of Swift in the README and in Docs.
  func documentChecks() throws -> [Check] {
    let blocks = try documentBlocks()
    let preludes = blocks.filter { $0.kind == .prelude }
    guard preludes.count < 2 else {
      throw HarnessError("there are preludes in \(preludes.map(\.name).joined(separator: " and "))")
    }
    let prelude = preludes.first?.code ?? []
    return blocks.map { block in
      Check(name: block.name) {
        try block.check(with: compiler, block.kind == .prelude ? [] : prelude, root: root)
          .map { .failed($0) } ?? .passed()
      }
    }
  }

  /// The blocks of Swift in the README and in Docs, but for the page that is written from the cases. A
  /// README without one would mean that they are not found, and is an error.
  func documentBlocks() throws -> [DocumentBlock] {
    let docs = root.appendingPathComponent("Docs", isDirectory: true)
    var blocks = try FileManager.default.files(below: docs, named: ".md")
      .filter { $0.lastPathComponent != refusalPage.lastPathComponent }
      .flatMap(blocks(in:))
    let readme = root.appendingPathComponent("README.md")
    if FileManager.default.fileExists(atPath: readme.path) {
      let inReadme = try self.blocks(in: readme)
      guard !inReadme.isEmpty else {
        throw HarnessError("there is no block of Swift in \(readme.path)")
      }
      blocks = inReadme + blocks
    }
    return blocks
  }

  private func blocks(in file: URL) throws -> [DocumentBlock] {
    try DocumentBlock.all(in: String(contentsOf: file, encoding: .utf8), of: path(of: file))
  }
}
