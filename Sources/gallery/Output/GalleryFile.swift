/// A file of the site, by the name that it has or is to have.
struct GalleryFile {
  let path: String
  private let name: String

  init(_ name: String, in folder: String) {
    self.name = name
    path = "\(folder)/\(name)"
  }

  /// Makes sure that nothing lies in the file's place but one that the gallery wrote earlier.
  func checkReplaceable() throws {
    switch FileSystem.kind(of: path) {
    case nil: return
    case .folder: throw GalleryError("\(path): expected a file or nothing, found a folder")
    case .link: throw GalleryError("\(path): expected a file or nothing, found a link")
    case .other: throw GalleryError("\(path): expected a file or nothing, found something else")
    case .file:
      let start = String(decoding: try FileSystem.read(path, limit: 2048), as: UTF8.self)
      guard start.contains(mark) else {
        throw GalleryError("\(path): this file is not the gallery's; move it, or write elsewhere")
      }
    }
  }

  /// What files of this kind have near their beginning if the gallery wrote them.
  private var mark: String {
    switch name.split(separator: ".").last {
    case "html": Site.titleTag
    case "svg": "text-rendering=\"geometricPrecision\""
    default: "\n\nview "
    }
  }
}
