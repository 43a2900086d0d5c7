import Foundation

/// What the gallery asks of the file system. What fails says in the system's words why.
enum FileSystem {
  enum Kind {
    case file
    case folder
    case link
    case other
  }

  /// What lies at a path, without following a link; nil if nothing does.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// Whether a path leads to a folder, also through links.
  static func leadsToFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func names(in folder: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw GalleryError("\(folder): the folder cannot be read")
    }
  }

  static func makeFolder(_ path: String) throws {
    try check(mkdir(path, 0o777), path, "the folder cannot be made")
  }

  static func write(_ text: String, to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    try check(descriptor, path, "the file cannot be made")
    do {
      try write(text, to: descriptor, path)
    } catch {
      close(descriptor)
      throw error
    }
    try check(close(descriptor), path, "the file cannot be written")
  }

  /// Writes to an open file that messages call `name`.
  static func write(_ text: String, to descriptor: Int32, _ name: String) throws {
    try Array(text.utf8).withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written < 0 && errno == EINTR { continue }
        try check(Int32(clamping: written), name, "the file cannot be written")
        rest = rest.dropFirst(written)
      }
    }
  }

  /// The first bytes of a file, `limit` at most.
  static func read(_ path: String, limit: Int) throws -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    try check(descriptor, path, "the file cannot be read")
    defer { close(descriptor) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while data.count < limit {
      let count = Foundation.read(descriptor, &buffer, min(buffer.count, limit - data.count))
      if count < 0 && errno == EINTR { continue }
      try check(Int32(clamping: count), path, "the file cannot be read")
      if count == 0 { break }
      data.append(contentsOf: buffer[..<count])
    }
    return data
  }

  /// Gives a file another name, at once, in the place of what has that name.
  static func move(_ path: String, to place: String) throws {
    try check(rename(path, place), place, "the file cannot be put in place")
  }

  /// Gives a file a second name; where files have only one, another name.
  static func keep(_ path: String, as name: String) throws {
    if link(path, name) != 0 { try move(path, to: name) }
  }

  private static func check(_ result: Int32, _ path: String, _ problem: String) throws {
    guard result < 0 else { return }
    throw GalleryError("\(path): \(problem): \(String(cString: strerror(errno)))")
  }
}
