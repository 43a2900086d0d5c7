// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the heights along the column are decided already; lengths that weights add to come before the weights"
)
extension LayoutMaker where State: HoldsColumnLengths {
  @_alwaysEmitIntoClient public func setHeight(
    to: CGFloat = 0, part: CGFloat = 0, like: LayoutLength<Vertical>? = nil,
    by: ((LayoutGuide.Parent<Vertical>) -> CGFloat)? = nil, toWidth: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinHeight(
    to: some LayoutReference, with: @escaping (LayoutGuide.Reference<Vertical>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight() -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func fitHeight(
    by: @escaping (LayoutGuide.Parent<Vertical>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a column places its children along it itself: decide heights, and what takes up the rest; where it begins and ends is decided in column(…)"
)
extension LayoutMaker where State: PlacesInColumn {
  @_alwaysEmitIntoClient public func setTop(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinTop(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setMiddle(
    to: CGFloat = 0, at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    from: LayoutArea = .bounds, by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddle(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setBottom(
    to: CGFloat = 0, inset: CGFloat = 0, from: LayoutArea = .bounds,
    at: LayoutPlace<Vertical>? = nil, offset: CGFloat = 0,
    by: ((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottom(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setVertical(
    at: CGFloat, to: CGFloat = 0, on: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setFirstBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setLastBaseline(
    to: CGFloat = 0, inset: CGFloat = 0, at: LayoutPlace<Vertical>? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message: "a height at a ratio follows the width, which is not decided yet; decide the width first"
)
extension LayoutMaker where State: ColumnLacksLengthAcross & TakesHeight {
  @_alwaysEmitIntoClient public func setHeight(toWidth: CGFloat) -> LayoutMaker<State.AddingHeight>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a width at a ratio follows the heights, which are not decided yet; decide the heights first"
)
extension LayoutMaker where State: ColumnLacksLengthsAlong & TakesWidth {
  @_alwaysEmitIntoClient public func setWidth(toHeight: CGFloat) -> LayoutMaker<State.AddingWidth> {
    unreachable()
  }
}
