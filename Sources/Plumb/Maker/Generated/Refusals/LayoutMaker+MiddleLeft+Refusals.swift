// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setMiddleLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesLeft {
  @_alwaysEmitIntoClient public func setMiddleLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingLeft> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its left already; add center, right or width"
)
extension LayoutMaker where State: HoldsLeft {
  @_alwaysEmitIntoClient public func setMiddleLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its left already; add center, right or width"
)
extension LayoutMaker where State: HoldsLeft {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesLeft {
  @_alwaysEmitIntoClient public func setMiddleLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingLeft.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesLeft {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingLeft> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left and right do not go with leading and trailing: which side leading is on depends on the writing direction; add center, width or the other of leading and trailing"
)
extension LayoutMaker where State: HoldsLeadingOrTrailing {
  @_alwaysEmitIntoClient public func setMiddleLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesLeft {
  @_alwaysEmitIntoClient public func setMiddleLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingLeft.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesLeft {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setMiddleLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingLeft> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its left; add center, right or width"
)
extension LayoutMaker where State: TakesMiddleLeft & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setMiddleLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesMiddleLeft & TakesVerticalEdges & HorizontallyStarted {
  @_alwaysEmitIntoClient public func setMiddleLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a point: setMiddleLeft(at: .measured { $0.middleLeft })"
)
extension LayoutMaker where State: TakesMiddleLeft {
  @_alwaysEmitIntoClient public func setMiddleLeft(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingMiddleLeft> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point is pinned as a value: setMiddleLeft(at: photo.plumb.middleLeft), or by a closure: setMiddleLeft(at: .measured(on: photo) { $0.middleLeft })"
)
extension LayoutMaker where State: TakesMiddleLeft {
  @_alwaysEmitIntoClient public func pinMiddleLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingMiddleLeft> { unreachable() }
  @_alwaysEmitIntoClient public func pinMiddleLeft(to: some LayoutReference, with: CGPoint)
    -> LayoutMaker<State.AddingMiddleLeft>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setMiddleLeft(to: CGPoint(x: 8, y: 8)), setMiddleLeft(inset: 8)"
)
extension LayoutMaker where State: TakesMiddleLeft {
  @_alwaysEmitIntoClient public func setMiddleLeft(
    _: CGPoint = .zero, x: CGFloat = 0, y: CGFloat = 0
  ) -> LayoutMaker<State.AddingMiddleLeft> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured and not nil: setMiddleLeft(to: CGPoint(x: 8, y: 8)), setMiddleLeft(at: photo.plumb.middleLeft)"
)
extension LayoutMaker where State: TakesMiddleLeft {
  @_alwaysEmitIntoClient public func setMiddleLeft(
    to: LayoutPlacePoint<Horizontal>? = nil, at: CGPoint = .zero, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingMiddleLeft> { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleLeft(at: some Any) -> LayoutMaker<
    State.AddingMiddleLeft
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point given to at: moves along both axes: setMiddleLeft(at: photo.plumb.middleLeft.moved(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesMiddleLeft {
  @_alwaysEmitIntoClient public func setMiddleLeft(at: some Any, offset: some Any) -> LayoutMaker<
    State.AddingMiddleLeft
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point of an area is measured: setMiddleLeft(at: .parent.safeArea.middleLeft), moved by .moved(x: 8, y: 8)"
)
extension LayoutMaker where State: TakesMiddleLeft {
  @_alwaysEmitIntoClient public func setMiddleLeft(inset: CGFloat, from: LayoutArea) -> LayoutMaker<
    State.AddingMiddleLeft
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setMiddleLeft(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesMiddleLeft {
  @_alwaysEmitIntoClient public func setMiddleLeft(offset: CGFloat) -> LayoutMaker<
    State.AddingMiddleLeft
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setMiddleLeft, and says what the numbers are: setMiddleLeft(inset: 8), setMiddleLeft(to: point)"
)
extension LayoutMaker where State: TakesMiddleLeft {
  @_alwaysEmitIntoClient public func middleLeft(_ distance: some Any = 0) -> LayoutMaker<
    State.AddingMiddleLeft
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func middleLeft(_ distance: some Any = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where the point is: setMiddleLeft(inset: 0), setMiddleLeft(at: title.plumb.middleLeft)"
)
extension LayoutMaker where State: TakesMiddleLeft {
  @_alwaysEmitIntoClient public func setMiddleLeft() -> LayoutMaker<State.AddingMiddleLeft> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "one inset is from both edges: setMiddleLeft(inset: 8); two are two facts: setMiddle(offset: 8).setLeft(inset: 12)"
)
extension LayoutMaker where State: TakesMiddleLeft {
  @_alwaysEmitIntoClient public func setMiddleLeft(inset: CGFloat, _ other: CGFloat) -> LayoutMaker<
    State.AddingMiddleLeft
  > { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleLeft(inset: CGPoint) -> LayoutMaker<
    State.AddingMiddleLeft
  > { unreachable() }
  @_alwaysEmitIntoClient public func setMiddleLeft(middle: CGFloat, left: CGFloat) -> LayoutMaker<
    State.AddingMiddleLeft
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setMiddleLeft(to: CGPoint(x: 8, y: 8)), setMiddleLeft(inset: 8)"
)
extension LayoutMaker where State: TakesMiddleLeft {
  @_alwaysEmitIntoClient public func setMiddleLeft(_ x: CGFloat, _ y: CGFloat) -> LayoutMaker<
    State.AddingMiddleLeft
  > { unreachable() }
}
