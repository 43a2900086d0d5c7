// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setMiddleCenter(
    to: CGPoint = .zero, offset: CGPoint = .zero, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleCenter(at: LayoutPlacePoint<Directional>)
    -> LayoutMaker<State.AfterMiddle>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesCenter {
  @_alwaysEmitIntoClient public func setMiddleCenter(
    to: CGPoint = .zero, offset: CGPoint = .zero, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleCenter(at: LayoutPlacePoint<Directional>)
    -> LayoutMaker<State.AddingCenter>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its center already; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: HoldsCenter {
  @_alwaysEmitIntoClient public func setMiddleCenter(
    to: CGPoint = .zero, offset: CGPoint = .zero, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleCenter(at: LayoutPlacePoint<Directional>)
    -> LayoutMaker<State.AfterMiddle.DecidedHorizontally>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its center already; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: HoldsCenter {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleCenter(
    to: CGPoint = .zero, offset: CGPoint = .zero, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleCenter(
    at: LayoutPlacePoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesCenter {
  @_alwaysEmitIntoClient public func setMiddleCenter(
    to: CGPoint = .zero, offset: CGPoint = .zero, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingCenter.DecidedVertically> { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleCenter(at: LayoutPlacePoint<Directional>)
    -> LayoutMaker<State.AddingCenter.DecidedVertically>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesCenter {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleCenter(
    to: CGPoint = .zero, offset: CGPoint = .zero, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleCenter(
    at: LayoutPlacePoint<Directional>
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesCenter {
  @_alwaysEmitIntoClient public func setMiddleCenter(
    to: CGPoint = .zero, offset: CGPoint = .zero, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingCenter.DecidedVertically> { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleCenter(at: LayoutPlacePoint<Directional>)
    -> LayoutMaker<State.AddingCenter.DecidedVertically>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesCenter {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleCenter(
    to: CGPoint = .zero, offset: CGPoint = .zero, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleCenter(
    at: LayoutPlacePoint<Directional>
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its center; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesMiddleCenter & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setMiddleCenter(
    to: CGPoint = .zero, offset: CGPoint = .zero, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleCenter(at: LayoutPlacePoint<Directional>)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesMiddleCenter & TakesVerticalEdges & HorizontallyStarted {
  @_alwaysEmitIntoClient public func setMiddleCenter(
    to: CGPoint = .zero, offset: CGPoint = .zero, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleCenter(at: LayoutPlacePoint<Directional>)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a point: setMiddleCenter(at: .measured { $0.middleCenter })"
)
extension LayoutMaker where State: TakesMiddleCenter {
  @_alwaysEmitIntoClient public func setMiddleCenter(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingMiddleCenter> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point is pinned as a value: setMiddleCenter(at: photo.plumb.middleCenter), or by a closure: setMiddleCenter(at: .measured(on: photo) { $0.middleCenter })"
)
extension LayoutMaker where State: TakesMiddleCenter {
  @_alwaysEmitIntoClient public func pinMiddleCenter(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingMiddleCenter> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddleCenter(to: some LayoutReference, with: CGPoint)
    -> LayoutMaker<State.AddingMiddleCenter>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setMiddleCenter(to: CGPoint(x: 8, y: 8)), setMiddleCenter(offset: .zero)"
)
extension LayoutMaker where State: TakesMiddleCenter {
  @_alwaysEmitIntoClient public func setMiddleCenter(
    _: CGPoint = .zero, x: CGFloat = 0, y: CGFloat = 0
  ) -> LayoutMaker<State.AddingMiddleCenter> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured and not nil: setMiddleCenter(to: CGPoint(x: 8, y: 8)), setMiddleCenter(at: photo.plumb.middleCenter)"
)
extension LayoutMaker where State: TakesMiddleCenter {
  @_alwaysEmitIntoClient public func setMiddleCenter(
    to: LayoutPlacePoint<Horizontal>? = nil, at: CGPoint = .zero, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingMiddleCenter> { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleCenter(at: some Any) -> LayoutMaker<
    State.AddingMiddleCenter
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point given to at: moves along both axes: setMiddleCenter(at: photo.plumb.middleCenter.moved(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesMiddleCenter {
  @_alwaysEmitIntoClient public func setMiddleCenter(at: some Any, offset: some Any) -> LayoutMaker<
    State.AddingMiddleCenter
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point of an area is measured: setMiddleCenter(at: .parent.safeArea.middleCenter), moved by .moved(x: 8, y: 8)"
)
extension LayoutMaker where State: TakesMiddleCenter {
  @_alwaysEmitIntoClient public func setMiddleCenter(offset: CGPoint, from: LayoutArea)
    -> LayoutMaker<State.AddingMiddleCenter>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the middle has no side to be inset from; move it along both axes: setMiddleCenter(offset: .zero)"
)
extension LayoutMaker where State: TakesMiddleCenter {
  @_alwaysEmitIntoClient public func setMiddleCenter(inset: CGFloat) -> LayoutMaker<
    State.AddingMiddleCenter
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setMiddleCenter, and says what the numbers are: setMiddleCenter(offset: .zero), setMiddleCenter(to: point)"
)
extension LayoutMaker where State: TakesMiddleCenter {
  @_alwaysEmitIntoClient public func middleCenter(_ distance: some Any = 0) -> LayoutMaker<
    State.AddingMiddleCenter
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func middleCenter(_ distance: some Any = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where the point is: setMiddleCenter(offset: .zero), setMiddleCenter(at: title.plumb.middleCenter)"
)
extension LayoutMaker where State: TakesMiddleCenter {
  @_alwaysEmitIntoClient public func setMiddleCenter() -> LayoutMaker<State.AddingMiddleCenter> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "the middle moves along both axes: setMiddleCenter(offset: CGPoint(x: 8, y: 0))"
)
extension LayoutMaker where State: TakesMiddleCenter {
  @_alwaysEmitIntoClient public func setMiddleCenter(offset: CGFloat) -> LayoutMaker<
    State.AddingMiddleCenter
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setMiddleCenter(to: CGPoint(x: 8, y: 8)), setMiddleCenter(offset: .zero)"
)
extension LayoutMaker where State: TakesMiddleCenter {
  @_alwaysEmitIntoClient public func setMiddleCenter(_ x: CGFloat, _ y: CGFloat) -> LayoutMaker<
    State.AddingMiddleCenter
  > { unreachable() }
}
