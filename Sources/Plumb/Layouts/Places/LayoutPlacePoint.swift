import Foundation

/// A point as a value: two places.
///
///     maker.setTopLeading(at: photo.plumb.topTrailing.moved(x: 8))
@frozen
public struct LayoutPlacePoint<X: LayoutAxis> {
  /// The horizontal place.
  public var x: LayoutPlace<X>
  /// The vertical place.
  public var y: LayoutPlace<Vertical>

  @_alwaysEmitIntoClient @inline(always)
  init(_ base: LayoutPlaceBase, _ x: LayoutAnchor, _ y: LayoutAnchor) {
    self.x = LayoutPlace(PositionSource(base, x))
    self.y = LayoutPlace(PositionSource(base, y))
  }

  @_alwaysEmitIntoClient @inline(always)
  init(_ x: LayoutPlace<X>, _ y: LayoutPlace<Vertical>) {
    self.x = x
    self.y = y
  }

  /// The point moved by `x` points along its horizontal axis (inwards, for a directional point) and
  /// by `y` points downwards.
  @_alwaysEmitIntoClient @inline(always)
  public func moved(x dx: CGFloat = 0, y dy: CGFloat = 0) -> Self {
    var point = self
    point.x = x + dx
    point.y = y + dy
    return point
  }
}
