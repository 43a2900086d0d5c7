import Foundation

/// How the text of a parent runs: which way, and across what width. It is all that is needed to turn a
/// place along the writing direction into an x and back.
@frozen
public struct Writing: Hashable, Sendable {
  public let direction: LayoutDirection
  /// The width of the parent's bounds, in points.
  public let width: CGFloat

  @inlinable @inline(always)
  init(direction: LayoutDirection, width: CGFloat) {
    self.direction = direction
    self.width = width
  }

  @inlinable @inline(always)
  init(of parent: some Layoutable) {
    self.init(direction: parent.layoutDirection, width: parent.layoutBounds.size.width)
  }

  /// The directional coordinate of an x, and the x of a directional coordinate: the way back is the
  /// way there.
  @inlinable @inline(always)
  func mirrored(_ coordinate: CGFloat) -> CGFloat {
    direction == .leftToRight ? coordinate : width - coordinate
  }
}
