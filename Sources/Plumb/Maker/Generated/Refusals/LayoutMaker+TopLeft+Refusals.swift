// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setTopLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesLeft {
  @_alwaysEmitIntoClient public func setTopLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingLeft> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its left already; add center, right or width"
)
extension LayoutMaker where State: HoldsLeft {
  @_alwaysEmitIntoClient public func setTopLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterTop.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its left already; add center, right or width"
)
extension LayoutMaker where State: HoldsLeft {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension LayoutMaker where State: HoldsTop & TakesLeft {
  @_alwaysEmitIntoClient public func setTopLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingLeft.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension LayoutMaker where State: HoldsTop & TakesLeft {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingLeft> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left and right do not go with leading and trailing: which side leading is on depends on the writing direction; add center, width or the other of leading and trailing"
)
extension LayoutMaker where State: HoldsLeadingOrTrailing {
  @_alwaysEmitIntoClient public func setTopLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterTop.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesLeft {
  @_alwaysEmitIntoClient public func setTopLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingLeft.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesLeft {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingLeft> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its left; add center, right or width"
)
extension LayoutMaker where State: TakesTopLeft & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setTopLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension LayoutMaker where State: TakesTopLeft & TakesVerticalEdges & HorizontallyStarted {
  @_alwaysEmitIntoClient public func setTopLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a point: setTopLeft(at: .measured { $0.topLeft })"
)
extension LayoutMaker where State: TakesTopLeft {
  @_alwaysEmitIntoClient public func setTopLeft(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingTopLeft> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point is pinned as a value: setTopLeft(at: photo.plumb.topLeft), or by a closure: setTopLeft(at: .measured(on: photo) { $0.topLeft })"
)
extension LayoutMaker where State: TakesTopLeft {
  @_alwaysEmitIntoClient public func pinTopLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingTopLeft> { unreachable() }
  @_alwaysEmitIntoClient public func pinTopLeft(to: some LayoutReference, with: CGPoint)
    -> LayoutMaker<State.AddingTopLeft>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the numbers are: setTopLeft(to: CGPoint(x: 8, y: 8)), setTopLeft(inset: 8)"
)
extension LayoutMaker where State: TakesTopLeft {
  @_alwaysEmitIntoClient public func setTopLeft(_: CGPoint = .zero, x: CGFloat = 0, y: CGFloat = 0)
    -> LayoutMaker<State.AddingTopLeft>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured and not nil: setTopLeft(to: CGPoint(x: 8, y: 8)), setTopLeft(at: photo.plumb.topLeft)"
)
extension LayoutMaker where State: TakesTopLeft {
  @_alwaysEmitIntoClient public func setTopLeft(
    to: LayoutPlacePoint<Horizontal>? = nil, at: CGPoint = .zero, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingTopLeft> { unreachable() }
  @_alwaysEmitIntoClient public func setTopLeft(at: some Any) -> LayoutMaker<State.AddingTopLeft> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "a point given to at: moves along both axes: setTopLeft(at: photo.plumb.topLeft.moved(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesTopLeft {
  @_alwaysEmitIntoClient public func setTopLeft(at: some Any, offset: some Any) -> LayoutMaker<
    State.AddingTopLeft
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point of an area is measured: setTopLeft(at: .parent.safeArea.topLeft), moved by .moved(x: 8, y: 8)"
)
extension LayoutMaker where State: TakesTopLeft {
  @_alwaysEmitIntoClient public func setTopLeft(inset: CGFloat, from: LayoutArea) -> LayoutMaker<
    State.AddingTopLeft
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setTopLeft(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesTopLeft {
  @_alwaysEmitIntoClient public func setTopLeft(offset: CGFloat) -> LayoutMaker<State.AddingTopLeft>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setTopLeft, and says what the numbers are: setTopLeft(inset: 8), setTopLeft(to: point)"
)
extension LayoutMaker where State: TakesTopLeft {
  @_alwaysEmitIntoClient public func topLeft(_ distance: some Any = 0) -> LayoutMaker<
    State.AddingTopLeft
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func topLeft(_ distance: some Any = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "say where the point is: setTopLeft(inset: 0), setTopLeft(at: title.plumb.topLeft)"
)
extension LayoutMaker where State: TakesTopLeft {
  @_alwaysEmitIntoClient public func setTopLeft() -> LayoutMaker<State.AddingTopLeft> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "one inset is from both edges: setTopLeft(inset: 8); two are two facts: setTop(inset: 8).setLeft(inset: 12)"
)
extension LayoutMaker where State: TakesTopLeft {
  @_alwaysEmitIntoClient public func setTopLeft(inset: CGFloat, _ other: CGFloat) -> LayoutMaker<
    State.AddingTopLeft
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTopLeft(inset: CGPoint) -> LayoutMaker<State.AddingTopLeft>
  { unreachable() }
  @_alwaysEmitIntoClient public func setTopLeft(top: CGFloat, left: CGFloat) -> LayoutMaker<
    State.AddingTopLeft
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the numbers are: setTopLeft(to: CGPoint(x: 8, y: 8)), setTopLeft(inset: 8)"
)
extension LayoutMaker where State: TakesTopLeft {
  @_alwaysEmitIntoClient public func setTopLeft(_ x: CGFloat, _ y: CGFloat) -> LayoutMaker<
    State.AddingTopLeft
  > { unreachable() }
}
