import Foundation

/// A point in the parent's coordinates: a place on a horizontal axis and one on the vertical axis.
///
/// `X` is ``Horizontal`` for the points made of left, center and right, and ``Directional`` for
/// those made of leading and trailing, so that the two kinds never meet.
@frozen
public struct LayoutPoint<X: LayoutAxis>: Hashable, Sendable {
  public var x: Position<X>
  public var y: Position<Vertical>

  @inlinable @inline(always)
  public init(x: Position<X>, y: Position<Vertical>) {
    self.x = x
    self.y = y
  }

  /// The point moved by `x` along its horizontal axis (inwards, for a directional point) and by `y`
  /// downwards.
  ///
  ///     $0.topLeading.moved(x: 8, y: 8)
  @inlinable @inline(always)
  public func moved(x dx: CGFloat = 0, y dy: CGFloat = 0) -> Self {
    LayoutPoint(x: x + dx, y: y + dy)
  }
}
