import Foundation

/// The folder that the pictures go to.
struct OutputFolder {
  let url: URL

  /// Makes sure, before anything is laid out, that the folder is there or can be made.
  init(_ path: String) throws {
    url = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw GalleryError("\(path): expected a folder that can be written to")
    }
  }

  /// Writes all files or, where one of them cannot be written, none.
  ///
  /// They are written beside the folder's own files under other names first and only then given
  /// theirs, so that a disk that is full or a folder that is read-only leaves nothing half-written.
  func write(_ files: [String: String]) throws {
    let draft = url.appendingPathComponent(".draft-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: draft) }
    do {
      try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
      for (name, text) in files {
        try Data(text.utf8).write(to: draft.appendingPathComponent(name))
      }
      for name in files.keys.sorted() {
        let place = url.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: place.path) {
          try FileManager.default.removeItem(at: place)
        }
        try FileManager.default.moveItem(at: draft.appendingPathComponent(name), to: place)
      }
    } catch {
      throw GalleryError("\(url.relativePath): expected a folder that can be written to")
    }
  }
}
