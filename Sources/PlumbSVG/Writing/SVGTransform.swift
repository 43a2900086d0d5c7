import Foundation
import Plumb

/// The value of a `transform` attribute, which maps an element's coordinates to those of its parent.
struct SVGTransform {
  /// The value; nil for the identity.
  let attribute: String?

  static func translation(x: CGFloat, y: CGFloat) -> SVGTransform {
    let (x, y) = (x.decimal, y.decimal)
    return SVGTransform(attribute: x == "0" && y == "0" ? nil : "translate(\(x) \(y))")
  }
}

extension SVGTransform {
  /// Makes the map from the bounds of `view` to its parent.
  ///
  /// The matrix of a transformed view is written between two translations, about its anchor point. Combined into one
  /// matrix, rounding its numbers would move the view. So it moves nothing by more than a thousandth of the view's
  /// size.
  init(toParentOf view: HeadlessView) {
    let (bounds, transform) = (view.bounds, view.transform)
    guard transform != .identity else {
      let origin = view.frame.origin
      self = .translation(x: origin.x - bounds.origin.x, y: origin.y - bounds.origin.y)
      return
    }
    let (center, anchor) = (view.center, view.anchorPoint)
    let matrix = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    let steps = [
      Self.translation(x: center.x, y: center.y).attribute,
      "matrix(" + matrix.map { CGFloat($0).decimal }.joined(separator: " ") + ")",
      Self.translation(
        x: -bounds.origin.x - bounds.size.width * anchor.x,
        y: -bounds.origin.y - bounds.size.height * anchor.y
      ).attribute,
    ]
    self.init(attribute: steps.compactMap { $0 }.joined(separator: " "))
  }
}
