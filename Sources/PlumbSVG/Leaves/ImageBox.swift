import Foundation
import Plumb

/// A stand-in for an image view: it has an image's size and proportions, and draws a simple motif.
///
///     let photo = ImageBox(imageSize: CGSize(width: 400, height: 300), motif: .landscape)
///     photo.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
///     // (200, 150)
open class ImageBox: HeadlessView, SVG.Drawable {
  /// The way in which the image is scaled to the bounds.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// The whole image is visible; the rest of the bounds is pale.
    case fit
    /// The image covers the bounds; the rest of it is clipped.
    case fill
    /// The image takes the proportions of the bounds.
    case stretch
  }

  /// The motif of the drawn image.
  public enum Motif: String, Hashable, Sendable, CaseIterable {
    /// Mountains under a sun.
    case landscape
    /// A head and shoulders.
    case person
    /// Only a background, for example for a ``caption``.
    case plain
  }

  /// The natural size of the image, in points.
  public final var imageSize = CGSize.zero {
    didSet { if imageSize != oldValue { contentDidChange() } }
  }

  /// The way in which the image is scaled to the bounds.
  public final var contentMode = ContentMode.fill
  /// The motif of the drawn image.
  public final var motif = Motif.landscape

  /// The main color of the picture.
  public final var tint = SVG.Color.blue

  /// A few letters in the middle of the image, such as initials. Empty for none.
  public final var caption = ""

  /// The radius of the corners, in points. Half of a square's side makes a circle.
  public final var cornerRadius: CGFloat = 0

  /// Makes an image of a size, in points.
  public convenience init(
    imageSize: CGSize, motif: Motif = .landscape, tint: SVG.Color = .blue,
    contentMode: ContentMode = .fill
  ) {
    self.init(frame: .zero)
    self.imageSize = imageSize
    self.motif = motif
    self.tint = tint
    self.contentMode = contentMode
  }

  /// The largest size with the image's proportions inside `size`. If `size` has no limits, the
  /// image's own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard imageSize.width > 0, imageSize.height > 0 else { return .zero }
    let ratio = imageSize.width / imageSize.height
    let (width, height) = (room(size.width), room(size.height))
    guard width != nil || height != nil else { return imageSize }
    if let width, height.map({ width / ratio <= $0 }) ?? true {
      return CGSize(width: width, height: width / ratio)
    }
    return CGSize(width: (height ?? 0) * ratio, height: height ?? 0)
  }

  /// The limit of an offered side; nil for none.
  private func room(_ length: CGFloat) -> CGFloat? {
    if length >= CGFloat.greatestFiniteMagnitude { return nil }
    return length > 0 ? length : 0
  }

  open func draw(into canvas: inout SVG.Canvas) {
    let picture = pictureFrame
    if contentMode == .fit { canvas.fill(.rectangle(bounds), with: .color(tint.lightened(0.85))) }
    canvas.fill(
      .rectangle(picture),
      with: .gradient(top: tint.lightened(0.65), bottom: tint.lightened(0.3)))
    switch motif {
    case .landscape: drawLandscape(in: picture, into: &canvas)
    case .person: drawPerson(in: picture, into: &canvas)
    case .plain: break
    }
    drawCaption(into: &canvas)
  }

  open var clipShape: SVG.Shape? { .rectangle(bounds, cornerRadius: cornerRadius) }
}

extension ImageBox: ImageHost {
  /// The size of the image; nil if a side is 0.
  public final var plumbImageSize: CGSize? {
    imageSize.width > 0 && imageSize.height > 0 ? imageSize : nil
  }
}
