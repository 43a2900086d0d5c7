import Foundation

/// What a rectangle is along one axis: where it begins and how long it is, in points.
@frozen
public struct Span: Equatable, Sendable {
  public var origin: CGFloat
  public var length: CGFloat

  @inlinable @inline(always)
  public init(origin: CGFloat, length: CGFloat) {
    self.origin = origin
    self.length = length
  }

  /// Where the span ends.
  @inlinable @inline(always)
  public var end: CGFloat { origin + length }
}
