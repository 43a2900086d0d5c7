// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setMiddleTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesTrailing {
  @_alwaysEmitIntoClient public func setMiddleTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its trailing already; add leading, center or width"
)
extension LayoutMaker where State: HoldsTrailing {
  @_alwaysEmitIntoClient public func setMiddleTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its trailing already; add leading, center or width"
)
extension LayoutMaker where State: HoldsTrailing {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesTrailing {
  @_alwaysEmitIntoClient public func setMiddleTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesTrailing {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "leading and trailing do not go with left and right: which side leading is on depends on the writing direction; add center, width or the other of left and right"
)
extension LayoutMaker where State: HoldsLeftOrRight {
  @_alwaysEmitIntoClient public func setMiddleTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesTrailing {
  @_alwaysEmitIntoClient public func setMiddleTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesTrailing {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its trailing; add leading, center or width"
)
extension LayoutMaker where State: TakesMiddleTrailing & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setMiddleTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesMiddleTrailing & TakesVerticalEdges & HorizontallyStarted {
  @_alwaysEmitIntoClient public func setMiddleTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a point: setMiddleTrailing(at: .measured { $0.middleTrailing })"
)
extension LayoutMaker where State: TakesMiddleTrailing {
  @_alwaysEmitIntoClient public func setMiddleTrailing(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingMiddleTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point is pinned as a value: setMiddleTrailing(at: photo.plumb.middleTrailing), or by a closure: setMiddleTrailing(at: .measured(on: photo) { $0.middleTrailing })"
)
extension LayoutMaker where State: TakesMiddleTrailing {
  @_alwaysEmitIntoClient public func pinMiddleTrailing(
    to: some LayoutReference,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingMiddleTrailing> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddleTrailing(to: some LayoutReference, with: CGPoint)
    -> LayoutMaker<State.AddingMiddleTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setMiddleTrailing(to: CGPoint(x: 8, y: 8)), setMiddleTrailing(inset: 8)"
)
extension LayoutMaker where State: TakesMiddleTrailing {
  @_alwaysEmitIntoClient public func setMiddleTrailing(
    _: CGPoint = .zero, x: CGFloat = 0, y: CGFloat = 0
  ) -> LayoutMaker<State.AddingMiddleTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured and not nil: setMiddleTrailing(to: CGPoint(x: 8, y: 8)), setMiddleTrailing(at: photo.plumb.middleTrailing)"
)
extension LayoutMaker where State: TakesMiddleTrailing {
  @_alwaysEmitIntoClient public func setMiddleTrailing(
    to: LayoutPlacePoint<Directional>? = nil, at: CGPoint = .zero, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingMiddleTrailing> { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleTrailing(at: some Any) -> LayoutMaker<
    State.AddingMiddleTrailing
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point given to at: moves along both axes: setMiddleTrailing(at: photo.plumb.middleTrailing.moved(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesMiddleTrailing {
  @_alwaysEmitIntoClient public func setMiddleTrailing(at: some Any, offset: some Any)
    -> LayoutMaker<State.AddingMiddleTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point of an area is measured: setMiddleTrailing(at: .parent.safeArea.middleTrailing), moved by .moved(x: 8, y: 8)"
)
extension LayoutMaker where State: TakesMiddleTrailing {
  @_alwaysEmitIntoClient public func setMiddleTrailing(inset: CGFloat, from: LayoutArea)
    -> LayoutMaker<State.AddingMiddleTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setMiddleTrailing(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesMiddleTrailing {
  @_alwaysEmitIntoClient public func setMiddleTrailing(offset: CGFloat) -> LayoutMaker<
    State.AddingMiddleTrailing
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setMiddleTrailing, and says what the numbers are: setMiddleTrailing(inset: 8), setMiddleTrailing(to: point)"
)
extension LayoutMaker where State: TakesMiddleTrailing {
  @_alwaysEmitIntoClient public func middleTrailing(_ distance: some Any = 0) -> LayoutMaker<
    State.AddingMiddleTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func middleTrailing(_ distance: some Any = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "start and end are leading and trailing: setMiddleTrailing(inset: 8), setMiddleTrailing(at: photo.plumb.middleTrailing)"
)
extension LayoutMaker where State: TakesMiddleTrailing {
  @_alwaysEmitIntoClient public func middleEnd(_ distance: CGFloat = 0) -> LayoutMaker<
    State.AddingMiddleTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func middleEnd(_ distance: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleEnd(inset: CGFloat) -> LayoutMaker<
    State.AddingMiddleTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleEnd(inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleEnd(at: some Any) -> LayoutMaker<
    State.AddingMiddleTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleEnd(at: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where the point is: setMiddleTrailing(inset: 0), setMiddleTrailing(at: title.plumb.middleTrailing)"
)
extension LayoutMaker where State: TakesMiddleTrailing {
  @_alwaysEmitIntoClient public func setMiddleTrailing() -> LayoutMaker<State.AddingMiddleTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "one inset is from both edges: setMiddleTrailing(inset: 8); two are two facts: setMiddle(offset: 8).setTrailing(inset: 12)"
)
extension LayoutMaker where State: TakesMiddleTrailing {
  @_alwaysEmitIntoClient public func setMiddleTrailing(inset: CGFloat, _ other: CGFloat)
    -> LayoutMaker<State.AddingMiddleTrailing>
  { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleTrailing(inset: CGPoint) -> LayoutMaker<
    State.AddingMiddleTrailing
  > { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleTrailing(middle: CGFloat, trailing: CGFloat)
    -> LayoutMaker<State.AddingMiddleTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setMiddleTrailing(to: CGPoint(x: 8, y: 8)), setMiddleTrailing(inset: 8)"
)
extension LayoutMaker where State: TakesMiddleTrailing {
  @_alwaysEmitIntoClient public func setMiddleTrailing(_ x: CGFloat, _ y: CGFloat) -> LayoutMaker<
    State.AddingMiddleTrailing
  > { unreachable() }
}
