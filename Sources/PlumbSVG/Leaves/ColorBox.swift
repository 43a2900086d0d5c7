import Foundation
import Plumb

/// A colored rectangle: a bar, a button's background, a card.
///
///     let card = ColorBox(fill: .white, cornerRadius: 12)
///     card.borderWidth = 1
///     card.borderColor = .lightGray
open class ColorBox: HeadlessView, SVG.Drawable {
  /// The fill of the box; nil for none.
  public final var fill: SVG.Paint?

  /// The radius of the corners, in points. At most half of the shorter side has an effect.
  public final var cornerRadius: CGFloat = 0

  /// The width of the border, in points. The border is inside the bounds.
  public final var borderWidth: CGFloat = 0

  /// The color of the border.
  public final var borderColor = SVG.Color.lightGray

  /// Whether subviews are clipped to the outline of the box.
  public final var clipsToBounds = false

  /// Makes a box of one color.
  public convenience init(fill color: SVG.Color, cornerRadius: CGFloat = 0) {
    self.init(frame: .zero)
    fill = .color(color)
    self.cornerRadius = cornerRadius
  }

  open func draw(into canvas: inout SVG.Canvas) {
    if let fill { canvas.fill(.rectangle(bounds, cornerRadius: cornerRadius), with: fill) }
    guard borderWidth > 0 else { return }
    let middle = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
    guard middle.size.width >= 0, middle.size.height >= 0 else { return }
    canvas.stroke(
      .rectangle(middle, cornerRadius: max(0, cornerRadius - borderWidth / 2)),
      with: borderColor, width: borderWidth)
  }

  open var clipShape: SVG.Shape? {
    clipsToBounds ? .rectangle(bounds, cornerRadius: cornerRadius) : nil
  }
}
