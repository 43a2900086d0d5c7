import Foundation
import Plumb

/// A view that stands for an image: it has an image's size and proportions and shows a drawn one.
///
///     let photo = ImageBox(imageSize: CGSize(width: 400, height: 300), motif: .landscape)
///     photo.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
///     // (200, 150)
open class ImageBox: HeadlessView, SVG.Drawable {
  /// How the image comes into bounds of other proportions.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// As large as all of it is seen; the rest of the bounds is pale.
    case fit
    /// As large as all of the bounds is covered; the rest of the image is cut off.
    case fill
    /// With the proportions of the bounds.
    case stretch
  }

  /// What the drawn image shows.
  public enum Motif: String, Hashable, Sendable, CaseIterable {
    /// Mountains under a sun.
    case landscape
    /// A head and shoulders.
    case person
    /// Nothing but the colours, for a ``caption`` to stand on.
    case plain
  }

  /// The size that the image has of itself, in points.
  public final var imageSize = CGSize.zero {
    didSet { if imageSize != oldValue { contentDidChange() } }
  }

  /// How the image fills the bounds.
  public final var contentMode = ContentMode.fill
  /// What the drawn image shows.
  public final var motif = Motif.landscape

  /// The colour that the picture is made of.
  public final var tint = SVG.Color.blue

  /// A few letters in the middle of the image, such as initials; none where it is empty.
  public final var caption = ""

  /// The radius of the corners, in points. Half of a square's side makes a circle.
  public final var cornerRadius: CGFloat = 0

  /// An image of a size, in points.
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

  /// The largest size with the image's proportions inside of `size`, where that limits a side; the
  /// image's own size otherwise.
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

  /// What a side of the offered size is; nil where it is no limit.
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
  /// The size of the image; nil as long as a side of it is 0.
  public final var plumbImageSize: CGSize? {
    imageSize.width > 0 && imageSize.height > 0 ? imageSize : nil
  }
}
