// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setBottomTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesTrailing {
  @_alwaysEmitIntoClient public func setBottomTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its trailing already; add leading, center or width"
)
extension LayoutMaker where State: HoldsTrailing {
  @_alwaysEmitIntoClient public func setBottomTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its trailing already; add leading, center or width"
)
extension LayoutMaker where State: HoldsTrailing {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom & TakesTrailing {
  @_alwaysEmitIntoClient public func setBottomTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom & TakesTrailing {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "leading and trailing do not go with left and right: which side leading is on depends on the writing direction; add center, width or the other of left and right"
)
extension LayoutMaker where State: HoldsLeftOrRight {
  @_alwaysEmitIntoClient public func setBottomTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesTrailing {
  @_alwaysEmitIntoClient public func setBottomTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesTrailing {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its trailing; add leading, center or width"
)
extension LayoutMaker where State: TakesBottomTrailing & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setBottomTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension LayoutMaker where State: TakesBottomTrailing & TakesVerticalEdges & HorizontallyStarted {
  @_alwaysEmitIntoClient public func setBottomTrailing(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a point: setBottomTrailing(at: .measured { $0.bottomTrailing })"
)
extension LayoutMaker where State: TakesBottomTrailing {
  @_alwaysEmitIntoClient public func setBottomTrailing(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingBottomTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point is pinned as a value: setBottomTrailing(at: photo.plumb.bottomTrailing), or by a closure: setBottomTrailing(at: .measured(on: photo) { $0.bottomTrailing })"
)
extension LayoutMaker where State: TakesBottomTrailing {
  @_alwaysEmitIntoClient public func pinBottomTrailing(
    to: some LayoutReference,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingBottomTrailing> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottomTrailing(to: some LayoutReference, with: CGPoint)
    -> LayoutMaker<State.AddingBottomTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setBottomTrailing(to: CGPoint(x: 8, y: 8)), setBottomTrailing(inset: 8)"
)
extension LayoutMaker where State: TakesBottomTrailing {
  @_alwaysEmitIntoClient public func setBottomTrailing(
    _: CGPoint = .zero, x: CGFloat = 0, y: CGFloat = 0
  ) -> LayoutMaker<State.AddingBottomTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured and not nil: setBottomTrailing(to: CGPoint(x: 8, y: 8)), setBottomTrailing(at: photo.plumb.bottomTrailing)"
)
extension LayoutMaker where State: TakesBottomTrailing {
  @_alwaysEmitIntoClient public func setBottomTrailing(
    to: LayoutPlacePoint<Directional>? = nil, at: CGPoint = .zero, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingBottomTrailing> { unreachable() }
  @_alwaysEmitIntoClient public func setBottomTrailing(at: some Any) -> LayoutMaker<
    State.AddingBottomTrailing
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point given to at: moves along both axes: setBottomTrailing(at: photo.plumb.bottomTrailing.moved(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesBottomTrailing {
  @_alwaysEmitIntoClient public func setBottomTrailing(at: some Any, offset: some Any)
    -> LayoutMaker<State.AddingBottomTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point of an area is measured: setBottomTrailing(at: .parent.safeArea.bottomTrailing), moved by .moved(x: 8, y: 8)"
)
extension LayoutMaker where State: TakesBottomTrailing {
  @_alwaysEmitIntoClient public func setBottomTrailing(inset: CGFloat, from: LayoutArea)
    -> LayoutMaker<State.AddingBottomTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setBottomTrailing(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesBottomTrailing {
  @_alwaysEmitIntoClient public func setBottomTrailing(offset: CGFloat) -> LayoutMaker<
    State.AddingBottomTrailing
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setBottomTrailing, and says what the numbers are: setBottomTrailing(inset: 8), setBottomTrailing(to: point)"
)
extension LayoutMaker where State: TakesBottomTrailing {
  @_alwaysEmitIntoClient public func bottomTrailing(_ distance: some Any = 0) -> LayoutMaker<
    State.AddingBottomTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomTrailing(_ distance: some Any = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "start and end are leading and trailing: setBottomTrailing(inset: 8), setBottomTrailing(at: photo.plumb.bottomTrailing)"
)
extension LayoutMaker where State: TakesBottomTrailing {
  @_alwaysEmitIntoClient public func bottomEnd(_ distance: CGFloat = 0) -> LayoutMaker<
    State.AddingBottomTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomEnd(_ distance: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setBottomEnd(inset: CGFloat) -> LayoutMaker<
    State.AddingBottomTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomEnd(inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setBottomEnd(at: some Any) -> LayoutMaker<
    State.AddingBottomTrailing
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomEnd(at: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where the point is: setBottomTrailing(inset: 0), setBottomTrailing(at: title.plumb.bottomTrailing)"
)
extension LayoutMaker where State: TakesBottomTrailing {
  @_alwaysEmitIntoClient public func setBottomTrailing() -> LayoutMaker<State.AddingBottomTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "one inset is from both edges: setBottomTrailing(inset: 8); two are two facts: setBottom(inset: 8).setTrailing(inset: 12)"
)
extension LayoutMaker where State: TakesBottomTrailing {
  @_alwaysEmitIntoClient public func setBottomTrailing(inset: CGFloat, _ other: CGFloat)
    -> LayoutMaker<State.AddingBottomTrailing>
  { unreachable() }
  @_alwaysEmitIntoClient public func setBottomTrailing(inset: CGPoint) -> LayoutMaker<
    State.AddingBottomTrailing
  > { unreachable() }
  @_alwaysEmitIntoClient public func setBottomTrailing(bottom: CGFloat, trailing: CGFloat)
    -> LayoutMaker<State.AddingBottomTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setBottomTrailing(to: CGPoint(x: 8, y: 8)), setBottomTrailing(inset: 8)"
)
extension LayoutMaker where State: TakesBottomTrailing {
  @_alwaysEmitIntoClient public func setBottomTrailing(_ x: CGFloat, _ y: CGFloat) -> LayoutMaker<
    State.AddingBottomTrailing
  > { unreachable() }
}
