import Foundation

/// Distances inwards from the four edges of a rectangle, in points.
///
/// `leading` and `trailing` follow the writing direction. If an inset must stay on its side, write
/// left and right facts instead.
@frozen
public struct LayoutInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Insets with the given distances, and 0 for the others.
  @_alwaysEmitIntoClient @inline(always)
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance from each edge.
  @_alwaysEmitIntoClient @inline(always)
  public init(all distance: CGFloat) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }

  /// Insets of `horizontal` points at the leading and trailing edges, and of `vertical` points at the top and bottom
  /// edges.
  ///
  ///     $0.stickOnParent(withInsets: LayoutInsets(horizontal: 16, vertical: 8))
  @_alwaysEmitIntoClient @inline(always)
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// No distance from any edge.
  @_alwaysEmitIntoClient @inline(always)
  public static var zero: LayoutInsets { LayoutInsets() }

  /// `rect` minus the insets. If the insets leave no length on an axis, the length becomes 0, and the rectangle is at
  /// the leading or top inset.
  @_alwaysEmitIntoClient @inline(always)
  public func inset(_ rect: CGRect, in direction: LayoutWritingDirection) -> CGRect {
    let width = max(0, rect.size.width - leading - trailing)
    let before = direction == .leftToRight ? leading : rect.size.width - leading - width
    return CGRect(
      x: rect.origin.x + before, y: rect.origin.y + top,
      width: width, height: max(0, rect.size.height - top - bottom))
  }
}

extension LayoutInsets {
  @available(
    *, unavailable,
    message:
      "insets follow the writing direction: LayoutInsets(top: 8, leading: 16, bottom: 8, trailing: 16)"
  )
  @_alwaysEmitIntoClient
  public init(top: CGFloat = 0, left: CGFloat, bottom: CGFloat = 0, right: CGFloat = 0) {
    unreachable()
  }
}
