// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setMiddleRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesRight {
  @_alwaysEmitIntoClient public func setMiddleRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its right already; add left, center or width"
)
extension LayoutMaker where State: HoldsRight {
  @_alwaysEmitIntoClient public func setMiddleRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its right already; add left, center or width"
)
extension LayoutMaker where State: HoldsRight {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesRight {
  @_alwaysEmitIntoClient public func setMiddleRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingRight.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesRight {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left and right do not go with leading and trailing: which side leading is on depends on the writing direction; add center, width or the other of leading and trailing"
)
extension LayoutMaker where State: HoldsLeadingOrTrailing {
  @_alwaysEmitIntoClient public func setMiddleRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesRight {
  @_alwaysEmitIntoClient public func setMiddleRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingRight.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesRight {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its right; add left, center or width"
)
extension LayoutMaker where State: TakesMiddleRight & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setMiddleRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesMiddleRight & TakesVerticalEdges & HorizontallyStarted {
  @_alwaysEmitIntoClient public func setMiddleRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a point: setMiddleRight(at: .measured { $0.middleRight })"
)
extension LayoutMaker where State: TakesMiddleRight {
  @_alwaysEmitIntoClient public func setMiddleRight(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingMiddleRight> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point is pinned as a value: setMiddleRight(at: photo.plumb.middleRight), or by a closure: setMiddleRight(at: .measured(on: photo) { $0.middleRight })"
)
extension LayoutMaker where State: TakesMiddleRight {
  @_alwaysEmitIntoClient public func pinMiddleRight(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingMiddleRight> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddleRight(to: some LayoutReference, with: CGPoint)
    -> LayoutMaker<State.AddingMiddleRight>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setMiddleRight(to: CGPoint(x: 8, y: 8)), setMiddleRight(inset: 8)"
)
extension LayoutMaker where State: TakesMiddleRight {
  @_alwaysEmitIntoClient public func setMiddleRight(
    _: CGPoint = .zero, x: CGFloat = 0, y: CGFloat = 0
  ) -> LayoutMaker<State.AddingMiddleRight> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured and not nil: setMiddleRight(to: CGPoint(x: 8, y: 8)), setMiddleRight(at: photo.plumb.middleRight)"
)
extension LayoutMaker where State: TakesMiddleRight {
  @_alwaysEmitIntoClient public func setMiddleRight(
    to: LayoutPlacePoint<Horizontal>? = nil, at: CGPoint = .zero, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingMiddleRight> { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleRight(at: some Any) -> LayoutMaker<
    State.AddingMiddleRight
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point given to at: moves along both axes: setMiddleRight(at: photo.plumb.middleRight.moved(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesMiddleRight {
  @_alwaysEmitIntoClient public func setMiddleRight(at: some Any, offset: some Any) -> LayoutMaker<
    State.AddingMiddleRight
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point of an area is measured: setMiddleRight(at: .parent.safeArea.middleRight), moved by .moved(x: 8, y: 8)"
)
extension LayoutMaker where State: TakesMiddleRight {
  @_alwaysEmitIntoClient public func setMiddleRight(inset: CGFloat, from: LayoutArea)
    -> LayoutMaker<State.AddingMiddleRight>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setMiddleRight(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesMiddleRight {
  @_alwaysEmitIntoClient public func setMiddleRight(offset: CGFloat) -> LayoutMaker<
    State.AddingMiddleRight
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setMiddleRight, and says what the numbers are: setMiddleRight(inset: 8), setMiddleRight(to: point)"
)
extension LayoutMaker where State: TakesMiddleRight {
  @_alwaysEmitIntoClient public func middleRight(_ distance: some Any = 0) -> LayoutMaker<
    State.AddingMiddleRight
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func middleRight(_ distance: some Any = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where the point is: setMiddleRight(inset: 0), setMiddleRight(at: title.plumb.middleRight)"
)
extension LayoutMaker where State: TakesMiddleRight {
  @_alwaysEmitIntoClient public func setMiddleRight() -> LayoutMaker<State.AddingMiddleRight> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "one inset is from both edges: setMiddleRight(inset: 8); two are two facts: setMiddle(offset: 8).setRight(inset: 12)"
)
extension LayoutMaker where State: TakesMiddleRight {
  @_alwaysEmitIntoClient public func setMiddleRight(inset: CGFloat, _ other: CGFloat)
    -> LayoutMaker<State.AddingMiddleRight>
  { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleRight(inset: CGPoint) -> LayoutMaker<
    State.AddingMiddleRight
  > { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleRight(middle: CGFloat, right: CGFloat) -> LayoutMaker<
    State.AddingMiddleRight
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setMiddleRight(to: CGPoint(x: 8, y: 8)), setMiddleRight(inset: 8)"
)
extension LayoutMaker where State: TakesMiddleRight {
  @_alwaysEmitIntoClient public func setMiddleRight(_ x: CGFloat, _ y: CGFloat) -> LayoutMaker<
    State.AddingMiddleRight
  > { unreachable() }
}
