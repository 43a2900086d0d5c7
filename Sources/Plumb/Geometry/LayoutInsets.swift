import Foundation

/// Distances inwards from the four edges of a rectangle, in points.
///
/// `leading` and `trailing` follow the writing direction; where an inset must stay on its side,
/// write left and right facts instead.
@frozen
public struct LayoutInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  @inlinable @inline(always)
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance from each edge.
  @inlinable @inline(always)
  public init(all distance: CGFloat) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  @inlinable @inline(always)
  public static var zero: LayoutInsets { LayoutInsets() }

  /// `rect` without the insets; a side that has no room left becomes 0.
  @inlinable @inline(always)
  public func inset(_ rect: CGRect, in direction: LayoutDirection) -> CGRect {
    let left = direction == .leftToRight ? leading : trailing
    return CGRect(
      x: rect.origin.x + left,
      y: rect.origin.y + top,
      width: max(0, rect.size.width - leading - trailing),
      height: max(0, rect.size.height - top - bottom))
  }
}

/// Which way the text of a host runs, and so where its leading edge is.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}
