import Foundation

/// A position fact: the place of one part of the frame.
@_documentation(visibility: internal)
@frozen
public enum PositionFact<Axis: FrameAxis> {
  /// An edge or the middle.
  case anchor(LayoutAnchor, PositionSource<Axis>)
  /// An edge along the writing direction.
  case directional(LayoutAnchor, PositionSource<Directional>)
  /// Any part of the frame.
  case part(PartFact<Axis>)
  /// A baseline of the child's text.
  case baseline(BaselineFact<Axis>)

  @_alwaysEmitIntoClient @inline(always)
  public static func start(_ source: PositionSource<Axis>) -> Self { .anchor(.start, source) }
  @_alwaysEmitIntoClient @inline(always)
  public static func middle(_ source: PositionSource<Axis>) -> Self { .anchor(.middle, source) }
  @_alwaysEmitIntoClient @inline(always)
  public static func end(_ source: PositionSource<Axis>) -> Self { .anchor(.end, source) }
  @_alwaysEmitIntoClient @inline(always)
  static func leading(_ source: PositionSource<Directional>) -> Self {
    .directional(.start, source)
  }
  @_alwaysEmitIntoClient @inline(always)
  static func trailing(_ source: PositionSource<Directional>) -> Self {
    .directional(.end, source)
  }
}

/// A position fact about any part of the frame. It is a class, so that the enums that contain it stay small: see
/// ``PositionSource``.
@_documentation(visibility: internal)
public final class PartFact<Axis: FrameAxis> {
  let part: CGFloat
  let source: PositionSource<Axis>

  @usableFromInline
  init(_ part: CGFloat, _ source: PositionSource<Axis>) {
    self.part = part
    self.source = source
  }
}

/// The second of the two facts that decide an axis.
@_documentation(visibility: internal)
@frozen
public enum SecondFact<Axis: FrameAxis> {
  case position(PositionFact<Axis>)
  case length(LengthSource<Axis>)
}

/// The two facts that decide one axis of a frame: a position, and another position or a length. Two lengths
/// cannot be expressed.
@_documentation(visibility: internal)
@frozen
public struct AxisFacts<Axis: FrameAxis> {
  /// A decided position; of two positions, the one decided earlier.
  @usableFromInline let first: PositionFact<Axis>
  @usableFromInline let second: SecondFact<Axis>

  @_alwaysEmitIntoClient @inline(always)
  public init(_ first: PositionFact<Axis>, _ second: SecondFact<Axis>) {
    self.first = first
    self.second = second
  }
}
