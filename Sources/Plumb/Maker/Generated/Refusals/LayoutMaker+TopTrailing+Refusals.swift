// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setTopTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesTrailing {
  @_alwaysEmitIntoClient public func setTopTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its trailing already; add leading, center or width"
)
extension LayoutMaker where State: HoldsTrailing {
  @_alwaysEmitIntoClient public func setTopTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterTop.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its trailing already; add leading, center or width"
)
extension LayoutMaker where State: HoldsTrailing {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension LayoutMaker where State: HoldsTop & TakesTrailing {
  @_alwaysEmitIntoClient public func setTopTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension LayoutMaker where State: HoldsTop & TakesTrailing {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "leading and trailing do not go with left and right: which side leading is on depends on the writing direction; add center, width or the other of left and right"
)
extension LayoutMaker where State: HoldsLeftOrRight {
  @_alwaysEmitIntoClient public func setTopTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterTop.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesTrailing {
  @_alwaysEmitIntoClient public func setTopTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesTrailing {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its trailing; add leading, center or width"
)
extension LayoutMaker where State: TakesTopTrailing & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setTopTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension LayoutMaker where State: TakesTopTrailing & TakesVerticalEdges & HorizontallyStarted {
  @_alwaysEmitIntoClient public func setTopTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a point: setTopTrailing(at: .measured { $0.topTrailing })"
)
extension LayoutMaker where State: TakesTopTrailing {
  @_alwaysEmitIntoClient public func setTopTrailing(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTopTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point is pinned as a value: setTopTrailing(at: photo.plumb.topTrailing), or by a closure: setTopTrailing(at: .measured(on: photo) { $0.topTrailing })"
)
extension LayoutMaker where State: TakesTopTrailing {
  @_alwaysEmitIntoClient public func pinTopTrailing(
    to: some LayoutReference,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTopTrailing> { unreachable() }
  @_alwaysEmitIntoClient public func pinTopTrailing(to: some LayoutReference, with: CGPoint)
    -> LayoutMaker<State.AddingTopTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setTopTrailing(to: CGPoint(x: 8, y: 8)), setTopTrailing(inset: 8)"
)
extension LayoutMaker where State: TakesTopTrailing {
  @_alwaysEmitIntoClient public func setTopTrailing(
    _: CGPoint = .zero, x: CGFloat = 0, y: CGFloat = 0
  ) -> LayoutMaker<State.AddingTopTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured and not nil: setTopTrailing(to: CGPoint(x: 8, y: 8)), setTopTrailing(at: photo.plumb.topTrailing)"
)
extension LayoutMaker where State: TakesTopTrailing {
  @_alwaysEmitIntoClient public func setTopTrailing(
    to: LayoutPlacePoint<Directional>? = nil, at: CGPoint = .zero, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingTopTrailing> { unreachable() }
  @_alwaysEmitIntoClient public func setTopTrailing(at: some Any) -> LayoutMaker<
    State.AddingTopTrailing
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point given to at: moves along both axes: setTopTrailing(at: photo.plumb.topTrailing.moved(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesTopTrailing {
  @_alwaysEmitIntoClient public func setTopTrailing(at: some Any, offset: some Any) -> LayoutMaker<
    State.AddingTopTrailing
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point of an area is measured: setTopTrailing(at: .parent.safeArea.topTrailing), moved by .moved(x: 8, y: 8)"
)
extension LayoutMaker where State: TakesTopTrailing {
  @_alwaysEmitIntoClient public func setTopTrailing(inset: CGFloat, from: LayoutArea)
    -> LayoutMaker<State.AddingTopTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setTopTrailing(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesTopTrailing {
  @_alwaysEmitIntoClient public func setTopTrailing(offset: CGFloat) -> LayoutMaker<
    State.AddingTopTrailing
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setTopTrailing, and says what the numbers are: setTopTrailing(inset: 8), setTopTrailing(to: point)"
)
extension LayoutMaker where State: TakesTopTrailing {
  @_alwaysEmitIntoClient public func topTrailing(_ distance: some Any = 0) -> LayoutMaker<
    State.AddingTopTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func topTrailing(_ distance: some Any = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "start and end are leading and trailing: setTopTrailing(inset: 8), setTopTrailing(at: photo.plumb.topTrailing)"
)
extension LayoutMaker where State: TakesTopTrailing {
  @_alwaysEmitIntoClient public func topEnd(_ distance: CGFloat = 0) -> LayoutMaker<
    State.AddingTopTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func topEnd(_ distance: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setTopEnd(inset: CGFloat) -> LayoutMaker<
    State.AddingTopTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopEnd(inset: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTopEnd(at: some Any) -> LayoutMaker<State.AddingTopTrailing>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopEnd(at: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where the point is: setTopTrailing(inset: 0), setTopTrailing(at: title.plumb.topTrailing)"
)
extension LayoutMaker where State: TakesTopTrailing {
  @_alwaysEmitIntoClient public func setTopTrailing() -> LayoutMaker<State.AddingTopTrailing> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "one inset is from both edges: setTopTrailing(inset: 8); two are two facts: setTop(inset: 8).setTrailing(inset: 12)"
)
extension LayoutMaker where State: TakesTopTrailing {
  @_alwaysEmitIntoClient public func setTopTrailing(inset: CGFloat, _ other: CGFloat)
    -> LayoutMaker<State.AddingTopTrailing>
  { unreachable() }
  @_alwaysEmitIntoClient public func setTopTrailing(inset: CGPoint) -> LayoutMaker<
    State.AddingTopTrailing
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTopTrailing(top: CGFloat, trailing: CGFloat) -> LayoutMaker<
    State.AddingTopTrailing
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setTopTrailing(to: CGPoint(x: 8, y: 8)), setTopTrailing(inset: 8)"
)
extension LayoutMaker where State: TakesTopTrailing {
  @_alwaysEmitIntoClient public func setTopTrailing(_ x: CGFloat, _ y: CGFloat) -> LayoutMaker<
    State.AddingTopTrailing
  > { unreachable() }
}
