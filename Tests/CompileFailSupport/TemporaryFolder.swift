import Foundation

/// A folder of its own for generated sources, which goes when it is no longer held.
public final class TemporaryFolder: Sendable {
  public let url: URL

  public init() throws {
    url = try Workspace.shared().url
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try RunningCommands.shared.unlessEnding { [url] in
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes `text` to a file in the folder, whose name may have folders in it.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try RunningCommands.shared.unlessEnding {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return file
  }
}
