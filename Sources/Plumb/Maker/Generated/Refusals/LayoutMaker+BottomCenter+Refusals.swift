// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setBottomCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
  @_alwaysEmitIntoClient public func setBottomCenter(at: LayoutPlacePoint<Directional>)
    -> LayoutMaker<State.AfterBottom>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesCenter {
  @_alwaysEmitIntoClient public func setBottomCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
  @_alwaysEmitIntoClient public func setBottomCenter(at: LayoutPlacePoint<Directional>)
    -> LayoutMaker<State.AddingCenter>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its center already; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: HoldsCenter {
  @_alwaysEmitIntoClient public func setBottomCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
  @_alwaysEmitIntoClient public func setBottomCenter(at: LayoutPlacePoint<Directional>)
    -> LayoutMaker<State.AfterBottom.DecidedHorizontally>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its center already; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: HoldsCenter {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomCenter(
    at: LayoutPlacePoint<Directional>
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom & TakesCenter {
  @_alwaysEmitIntoClient public func setBottomCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingCenter.DecidedVertically> { unreachable() }
  @_alwaysEmitIntoClient public func setBottomCenter(at: LayoutPlacePoint<Directional>)
    -> LayoutMaker<State.AddingCenter.DecidedVertically>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom & TakesCenter {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomCenter(
    at: LayoutPlacePoint<Directional>
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesCenter {
  @_alwaysEmitIntoClient public func setBottomCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingCenter.DecidedVertically> { unreachable() }
  @_alwaysEmitIntoClient public func setBottomCenter(at: LayoutPlacePoint<Directional>)
    -> LayoutMaker<State.AddingCenter.DecidedVertically>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesCenter {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomCenter(
    at: LayoutPlacePoint<Directional>
  ) -> LayoutMaker<State.AddingCenter> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its center; add left, right, leading, trailing or width"
)
extension LayoutMaker where State: TakesBottomCenter & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setBottomCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func setBottomCenter(at: LayoutPlacePoint<Directional>)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension LayoutMaker where State: TakesBottomCenter & TakesVerticalEdges & HorizontallyStarted {
  @_alwaysEmitIntoClient public func setBottomCenter(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func setBottomCenter(at: LayoutPlacePoint<Directional>)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a point: setBottomCenter(at: .measured { $0.bottomCenter })"
)
extension LayoutMaker where State: TakesBottomCenter {
  @_alwaysEmitIntoClient public func setBottomCenter(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingBottomCenter> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point is pinned as a value: setBottomCenter(at: photo.plumb.bottomCenter), or by a closure: setBottomCenter(at: .measured(on: photo) { $0.bottomCenter })"
)
extension LayoutMaker where State: TakesBottomCenter {
  @_alwaysEmitIntoClient public func pinBottomCenter(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingBottomCenter> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottomCenter(to: some LayoutReference, with: CGPoint)
    -> LayoutMaker<State.AddingBottomCenter>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setBottomCenter(to: CGPoint(x: 8, y: 8)), setBottomCenter(inset: 8)"
)
extension LayoutMaker where State: TakesBottomCenter {
  @_alwaysEmitIntoClient public func setBottomCenter(
    _: CGPoint = .zero, x: CGFloat = 0, y: CGFloat = 0
  ) -> LayoutMaker<State.AddingBottomCenter> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured and not nil: setBottomCenter(to: CGPoint(x: 8, y: 8)), setBottomCenter(at: photo.plumb.bottomCenter)"
)
extension LayoutMaker where State: TakesBottomCenter {
  @_alwaysEmitIntoClient public func setBottomCenter(
    to: LayoutPlacePoint<Horizontal>? = nil, at: CGPoint = .zero, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingBottomCenter> { unreachable() }
  @_alwaysEmitIntoClient public func setBottomCenter(at: some Any) -> LayoutMaker<
    State.AddingBottomCenter
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point given to at: moves along both axes: setBottomCenter(at: photo.plumb.bottomCenter.moved(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesBottomCenter {
  @_alwaysEmitIntoClient public func setBottomCenter(at: some Any, offset: some Any) -> LayoutMaker<
    State.AddingBottomCenter
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point of an area is measured: setBottomCenter(at: .parent.safeArea.bottomCenter), moved by .moved(x: 8, y: 8)"
)
extension LayoutMaker where State: TakesBottomCenter {
  @_alwaysEmitIntoClient public func setBottomCenter(inset: CGFloat, from: LayoutArea)
    -> LayoutMaker<State.AddingBottomCenter>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setBottomCenter(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesBottomCenter {
  @_alwaysEmitIntoClient public func setBottomCenter(offset: CGFloat) -> LayoutMaker<
    State.AddingBottomCenter
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setBottomCenter, and says what the numbers are: setBottomCenter(inset: 8), setBottomCenter(to: point)"
)
extension LayoutMaker where State: TakesBottomCenter {
  @_alwaysEmitIntoClient public func bottomCenter(_ distance: some Any = 0) -> LayoutMaker<
    State.AddingBottomCenter
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomCenter(_ distance: some Any = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where the point is: setBottomCenter(inset: 0), setBottomCenter(at: title.plumb.bottomCenter)"
)
extension LayoutMaker where State: TakesBottomCenter {
  @_alwaysEmitIntoClient public func setBottomCenter() -> LayoutMaker<State.AddingBottomCenter> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "one inset is from both edges: setBottomCenter(inset: 8); two are two facts: setBottom(inset: 8).setCenter(offset: 12)"
)
extension LayoutMaker where State: TakesBottomCenter {
  @_alwaysEmitIntoClient public func setBottomCenter(inset: CGFloat, _ other: CGFloat)
    -> LayoutMaker<State.AddingBottomCenter>
  { unreachable() }
  @_alwaysEmitIntoClient public func setBottomCenter(inset: CGPoint) -> LayoutMaker<
    State.AddingBottomCenter
  > { unreachable() }
  @_alwaysEmitIntoClient public func setBottomCenter(bottom: CGFloat, center: CGFloat)
    -> LayoutMaker<State.AddingBottomCenter>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setBottomCenter(to: CGPoint(x: 8, y: 8)), setBottomCenter(inset: 8)"
)
extension LayoutMaker where State: TakesBottomCenter {
  @_alwaysEmitIntoClient public func setBottomCenter(_ x: CGFloat, _ y: CGFloat) -> LayoutMaker<
    State.AddingBottomCenter
  > { unreachable() }
}
