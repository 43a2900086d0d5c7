// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the widths along the row are decided already; lengths that weights add to come before the weights"
)
extension LayoutMaker where State: HoldsRowLengths {
  @_alwaysEmitIntoClient public func setWidth(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<Horizontal>) -> CGFloat)? = nil, toHeight: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinWidth(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Horizontal>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth() -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func fitWidth(
    by: @escaping (LayoutGuide.Parent<Horizontal>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a row places its children along it itself: decide widths, and what takes up the rest; where it begins and ends is decided in row(…)"
)
extension LayoutMaker where State: PlacesInRow {
  @_alwaysEmitIntoClient public func setLeft(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setCenter(
    to: CGFloat = 0, at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setCenter(at: LayoutPlace<Directional>, offset: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinCenter(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setRight(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Horizontal>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinRight(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setLeading(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinLeading(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setTrailing(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Directional>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Directional>) -> Position<Directional>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinTrailing(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setHorizontal(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Horizontal>? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a width at a ratio follows the height, which is not decided yet; decide the height first"
)
extension LayoutMaker where State: RowLacksLengthAcross & TakesWidth {
  @_alwaysEmitIntoClient public func setWidth(toHeight: CGFloat) -> LayoutMaker<State.AddingWidth> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "a height at a ratio follows the widths, which are not decided yet; decide the widths first"
)
extension LayoutMaker where State: RowLacksLengthsAlong & TakesHeight {
  @_alwaysEmitIntoClient public func setHeight(toWidth: CGFloat) -> LayoutMaker<State.AddingHeight>
  { unreachable() }
}
