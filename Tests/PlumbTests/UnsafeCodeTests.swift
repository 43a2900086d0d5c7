import Foundation
import Testing

/// Unsafe code occurs only where `Docs/BadInput.md` lists it, with the reason why its objects are
/// alive.
@Suite struct UnsafeCodeTests {
  private static let words = [
    "Unsafe", "unsafeBitCast", "unsafeDowncast", "Unmanaged", "unowned(unsafe)",
    "nonisolated(unsafe)",
    "@unchecked Sendable",
  ]

  @Test func unsafeCodeIsWhereItIsListed() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Docs/BadInput.md"), encoding: .utf8)
    let list = page.components(separatedBy: "## Memory that nobody counts").last ?? ""
    for library in ["Plumb", "PlumbConstraints", "PlumbSolver", "PlumbSVG"] {
      let folder = root.appendingPathComponent("Sources/\(library)")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files! where file.pathExtension == "swift" {
        let code = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
          .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        guard Self.words.contains(where: { code.contains($0) }) else { continue }
        #expect(list.contains(file.lastPathComponent), "\(file.lastPathComponent)")
      }
    }
  }
}
