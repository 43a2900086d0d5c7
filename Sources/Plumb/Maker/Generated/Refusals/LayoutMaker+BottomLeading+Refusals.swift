// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setBottomLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesLeading {
  @_alwaysEmitIntoClient public func setBottomLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its leading already; add center, trailing or width"
)
extension LayoutMaker where State: HoldsLeading {
  @_alwaysEmitIntoClient public func setBottomLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its leading already; add center, trailing or width"
)
extension LayoutMaker where State: HoldsLeading {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom & TakesLeading {
  @_alwaysEmitIntoClient public func setBottomLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingLeading.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom & TakesLeading {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "leading and trailing do not go with left and right: which side leading is on depends on the writing direction; add center, width or the other of left and right"
)
extension LayoutMaker where State: HoldsLeftOrRight {
  @_alwaysEmitIntoClient public func setBottomLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesLeading {
  @_alwaysEmitIntoClient public func setBottomLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingLeading.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesLeading {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its leading; add center, trailing or width"
)
extension LayoutMaker where State: TakesBottomLeading & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setBottomLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension LayoutMaker where State: TakesBottomLeading & TakesVerticalEdges & HorizontallyStarted {
  @_alwaysEmitIntoClient public func setBottomLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a point: setBottomLeading(at: .measured { $0.bottomLeading })"
)
extension LayoutMaker where State: TakesBottomLeading {
  @_alwaysEmitIntoClient public func setBottomLeading(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingBottomLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point is pinned as a value: setBottomLeading(at: photo.plumb.bottomLeading), or by a closure: setBottomLeading(at: .measured(on: photo) { $0.bottomLeading })"
)
extension LayoutMaker where State: TakesBottomLeading {
  @_alwaysEmitIntoClient public func pinBottomLeading(
    to: some LayoutReference,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingBottomLeading> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottomLeading(to: some LayoutReference, with: CGPoint)
    -> LayoutMaker<State.AddingBottomLeading>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setBottomLeading(to: CGPoint(x: 8, y: 8)), setBottomLeading(inset: 8)"
)
extension LayoutMaker where State: TakesBottomLeading {
  @_alwaysEmitIntoClient public func setBottomLeading(
    _: CGPoint = .zero, x: CGFloat = 0, y: CGFloat = 0
  ) -> LayoutMaker<State.AddingBottomLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured and not nil: setBottomLeading(to: CGPoint(x: 8, y: 8)), setBottomLeading(at: photo.plumb.bottomLeading)"
)
extension LayoutMaker where State: TakesBottomLeading {
  @_alwaysEmitIntoClient public func setBottomLeading(
    to: LayoutPlacePoint<Directional>? = nil, at: CGPoint = .zero, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingBottomLeading> { unreachable() }
  @_alwaysEmitIntoClient public func setBottomLeading(at: some Any) -> LayoutMaker<
    State.AddingBottomLeading
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point given to at: moves along both axes: setBottomLeading(at: photo.plumb.bottomLeading.moved(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesBottomLeading {
  @_alwaysEmitIntoClient public func setBottomLeading(at: some Any, offset: some Any)
    -> LayoutMaker<State.AddingBottomLeading>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point of an area is measured: setBottomLeading(at: .parent.safeArea.bottomLeading), moved by .moved(x: 8, y: 8)"
)
extension LayoutMaker where State: TakesBottomLeading {
  @_alwaysEmitIntoClient public func setBottomLeading(inset: CGFloat, from: LayoutArea)
    -> LayoutMaker<State.AddingBottomLeading>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setBottomLeading(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesBottomLeading {
  @_alwaysEmitIntoClient public func setBottomLeading(offset: CGFloat) -> LayoutMaker<
    State.AddingBottomLeading
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setBottomLeading, and says what the numbers are: setBottomLeading(inset: 8), setBottomLeading(to: point)"
)
extension LayoutMaker where State: TakesBottomLeading {
  @_alwaysEmitIntoClient public func bottomLeading(_ distance: some Any = 0) -> LayoutMaker<
    State.AddingBottomLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomLeading(_ distance: some Any = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "start and end are leading and trailing: setBottomLeading(inset: 8), setBottomLeading(at: photo.plumb.bottomLeading)"
)
extension LayoutMaker where State: TakesBottomLeading {
  @_alwaysEmitIntoClient public func bottomStart(_ distance: CGFloat = 0) -> LayoutMaker<
    State.AddingBottomLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomStart(_ distance: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setBottomStart(inset: CGFloat) -> LayoutMaker<
    State.AddingBottomLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomStart(inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setBottomStart(at: some Any) -> LayoutMaker<
    State.AddingBottomLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomStart(at: some Any)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where the point is: setBottomLeading(inset: 0), setBottomLeading(at: title.plumb.bottomLeading)"
)
extension LayoutMaker where State: TakesBottomLeading {
  @_alwaysEmitIntoClient public func setBottomLeading() -> LayoutMaker<State.AddingBottomLeading> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "one inset is from both edges: setBottomLeading(inset: 8); two are two facts: setBottom(inset: 8).setLeading(inset: 12)"
)
extension LayoutMaker where State: TakesBottomLeading {
  @_alwaysEmitIntoClient public func setBottomLeading(inset: CGFloat, _ other: CGFloat)
    -> LayoutMaker<State.AddingBottomLeading>
  { unreachable() }
  @_alwaysEmitIntoClient public func setBottomLeading(inset: CGPoint) -> LayoutMaker<
    State.AddingBottomLeading
  > { unreachable() }
  @_alwaysEmitIntoClient public func setBottomLeading(bottom: CGFloat, leading: CGFloat)
    -> LayoutMaker<State.AddingBottomLeading>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setBottomLeading(to: CGPoint(x: 8, y: 8)), setBottomLeading(inset: 8)"
)
extension LayoutMaker where State: TakesBottomLeading {
  @_alwaysEmitIntoClient public func setBottomLeading(_ x: CGFloat, _ y: CGFloat) -> LayoutMaker<
    State.AddingBottomLeading
  > { unreachable() }
}
