import Foundation

/// The two facts that decide one axis of a frame: a position, and another position or a length. Two
/// lengths cannot be written down.
@frozen
public struct AxisFacts<Axis: FrameAxis> {
  /// A decided position; of two, the one that was decided earlier.
  @usableFromInline let position: Axis.PositionFact
  @usableFromInline let other: Axis.Fact

  @inlinable @inline(always)
  init(_ position: Axis.PositionFact, _ other: Axis.Fact) {
    self.position = position
    self.other = other
  }
}

// What follows is the same for both axes but for the type of the facts. A generic function would serve
// both and cost every layout some thousand instructions: a payload of a generic type is kept in memory
// where one of a concrete type is folded away.

extension AxisFacts where Axis == Horizontal {
  /// The facts with all evaluated that does not need the other axis.
  @inlinable @inline(always)
  func placed(in context: LayoutContext) -> PlacedFacts {
    other.placed(after: position.placement(in: context), in: context)
  }
}

extension AxisFacts where Axis == Vertical {
  /// The facts with all evaluated that does not need the other axis.
  @inlinable @inline(always)
  func placed(in context: LayoutContext) -> PlacedFacts {
    other.placed(after: position.placement(in: context), in: context)
  }
}
