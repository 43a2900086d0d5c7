import Foundation

/// Reads a feed, and says in one line what is wrong with a file that is none.
enum FeedReader {
  /// The posts of the feed that comes with the gallery.
  static func bundled() throws -> [Post] {
    try posts(in: Data(Feed.bundled.utf8), file: "the feed of the gallery")
  }

  /// The most bytes that a file may have. It keeps a device or a wrong file from filling the memory.
  private static let limit = 1_000_000

  /// The posts of a file.
  static func posts(inFile path: String) throws -> [Post] {
    guard !FileSystem.leadsToFolder(path) else {
      throw GalleryError("\(path): expected a JSON file, found a folder")
    }
    return try posts(in: FileSystem.read(path, limit: limit + 1), file: path)
  }

  static func posts(in data: Data, file: String) throws -> [Post] {
    guard data.count <= limit else {
      throw GalleryError("\(file): expected at most \(limit) bytes, found more")
    }
    if let flaw = JSONFlaw(data) { throw GalleryError("\(file): \(flaw)") }
    do {
      let posts = try JSONDecoder().decode(Feed.self, from: data).posts
      guard !posts.isEmpty else {
        throw GalleryError("\(file): posts: expected at least one post, found an empty array")
      }
      return posts
    } catch let error as DecodingError {
      throw GalleryError("\(file): \(error.complaint)")
    }
  }
}

extension DecodingError {
  /// Where in the JSON something is wrong, and what was expected there.
  fileprivate var complaint: String {
    switch self {
    case .keyNotFound(let key, let context):
      return "\((context.codingPath + [key]).jsonPath): expected a value, found none"
    case .valueNotFound(let type, let context):
      return "\(context.codingPath.jsonPath): expected \(name(of: type)), found null"
    case .typeMismatch(let type, let context):
      return "\(context.codingPath.jsonPath): expected \(name(of: type)), found another type"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      return "expected JSON, and this is none"
    case .dataCorrupted(let context):
      let pictures = Post.Picture.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      return "\(context.codingPath.jsonPath): expected one of \(pictures)"
    @unknown default:
      return "the feed cannot be read"
    }
  }

  private func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is [Post].Type, is [Any].Type: "an array"
    default: String(describing: type).hasPrefix("Array") ? "an array" : "an object"
    }
  }
}

extension [any CodingKey] {
  /// The path as one would write it in code: `posts[3].author`.
  fileprivate var jsonPath: String {
    if isEmpty { return "the whole file" }
    return reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
