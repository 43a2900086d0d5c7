import Foundation

/// The folder that the site goes to. Whatever else is in it stays as it is.
struct OutputFolder {
  let path: String

  /// Makes sure, before anything is laid out, that the folder is there or might be made.
  init(_ path: String) throws {
    self.path = path
    var nearest = path
    while FileSystem.kind(of: nearest) == nil, let parent = nearest.parentFolder {
      nearest = parent
    }
    guard FileSystem.leadsToFolder(nearest) else {
      throw GalleryError("\(path): expected a folder, and \(nearest) is none")
    }
  }

  /// Writes all files or, if one of them cannot be written, none.
  func write(_ files: [String: String]) throws {
    let (lock, made) = try locked()
    defer { lock.release() }
    do {
      try Draft.removeAbandoned(in: path)
      for name in files.keys.sorted() { try GalleryFile(name, in: path).checkReplaceable() }
      let draft = try Draft(files, in: path)
      defer { draft.remove() }
      try draft.putInPlace()
    } catch {
      for folder in made { rmdir(folder) }
      throw error
    }
  }

  /// The lock on the folder, which is made if it is not there, and the folders made for it, the
  /// innermost first.
  private func locked() throws -> (FolderLock, made: [String]) {
    for _ in 0..<100 {
      let made = try madeFolders()
      if let lock = try FolderLock(path) { return (lock, made) }
    }
    throw GalleryError("\(path): the folder does not stay")
  }

  private func madeFolders() throws -> [String] {
    var missing: [String] = []
    var nearest = path
    while !FileSystem.leadsToFolder(nearest), let parent = nearest.parentFolder {
      missing.append(nearest)
      nearest = parent
    }
    for (index, folder) in missing.enumerated().reversed() {
      do {
        try FileSystem.makeFolder(folder)
      } catch  where FileSystem.leadsToFolder(folder) {
        // Another run was quicker.
      } catch {
        for folder in missing[(index + 1)...] { rmdir(folder) }
        throw error
      }
    }
    return missing
  }
}

extension String {
  /// The folder that a path is in; nil if there is none above it. A path is read by its bytes, because it may have
  /// thousands of folders.
  fileprivate var parentFolder: String? {
    let slash = UInt8(ascii: "/")
    guard self != ".", let last = utf8.lastIndex(where: { $0 != slash }) else { return nil }
    guard let end = utf8[...last].lastIndex(of: slash) else { return "." }
    return end == startIndex ? "/" : String(self[..<end])
  }
}
