import Foundation
import Plumb

extension ImageBox {
  /// The frame of the whole image, in the coordinates of the bounds. It may be larger than the
  /// bounds.
  final var pictureFrame: CGRect {
    let bounds = bounds
    guard imageSize.width > 0, imageSize.height > 0, contentMode != .stretch else { return bounds }
    let across = bounds.size.width / imageSize.width
    let down = bounds.size.height / imageSize.height
    let scale = contentMode == .fit ? min(across, down) : max(across, down)
    let (width, height) = (imageSize.width * scale, imageSize.height * scale)
    return CGRect(
      x: bounds.origin.x + (bounds.size.width - width) / 2,
      y: bounds.origin.y + (bounds.size.height - height) / 2, width: width, height: height)
  }

  /// Draws a sun over two mountains.
  final func drawLandscape(in picture: CGRect, into canvas: inout SVG.Canvas) {
    let sun = picture.circle(x: 0.74, y: 0.28, radius: 0.11)
    canvas.fill(.ellipse(sun), with: .color(.white.opacity(0.85)))
    let far = [(0.3, 1), (0.68, 0.46), (1, 0.84), (1, 1)].map { picture.point(x: $0, y: $1) }
    canvas.fill(.polygon(far), with: .color(tint.lightened(0.15)))
    let near = [(0, 1), (0, 0.72), (0.32, 0.36), (0.8, 1)].map { picture.point(x: $0, y: $1) }
    canvas.fill(.polygon(near), with: .color(tint))
  }

  /// Draws a head and shoulders.
  final func drawPerson(in picture: CGRect, into canvas: inout SVG.Canvas) {
    let tint = tint
    canvas.clip(to: .rectangle(picture)) { canvas in
      let shoulders = picture.circle(x: 0.5, y: 1, radius: 0.36)
      canvas.fill(.ellipse(shoulders), with: .color(tint))
      let head = picture.circle(x: 0.5, y: 0.42, radius: 0.19)
      canvas.fill(.ellipse(head), with: .color(tint.mixed(with: .black, by: 0.15)))
    }
  }

  /// Draws the caption in the middle of the bounds, as large as they allow.
  final func drawCaption(into canvas: inout SVG.Canvas) {
    let measuring = MetricTextMeasuring()
    let bounds = bounds
    let perPoint = measuring.width(of: caption, in: SVG.Font(size: 1, weight: .bold))
    guard perPoint > 0 else { return }
    let size = min(bounds.size.height * 0.4, bounds.size.width * 0.8 / perPoint)
    let font = SVG.Font(size: size, weight: .bold)
    for line in measuring.lines(of: caption, in: font, width: bounds.size.width, limit: 1) {
      canvas.draw(
        line, left: bounds.origin.x + (bounds.size.width - line.width) / 2,
        baseline: bounds.origin.y + (bounds.size.height - measuring.lineHeight(of: font)) / 2
          + measuring.baseline(of: font),
        font: font, color: .white, direction: direction)
    }
  }
}

extension SVG.Color {
  /// The color, mixed with white.
  func lightened(_ part: CGFloat) -> SVG.Color { mixed(with: .white, by: part) }
}

extension CGRect {
  /// The point at fractions of the width and the height.
  fileprivate func point(x: CGFloat, y: CGFloat) -> CGPoint {
    CGPoint(x: origin.x + size.width * x, y: origin.y + size.height * y)
  }

  /// The box around a circle about a point. The radius is a fraction of the shorter side.
  fileprivate func circle(x: CGFloat, y: CGFloat, radius part: CGFloat) -> CGRect {
    let (center, radius) = (point(x: x, y: y), min(size.width, size.height) * part)
    return CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
