import Foundation

/// The files of a site on their way into its folder: first all are written beside it, in a folder of
/// their own, and only then is each put in its place.
///
/// There is one draft in a folder at a time, that of whoever holds the folder's lock.
struct Draft {
  private let folder: String
  private let path: String
  private let names: [String]

  /// Writes all files, or none if one of them cannot be written.
  init(_ files: [String: String], in folder: String) throws {
    self.folder = folder
    path = "\(folder)/\(Draft.name)"
    // The page that shows all the others comes last.
    names = files.keys.sorted {
      ($0 == "index.html" ? 1 : 0, $0) < ($1 == "index.html" ? 1 : 0, $1)
    }
    try FileSystem.makeFolder(path)
    do {
      for name in names { try FileSystem.write(files[name, default: ""], to: newPath(name)) }
    } catch {
      remove()
      throw error
    }
  }

  /// Puts all files in their places, or none if one of them cannot be put there.
  func putInPlace() throws {
    var put: [String] = []
    do {
      for name in names {
        if FileSystem.kind(of: place(name)) != nil {
          try FileSystem.keep(place(name), as: oldPath(name))
        }
        try FileSystem.move(newPath(name), to: place(name))
        put.append(name)
      }
    } catch {
      for name in names where FileSystem.kind(of: oldPath(name)) != nil {
        rename(oldPath(name), place(name))
        put.removeAll { $0 == name }
      }
      for name in put { unlink(place(name)) }
      throw error
    }
  }

  func remove() {
    for name in names {
      unlink(newPath(name))
      unlink(oldPath(name))
    }
    rmdir(path)
  }

  private func place(_ name: String) -> String { "\(folder)/\(name)" }
  private func newPath(_ name: String) -> String { "\(path)/\(Draft.newPrefix)\(name)" }
  private func oldPath(_ name: String) -> String { "\(path)/\(Draft.oldPrefix)\(name)" }
}

extension Draft {
  static let name = ".plumb-gallery-draft"
  private static let newPrefix = "new-"
  private static let oldPrefix = "old-"

  /// Removes what a killed run has left, and nothing else.
  static func removeAbandoned(in folder: String) throws {
    let path = "\(folder)/\(name)"
    guard let kind = FileSystem.kind(of: path) else { return }
    let names = kind == .folder ? try FileSystem.names(in: path) : []
    guard kind == .folder, names.allSatisfy({ isOwn($0, in: path) }) else {
      throw GalleryError("\(path): expected a draft of the gallery or nothing; move it away")
    }
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  private static func isOwn(_ name: String, in path: String) -> Bool {
    (name.hasPrefix(newPrefix) || name.hasPrefix(oldPrefix))
      && FileSystem.kind(of: "\(path)/\(name)") == .file
  }
}
