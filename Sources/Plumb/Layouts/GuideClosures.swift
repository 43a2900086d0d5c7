import Foundation

// The closures that a source computes with.
//
// Each has a case for each type of guide. If a verb made one type of them all, by a closure around the
// user's own, the optimizer would keep both closures in memory; if their type depended on a type parameter,
// each call would go through a thunk. What is computed along both axes is one side of a point or of a
// size, so there the verb's closure is needed anyway, and gets the base of a guide.

/// Computes a position from the parent's guides.
@_documentation(visibility: internal)
@frozen
public enum PositionInParent<Axis: LayoutAxis> {
  case horizontal((HorizontalGuide<LayoutGuide.OfParent>) -> Position<Axis>)
  case directional((DirectionalGuide<LayoutGuide.OfParent>) -> Position<Axis>)
  case vertical((VerticalGuide<LayoutGuide.OfParent>) -> Position<Axis>)
  case plane((LayoutGuide.OfParent) -> Position<Axis>)

  @inlinable @inline(always)
  func callAsFunction(_ parent: LayoutGuide.OfParent) -> Position<Axis> {
    switch self {
    case .horizontal(let position): position(HorizontalGuide(parent))
    case .directional(let position): position(DirectionalGuide(parent))
    case .vertical(let position): position(VerticalGuide(parent))
    case .plane(let position): position(parent)
    }
  }
}

/// Computes a position from a reference's guides.
@_documentation(visibility: internal)
@frozen
public enum PositionOnReference<Axis: LayoutAxis> {
  case horizontal((HorizontalGuide<LayoutGuide.OfReference>) -> Position<Axis>)
  case directional((DirectionalGuide<LayoutGuide.OfReference>) -> Position<Axis>)
  case vertical((VerticalGuide<LayoutGuide.OfReference>) -> Position<Axis>)
  case plane((LayoutGuide.OfReference) -> Position<Axis>)

  @inlinable @inline(always)
  func callAsFunction(_ reference: LayoutGuide.OfReference) -> Position<Axis> {
    switch self {
    case .horizontal(let position): position(HorizontalGuide(reference))
    case .directional(let position): position(DirectionalGuide(reference))
    case .vertical(let position): position(VerticalGuide(reference))
    case .plane(let position): position(reference)
    }
  }
}

/// Computes a length from the parent's guides.
@_documentation(visibility: internal)
@frozen
public enum LengthInParent {
  case horizontal((HorizontalGuide<LayoutGuide.OfParent>) -> CGFloat)
  case vertical((VerticalGuide<LayoutGuide.OfParent>) -> CGFloat)
  case plane((LayoutGuide.OfParent) -> CGFloat)

  @inlinable @inline(always)
  func callAsFunction(_ parent: LayoutGuide.OfParent) -> CGFloat {
    switch self {
    case .horizontal(let length): length(HorizontalGuide(parent))
    case .vertical(let length): length(VerticalGuide(parent))
    case .plane(let length): length(parent)
    }
  }
}

/// Computes a length from a reference's guides.
@_documentation(visibility: internal)
@frozen
public enum LengthOnReference {
  case horizontal((HorizontalGuide<LayoutGuide.OfReference>) -> CGFloat)
  case vertical((VerticalGuide<LayoutGuide.OfReference>) -> CGFloat)
  case plane((LayoutGuide.OfReference) -> CGFloat)

  @inlinable @inline(always)
  func callAsFunction(_ reference: LayoutGuide.OfReference) -> CGFloat {
    switch self {
    case .horizontal(let length): length(HorizontalGuide(reference))
    case .vertical(let length): length(VerticalGuide(reference))
    case .plane(let length): length(reference)
    }
  }
}
