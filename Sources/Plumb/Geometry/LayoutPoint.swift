import Foundation

/// A point in the parent's coordinates: a place on a horizontal axis and one on the vertical axis.
///
/// `X` is ``Horizontal`` for points made of left, center and right, and ``Directional`` for points made of leading and
/// trailing. The two kinds cannot be mixed.
@frozen
public struct LayoutPoint<X: LayoutAxis>: Equatable, Sendable {
  /// The horizontal place.
  public var x: Position<X>
  /// The vertical place.
  public var y: Position<Vertical>

  /// Makes a point from a horizontal and a vertical place.
  @_alwaysEmitIntoClient @inline(always)
  public init(x: Position<X>, y: Position<Vertical>) {
    self.x = x
    self.y = y
  }

  /// The point moved by `x` points along its horizontal axis (inwards, for a directional point) and
  /// by `y` points downwards.
  ///
  ///     $0.topLeading.moved(x: 8, y: 8)
  @_alwaysEmitIntoClient @inline(always)
  public func moved(x dx: CGFloat = 0, y dy: CGFloat = 0) -> Self {
    LayoutPoint(x: x + dx, y: y + dy)
  }
}
