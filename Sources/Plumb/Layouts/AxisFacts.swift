import Foundation

/// The two facts that decide one axis of a frame: a position, and another position or a length. Two
/// lengths cannot be written down.
@frozen
public struct AxisFacts<Axis: FrameAxis> {
  /// A decided position; of two, the one that was decided earlier.
  @usableFromInline let position: Axis.PositionFact
  @usableFromInline let other: OtherFact<Axis>

  @inlinable @inline(always)
  init(_ position: Axis.PositionFact, _ other: OtherFact<Axis>) {
    self.position = position
    self.other = other
  }
}

/// What decides an axis besides a position.
@frozen
public enum OtherFact<Axis: FrameAxis> {
  case position(Axis.PositionFact)
  case length(LengthSource<Axis>)
}

// The two conversions below are the same but for the type of the facts. One generic conversion would
// serve both and cost every layout some thousand instructions: a payload of a generic type is kept in
// memory where one of a concrete type is folded away.

extension AxisFacts where Axis == Horizontal {
  /// The facts with all evaluated that does not need the other axis.
  @inlinable @inline(always)
  func placed(in context: LayoutContext) -> PlacedFacts {
    let placement = position.placement(in: context)
    switch other {
    case .position(let other): return .between(placement, other.placement(in: context))
    case .length(let length): return .sized(placement, length.length(in: context))
    }
  }
}

extension AxisFacts where Axis == Vertical {
  /// The facts with all evaluated that does not need the other axis.
  @inlinable @inline(always)
  func placed(in context: LayoutContext) -> PlacedFacts {
    let placement = position.placement(in: context)
    switch other {
    case .position(let other): return .between(placement, other.placement(in: context))
    case .length(let length): return .sized(placement, length.length(in: context))
    }
  }
}

/// The facts of one axis with all evaluated that does not need the other axis.
@frozen
public enum PlacedFacts {
  case between(Placement, Placement)
  case sized(Placement, AskedLength)

  /// What the facts tell of the length.
  @inlinable @inline(always)
  var length: AskedLength {
    switch self {
    case .between(let first, let second): .known(Span(first, second).length)
    case .sized(_, let length): length
    }
  }

  /// The span, once the length is known.
  @inlinable @inline(always)
  func span(_ length: CGFloat) -> Span {
    switch self {
    case .between(let first, let second): Span(first, second)
    case .sized(let placement, _): Span(placement, length: length)
    }
  }
}
