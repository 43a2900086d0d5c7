/// Something that the gallery cannot do, in one line.
struct GalleryError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
