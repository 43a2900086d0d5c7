import Foundation

// The closures that sources compute with.
//
// Guides have a type for each axis. A closure whose type depends on a type parameter would be called through a
// thunk, and a wrapper around the user's closure would keep both in memory. So there is a case for each axis, and
// a source only has the case of its own axis. The code switches over the kind first, because the optimizer folds
// that before it inlines a layout into its caller.

/// A closure that computes a position from the parent's guides.
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
