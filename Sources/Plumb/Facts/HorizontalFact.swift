import Foundation

/// A fact of the horizontal axis: a position or the width.
///
/// The positions are written out once more, and not held as a ``HorizontalPosition``: the optimizer
/// borrows what lies in one enumeration and copies what lies in two, one in the other.
@frozen
public enum HorizontalFact {
  case left(PositionSource<Horizontal>)
  case center(PositionSource<Horizontal>)
  case right(PositionSource<Horizontal>)
  case leading(PositionSource<Directional>)
  case trailing(PositionSource<Directional>)
  case width(LengthSource<Horizontal>)

  @inlinable @inline(always)
  static func position(_ position: HorizontalPosition) -> HorizontalFact {
    switch position {
    case .left(let source): .left(source)
    case .center(let source): .center(source)
    case .right(let source): .right(source)
    case .leading(let source): .leading(source)
    case .trailing(let source): .trailing(source)
    }
  }

  @inlinable @inline(always)
  static func length(_ source: LengthSource<Horizontal>) -> HorizontalFact { .width(source) }

  /// The facts of the axis, this one after one that is placed.
  @inlinable @inline(always)
  func placed(after first: Placement, in context: LayoutContext) -> PlacedFacts {
    switch self {
    case .left(let source):
      .span(Span(first, Placement(.start, source.coordinate(in: context))))
    case .center(let source):
      .span(Span(first, Placement(.middle, source.coordinate(in: context))))
    case .right(let source):
      .span(Span(first, Placement(.end, source.coordinate(in: context))))
    case .leading(let source):
      .span(
        Span(
          first, Placement(.start, distance: source.coordinate(in: context), in: context.writing)))
    case .trailing(let source):
      .span(
        Span(
          first, Placement(.end, distance: source.coordinate(in: context), in: context.writing)))
    case .width(let source):
      PlacedFacts(first, source.length(in: context))
    }
  }
}

extension HorizontalFact: DecidedFact {
  public var kind: FactKind<Horizontal> {
    switch self {
    case .left(let source): .position(.left(source))
    case .center(let source): .position(.center(source))
    case .right(let source): .position(.right(source))
    case .leading(let source): .position(.leading(source))
    case .trailing(let source): .position(.trailing(source))
    case .width(let source): .length(source)
    }
  }
}
