import Foundation

/// A fact of the vertical axis: a position or the height. Written out as ``HorizontalFact`` is.
@frozen
public enum VerticalFact {
  case top(PositionSource<Vertical>)
  case middle(PositionSource<Vertical>)
  case bottom(PositionSource<Vertical>)
  case height(LengthSource<Vertical>)

  @inlinable @inline(always)
  static func position(_ position: VerticalPosition) -> VerticalFact {
    switch position {
    case .top(let source): .top(source)
    case .middle(let source): .middle(source)
    case .bottom(let source): .bottom(source)
    }
  }

  @inlinable @inline(always)
  static func length(_ source: LengthSource<Vertical>) -> VerticalFact { .height(source) }

  /// The facts of the axis, this one after one that is placed.
  @inlinable @inline(always)
  func placed(after first: Placement, in context: LayoutContext) -> PlacedFacts {
    switch self {
    case .top(let source):
      .span(Span(first, Placement(.start, source.coordinate(in: context))))
    case .middle(let source):
      .span(Span(first, Placement(.middle, source.coordinate(in: context))))
    case .bottom(let source):
      .span(Span(first, Placement(.end, source.coordinate(in: context))))
    case .height(let source):
      PlacedFacts(first, source.length(in: context))
    }
  }
}

extension VerticalFact: DecidedFact {
  public var kind: FactKind<Vertical> {
    switch self {
    case .top(let source): .position(.top(source))
    case .middle(let source): .position(.middle(source))
    case .bottom(let source): .position(.bottom(source))
    case .height(let source): .length(source)
    }
  }
}
