// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setTopCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
  @_alwaysEmitIntoClient public func setTopCenter(at: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AfterTop
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesCenter {
  @_alwaysEmitIntoClient public func setTopCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
  @_alwaysEmitIntoClient public func setTopCenter(at: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingCenter
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its center already; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: HoldsCenter {
  @_alwaysEmitIntoClient public func setTopCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterTop.DecidedHorizontally> { unreachable() }
  @_alwaysEmitIntoClient public func setTopCenter(at: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AfterTop.DecidedHorizontally
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its center already; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: HoldsCenter {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopCenter(
    at: LayoutPlacePoint<Directional>
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension LayoutMaker where State: HoldsTop & TakesCenter {
  @_alwaysEmitIntoClient public func setTopCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingCenter.DecidedVertically> { unreachable() }
  @_alwaysEmitIntoClient public func setTopCenter(at: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingCenter.DecidedVertically
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension LayoutMaker where State: HoldsTop & TakesCenter {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopCenter(
    at: LayoutPlacePoint<Directional>
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesCenter {
  @_alwaysEmitIntoClient public func setTopCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingCenter.DecidedVertically> { unreachable() }
  @_alwaysEmitIntoClient public func setTopCenter(at: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingCenter.DecidedVertically
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesCenter {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopCenter(
    at: LayoutPlacePoint<Directional>
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its center; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesTopCenter & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setTopCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func setTopCenter(at: LayoutPlacePoint<Directional>) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension LayoutMaker where State: TakesTopCenter & TakesVerticalEdges & HorizontallyStarted {
  @_alwaysEmitIntoClient public func setTopCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func setTopCenter(at: LayoutPlacePoint<Directional>) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a point: setTopCenter(at: .measured { $0.topCenter })"
)
extension LayoutMaker where State: TakesTopCenter {
  @_alwaysEmitIntoClient public func setTopCenter(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingTopCenter> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point is pinned as a value: setTopCenter(at: photo.plumb.topCenter), or by a closure: setTopCenter(at: .measured(on: photo) { $0.topCenter })"
)
extension LayoutMaker where State: TakesTopCenter {
  @_alwaysEmitIntoClient public func pinTopCenter(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingTopCenter> { unreachable() }
  @_alwaysEmitIntoClient public func pinTopCenter(to: some LayoutReference, with: CGPoint)
    -> LayoutMaker<State.AddingTopCenter>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the numbers are: setTopCenter(to: CGPoint(x: 8, y: 8)), setTopCenter(inset: 8)"
)
extension LayoutMaker where State: TakesTopCenter {
  @_alwaysEmitIntoClient public func setTopCenter(
    _: CGPoint = .zero, x: CGFloat = 0, y: CGFloat = 0
  ) -> LayoutMaker<State.AddingTopCenter> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured and not nil: setTopCenter(to: CGPoint(x: 8, y: 8)), setTopCenter(at: photo.plumb.topCenter)"
)
extension LayoutMaker where State: TakesTopCenter {
  @_alwaysEmitIntoClient public func setTopCenter(
    to: LayoutPlacePoint<Horizontal>? = nil, at: CGPoint = .zero, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingTopCenter> { unreachable() }
  @_alwaysEmitIntoClient public func setTopCenter(at: some Any) -> LayoutMaker<
    State.AddingTopCenter
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point given to at: moves along both axes: setTopCenter(at: photo.plumb.topCenter.moved(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesTopCenter {
  @_alwaysEmitIntoClient public func setTopCenter(at: some Any, offset: some Any) -> LayoutMaker<
    State.AddingTopCenter
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point of an area is measured: setTopCenter(at: .parent.safeArea.topCenter), moved by .moved(x: 8, y: 8)"
)
extension LayoutMaker where State: TakesTopCenter {
  @_alwaysEmitIntoClient public func setTopCenter(inset: CGFloat, from: LayoutArea) -> LayoutMaker<
    State.AddingTopCenter
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setTopCenter(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesTopCenter {
  @_alwaysEmitIntoClient public func setTopCenter(offset: CGFloat) -> LayoutMaker<
    State.AddingTopCenter
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setTopCenter, and says what the numbers are: setTopCenter(inset: 8), setTopCenter(to: point)"
)
extension LayoutMaker where State: TakesTopCenter {
  @_alwaysEmitIntoClient public func topCenter(_ distance: some Any = 0) -> LayoutMaker<
    State.AddingTopCenter
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func topCenter(_ distance: some Any = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "say where the point is: setTopCenter(inset: 0), setTopCenter(at: title.plumb.topCenter)"
)
extension LayoutMaker where State: TakesTopCenter {
  @_alwaysEmitIntoClient public func setTopCenter() -> LayoutMaker<State.AddingTopCenter> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "one inset is from both edges: setTopCenter(inset: 8); two are two facts: setTop(inset: 8).setCenter(offset: 12)"
)
extension LayoutMaker where State: TakesTopCenter {
  @_alwaysEmitIntoClient public func setTopCenter(inset: CGFloat, _ other: CGFloat) -> LayoutMaker<
    State.AddingTopCenter
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTopCenter(inset: CGPoint) -> LayoutMaker<
    State.AddingTopCenter
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTopCenter(top: CGFloat, center: CGFloat) -> LayoutMaker<
    State.AddingTopCenter
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the numbers are: setTopCenter(to: CGPoint(x: 8, y: 8)), setTopCenter(inset: 8)"
)
extension LayoutMaker where State: TakesTopCenter {
  @_alwaysEmitIntoClient public func setTopCenter(_ x: CGFloat, _ y: CGFloat) -> LayoutMaker<
    State.AddingTopCenter
  > { unreachable() }
}
