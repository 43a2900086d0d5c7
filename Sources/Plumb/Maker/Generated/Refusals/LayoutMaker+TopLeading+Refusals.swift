// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setTopLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesLeading {
  @_alwaysEmitIntoClient public func setTopLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its leading already; add center, trailing or width"
)
extension LayoutMaker where State: HoldsLeading {
  @_alwaysEmitIntoClient public func setTopLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterTop.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its leading already; add center, trailing or width"
)
extension LayoutMaker where State: HoldsLeading {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension LayoutMaker where State: HoldsTop & TakesLeading {
  @_alwaysEmitIntoClient public func setTopLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingLeading.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension LayoutMaker where State: HoldsTop & TakesLeading {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "leading and trailing do not go with left and right: which side leading is on depends on the writing direction; add center, width or the other of left and right"
)
extension LayoutMaker where State: HoldsLeftOrRight {
  @_alwaysEmitIntoClient public func setTopLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AfterTop.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesLeading {
  @_alwaysEmitIntoClient public func setTopLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingLeading.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesLeading {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its leading; add center, trailing or width"
)
extension LayoutMaker where State: TakesTopLeading & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setTopLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension LayoutMaker where State: TakesTopLeading & TakesVerticalEdges & HorizontallyStarted {
  @_alwaysEmitIntoClient public func setTopLeading(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Directional>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a point: setTopLeading(at: .measured { $0.topLeading })"
)
extension LayoutMaker where State: TakesTopLeading {
  @_alwaysEmitIntoClient public func setTopLeading(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTopLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point is pinned as a value: setTopLeading(at: photo.plumb.topLeading), or by a closure: setTopLeading(at: .measured(on: photo) { $0.topLeading })"
)
extension LayoutMaker where State: TakesTopLeading {
  @_alwaysEmitIntoClient public func pinTopLeading(
    to: some LayoutReference,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTopLeading> { unreachable() }
  @_alwaysEmitIntoClient public func pinTopLeading(to: some LayoutReference, with: CGPoint)
    -> LayoutMaker<State.AddingTopLeading>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setTopLeading(to: CGPoint(x: 8, y: 8)), setTopLeading(inset: 8)"
)
extension LayoutMaker where State: TakesTopLeading {
  @_alwaysEmitIntoClient public func setTopLeading(
    _: CGPoint = .zero, x: CGFloat = 0, y: CGFloat = 0
  ) -> LayoutMaker<State.AddingTopLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured and not nil: setTopLeading(to: CGPoint(x: 8, y: 8)), setTopLeading(at: photo.plumb.topLeading)"
)
extension LayoutMaker where State: TakesTopLeading {
  @_alwaysEmitIntoClient public func setTopLeading(
    to: LayoutPlacePoint<Directional>? = nil, at: CGPoint = .zero, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingTopLeading> { unreachable() }
  @_alwaysEmitIntoClient public func setTopLeading(at: some Any) -> LayoutMaker<
    State.AddingTopLeading
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point given to at: moves along both axes: setTopLeading(at: photo.plumb.topLeading.moved(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesTopLeading {
  @_alwaysEmitIntoClient public func setTopLeading(at: some Any, offset: some Any) -> LayoutMaker<
    State.AddingTopLeading
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point of an area is measured: setTopLeading(at: .parent.safeArea.topLeading), moved by .moved(x: 8, y: 8)"
)
extension LayoutMaker where State: TakesTopLeading {
  @_alwaysEmitIntoClient public func setTopLeading(inset: CGFloat, from: LayoutArea) -> LayoutMaker<
    State.AddingTopLeading
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setTopLeading(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesTopLeading {
  @_alwaysEmitIntoClient public func setTopLeading(offset: CGFloat) -> LayoutMaker<
    State.AddingTopLeading
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setTopLeading, and says what the numbers are: setTopLeading(inset: 8), setTopLeading(to: point)"
)
extension LayoutMaker where State: TakesTopLeading {
  @_alwaysEmitIntoClient public func topLeading(_ distance: some Any = 0) -> LayoutMaker<
    State.AddingTopLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func topLeading(_ distance: some Any = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "start and end are leading and trailing: setTopLeading(inset: 8), setTopLeading(at: photo.plumb.topLeading)"
)
extension LayoutMaker where State: TakesTopLeading {
  @_alwaysEmitIntoClient public func topStart(_ distance: CGFloat = 0) -> LayoutMaker<
    State.AddingTopLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func topStart(_ distance: CGFloat = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setTopStart(inset: CGFloat) -> LayoutMaker<
    State.AddingTopLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopStart(inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setTopStart(at: some Any) -> LayoutMaker<
    State.AddingTopLeading
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopStart(at: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where the point is: setTopLeading(inset: 0), setTopLeading(at: title.plumb.topLeading)"
)
extension LayoutMaker where State: TakesTopLeading {
  @_alwaysEmitIntoClient public func setTopLeading() -> LayoutMaker<State.AddingTopLeading> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "one inset is from both edges: setTopLeading(inset: 8); two are two facts: setTop(inset: 8).setLeading(inset: 12)"
)
extension LayoutMaker where State: TakesTopLeading {
  @_alwaysEmitIntoClient public func setTopLeading(inset: CGFloat, _ other: CGFloat) -> LayoutMaker<
    State.AddingTopLeading
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTopLeading(inset: CGPoint) -> LayoutMaker<
    State.AddingTopLeading
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTopLeading(top: CGFloat, leading: CGFloat) -> LayoutMaker<
    State.AddingTopLeading
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setTopLeading(to: CGPoint(x: 8, y: 8)), setTopLeading(inset: 8)"
)
extension LayoutMaker where State: TakesTopLeading {
  @_alwaysEmitIntoClient public func setTopLeading(_ x: CGFloat, _ y: CGFloat) -> LayoutMaker<
    State.AddingTopLeading
  > { unreachable() }
}
