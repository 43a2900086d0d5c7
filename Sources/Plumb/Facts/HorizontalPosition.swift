import Foundation

/// A position fact of the horizontal axis: which part of the frame, and where it comes from.
///
/// Facts are enumerations with one word each besides closures on purpose. The optimizer takes the
/// state of a maker apart, and so folds a whole chain into the arithmetic that one would write by
/// hand, only while the state has no more than six such words.
@frozen
public enum HorizontalPosition {
  case left(PositionSource<Horizontal>)
  case center(PositionSource<Horizontal>)
  case right(PositionSource<Horizontal>)
  case leading(PositionSource<Directional>)
  case trailing(PositionSource<Directional>)

  /// Which part of the frame lies at which x; NaN where a reference is missing.
  @inlinable @inline(always)
  public func placement(in context: LayoutContext) -> Placement {
    switch self {
    case .left(let source): Placement(.start, source.coordinate(in: context))
    case .center(let source): Placement(.middle, source.coordinate(in: context))
    case .right(let source): Placement(.end, source.coordinate(in: context))
    case .leading(let source):
      Placement(.start, distance: source.coordinate(in: context), in: context.writing)
    case .trailing(let source):
      Placement(.end, distance: source.coordinate(in: context), in: context.writing)
    }
  }
}

extension Placement {
  /// The placement of `anchor`, counted along the writing direction, at a distance from the parent's
  /// leading edge.
  @inlinable @inline(always)
  init(_ anchor: Anchor, distance: CGFloat, in writing: Writing) {
    self.init(
      writing.direction == .leftToRight ? anchor : anchor.mirrored, writing.mirrored(distance))
  }
}
