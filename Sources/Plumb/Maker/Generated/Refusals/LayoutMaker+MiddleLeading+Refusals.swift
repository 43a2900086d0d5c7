// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setMiddleLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesLeading {
  @_alwaysEmitIntoClient public func setMiddleLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its leading already; add center, trailing or width"
)
extension LayoutMaker where State: HoldsLeading {
  @_alwaysEmitIntoClient public func setMiddleLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its leading already; add center, trailing or width"
)
extension LayoutMaker where State: HoldsLeading {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesLeading {
  @_alwaysEmitIntoClient public func setMiddleLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingLeading.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesLeading {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "leading and trailing do not go with left and right: which side leading is on depends on the writing direction; add center, width or the other of left and right"
)
extension LayoutMaker where State: HoldsLeftOrRight {
  @_alwaysEmitIntoClient public func setMiddleLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesLeading {
  @_alwaysEmitIntoClient public func setMiddleLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingLeading.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesLeading {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its leading; add center, trailing or width"
)
extension LayoutMaker where State: TakesMiddleLeading & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setMiddleLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesMiddleLeading & TakesVerticalEdges & HorizontallyStarted {
  @_alwaysEmitIntoClient public func setMiddleLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a point: setMiddleLeading(at: .measured { $0.middleLeading })"
)
extension LayoutMaker where State: TakesMiddleLeading {
  @_alwaysEmitIntoClient public func setMiddleLeading(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingMiddleLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point is pinned as a value: setMiddleLeading(at: photo.plumb.middleLeading), or by a closure: setMiddleLeading(at: .measured(on: photo) { $0.middleLeading })"
)
extension LayoutMaker where State: TakesMiddleLeading {
  @_alwaysEmitIntoClient public func pinMiddleLeading(
    to: some LayoutReference,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingMiddleLeading> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddleLeading(to: some LayoutReference, with: CGPoint)
    -> LayoutMaker<State.AddingMiddleLeading>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setMiddleLeading(to: CGPoint(x: 8, y: 8)), setMiddleLeading(inset: 8)"
)
extension LayoutMaker where State: TakesMiddleLeading {
  @_alwaysEmitIntoClient public func setMiddleLeading(
    _: CGPoint = .zero, x: CGFloat = 0, y: CGFloat = 0
  ) -> LayoutMaker<State.AddingMiddleLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured and not nil: setMiddleLeading(to: CGPoint(x: 8, y: 8)), setMiddleLeading(at: photo.plumb.middleLeading)"
)
extension LayoutMaker where State: TakesMiddleLeading {
  @_alwaysEmitIntoClient public func setMiddleLeading(
    to: LayoutPlacePoint<Directional>? = nil, at: CGPoint = .zero, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingMiddleLeading> { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleLeading(at: some Any) -> LayoutMaker<
    State.AddingMiddleLeading
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point given to at: moves along both axes: setMiddleLeading(at: photo.plumb.middleLeading.moved(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesMiddleLeading {
  @_alwaysEmitIntoClient public func setMiddleLeading(at: some Any, offset: some Any)
    -> LayoutMaker<State.AddingMiddleLeading>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point of an area is measured: setMiddleLeading(at: .parent.safeArea.middleLeading), moved by .moved(x: 8, y: 8)"
)
extension LayoutMaker where State: TakesMiddleLeading {
  @_alwaysEmitIntoClient public func setMiddleLeading(inset: CGFloat, from: LayoutArea)
    -> LayoutMaker<State.AddingMiddleLeading>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setMiddleLeading(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesMiddleLeading {
  @_alwaysEmitIntoClient public func setMiddleLeading(offset: CGFloat) -> LayoutMaker<
    State.AddingMiddleLeading
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setMiddleLeading, and says what the numbers are: setMiddleLeading(inset: 8), setMiddleLeading(to: point)"
)
extension LayoutMaker where State: TakesMiddleLeading {
  @_alwaysEmitIntoClient public func middleLeading(_ distance: some Any = 0) -> LayoutMaker<
    State.AddingMiddleLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func middleLeading(_ distance: some Any = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "start and end are leading and trailing: setMiddleLeading(inset: 8), setMiddleLeading(at: photo.plumb.middleLeading)"
)
extension LayoutMaker where State: TakesMiddleLeading {
  @_alwaysEmitIntoClient public func middleStart(_ distance: CGFloat = 0) -> LayoutMaker<
    State.AddingMiddleLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func middleStart(_ distance: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleStart(inset: CGFloat) -> LayoutMaker<
    State.AddingMiddleLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleStart(inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleStart(at: some Any) -> LayoutMaker<
    State.AddingMiddleLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleStart(at: some Any)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where the point is: setMiddleLeading(inset: 0), setMiddleLeading(at: title.plumb.middleLeading)"
)
extension LayoutMaker where State: TakesMiddleLeading {
  @_alwaysEmitIntoClient public func setMiddleLeading() -> LayoutMaker<State.AddingMiddleLeading> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "one inset is from both edges: setMiddleLeading(inset: 8); two are two facts: setMiddle(offset: 8).setLeading(inset: 12)"
)
extension LayoutMaker where State: TakesMiddleLeading {
  @_alwaysEmitIntoClient public func setMiddleLeading(inset: CGFloat, _ other: CGFloat)
    -> LayoutMaker<State.AddingMiddleLeading>
  { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleLeading(inset: CGPoint) -> LayoutMaker<
    State.AddingMiddleLeading
  > { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleLeading(middle: CGFloat, leading: CGFloat)
    -> LayoutMaker<State.AddingMiddleLeading>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setMiddleLeading(to: CGPoint(x: 8, y: 8)), setMiddleLeading(inset: 8)"
)
extension LayoutMaker where State: TakesMiddleLeading {
  @_alwaysEmitIntoClient public func setMiddleLeading(_ x: CGFloat, _ y: CGFloat) -> LayoutMaker<
    State.AddingMiddleLeading
  > { unreachable() }
}
