import Foundation

/// A folder of a test's own, which goes with it.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gallery-tests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { "\(url.path)/\(name)" }

  /// Writes a file, and the folders that it is in.
  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  /// How a folder stands in ``contents()``.
  static let folder = "(folder)"

  /// All that is in the folder, by its path: the text of each file, and where each link leads.
  func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path(name)) {
        contents[name] = "-> \(target)"
      } else {
        // A folder cannot be read as a file.
        let data = try? Data(contentsOf: url.appendingPathComponent(name))
        contents[name] = data.map { String(decoding: $0, as: UTF8.self) } ?? Self.folder
      }
    }
    return contents
  }
}
