import Foundation

// The closures that a source computes with.
//
// Guides have a type for each axis. A closure whose type depended on a type parameter would be called
// through a thunk, and one around the user's own would keep both in memory. So there is a case for each
// axis, and a source has the case of its own axis only. The kind is switched over first, because that is
// folded before a layout meets its caller.

/// Computes a position from the parent's guides.
@_documentation(visibility: internal)
@frozen
public enum PositionInParent<Axis: LayoutAxis> {
  case horizontal((LayoutGuide.Parent<Horizontal>) -> Position<Axis>)
  case directional((LayoutGuide.Parent<Directional>) -> Position<Axis>)
  case vertical((LayoutGuide.Parent<Vertical>) -> Position<Axis>)

  @_alwaysEmitIntoClient @inline(always)
  func callAsFunction(_ space: ParentSpace, _ parent: any Layoutable) -> Position<Axis> {
    switch Axis.kind {
    case .horizontal:
      if case .horizontal(let position) = self { return position(HorizontalGuide(space, parent)) }
    case .directional:
      if case .directional(let position) = self { return position(DirectionalGuide(space, parent)) }
    case .vertical:
      if case .vertical(let position) = self { return position(VerticalGuide(space, parent)) }
    }
    return Position(.nan)
  }
}
