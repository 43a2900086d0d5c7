import Foundation

/// The part of a rectangle along one axis: its origin and its length, in points.
@_documentation(visibility: internal)
@frozen
public struct LayoutSpan: Equatable, Sendable {
  public var origin: CGFloat
  public var length: CGFloat

  @_alwaysEmitIntoClient @inline(always)
  init(origin: CGFloat, length: CGFloat) {
    self.origin = origin
    self.length = length
  }

  /// The coordinate at which the span ends.
  @_alwaysEmitIntoClient @inline(always)
  var end: CGFloat { origin + length }

  /// The span with the same length at the origin 0.
  var fromZero: LayoutSpan { LayoutSpan(origin: 0, length: length) }

  /// The coordinate at a part of the length: 0 is the origin, and 1 is the end.
  @_alwaysEmitIntoClient @inline(always)
  func coordinate(at part: CGFloat) -> CGFloat { origin + length * part }

  /// The smallest span that encloses this one and `other`.
  @_alwaysEmitIntoClient @inline(always)
  func box(with other: LayoutSpan) -> LayoutSpan {
    let origin = min(origin, other.origin)
    return LayoutSpan(origin: origin, length: max(end, other.end) - origin)
  }

  /// The span with another length. The coordinate at `part` of the length stays the same.
  func resized(to length: CGFloat, from part: CGFloat) -> LayoutSpan {
    LayoutSpan(origin: origin + (self.length - length) * part, length: length)
  }
}

extension LayoutSpan {
  /// The span of `rect` along the axis of a frame.
  @_alwaysEmitIntoClient @inline(always)
  init<Axis: FrameAxis>(of rect: CGRect, along axis: Axis.Type) {
    self = axis.span(of: rect, in: ParentSpace(bounds: .zero, direction: .leftToRight))
  }

  /// The span of `rect`, a rectangle in the coordinates of `space`, along any axis.
  @_alwaysEmitIntoClient @inline(always)
  init<Axis: LayoutAxis>(of rect: CGRect, along axis: Axis.Type, in space: ParentSpace) {
    self = axis.span(of: rect, in: space)
  }
}

extension CGRect {
  /// The rectangle with the given spans.
  @_alwaysEmitIntoClient @inline(always)
  init(horizontal: LayoutSpan, vertical: LayoutSpan) {
    self.init(
      origin: CGPoint(x: horizontal.origin, y: vertical.origin),
      size: CGSize(width: horizontal.length, height: vertical.length))
  }

  /// Whether every number is finite and no length is negative.
  @_alwaysEmitIntoClient @inline(always)
  var isSound: Bool {
    let sum = origin.x + origin.y + size.width + size.height
    return size.width >= 0 && size.height >= 0 && sum - sum == 0
  }

  /// The smallest rectangle that encloses this one and `other`, even if one of them is empty.
  @_alwaysEmitIntoClient @inline(always)
  func box(with other: CGRect) -> CGRect {
    CGRect(
      horizontal: LayoutSpan(of: self, along: Horizontal.self)
        .box(with: LayoutSpan(of: other, along: Horizontal.self)),
      vertical: LayoutSpan(of: self, along: Vertical.self)
        .box(with: LayoutSpan(of: other, along: Vertical.self)))
  }
}
