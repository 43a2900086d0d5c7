/// Something that the gallery cannot do, in one line.
struct GalleryError: Error {
  let message: String

  /// Names of files may have newlines in them; they are shown as one would write them in code.
  init(_ message: String) {
    self.message = message.unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
  }
}
