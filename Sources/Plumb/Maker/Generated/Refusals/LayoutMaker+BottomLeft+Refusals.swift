// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setBottomLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesLeft {
  @_alwaysEmitIntoClient public func setBottomLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingLeft> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its left already; add center, right or width"
)
extension LayoutMaker where State: HoldsLeft {
  @_alwaysEmitIntoClient public func setBottomLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its left already; add center, right or width"
)
extension LayoutMaker where State: HoldsLeft {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom & TakesLeft {
  @_alwaysEmitIntoClient public func setBottomLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingLeft.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom & TakesLeft {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingLeft> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left and right do not go with leading and trailing: which side leading is on depends on the writing direction; add center, width or the other of leading and trailing"
)
extension LayoutMaker where State: HoldsLeadingOrTrailing {
  @_alwaysEmitIntoClient public func setBottomLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesLeft {
  @_alwaysEmitIntoClient public func setBottomLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingLeft.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesLeft {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingLeft> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its left; add center, right or width"
)
extension LayoutMaker where State: TakesBottomLeft & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setBottomLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension LayoutMaker where State: TakesBottomLeft & TakesVerticalEdges & HorizontallyStarted {
  @_alwaysEmitIntoClient public func setBottomLeft(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a point: setBottomLeft(at: .measured { $0.bottomLeft })"
)
extension LayoutMaker where State: TakesBottomLeft {
  @_alwaysEmitIntoClient public func setBottomLeft(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingBottomLeft> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point is pinned as a value: setBottomLeft(at: photo.plumb.bottomLeft), or by a closure: setBottomLeft(at: .measured(on: photo) { $0.bottomLeft })"
)
extension LayoutMaker where State: TakesBottomLeft {
  @_alwaysEmitIntoClient public func pinBottomLeft(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingBottomLeft> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottomLeft(to: some LayoutReference, with: CGPoint)
    -> LayoutMaker<State.AddingBottomLeft>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setBottomLeft(to: CGPoint(x: 8, y: 8)), setBottomLeft(inset: 8)"
)
extension LayoutMaker where State: TakesBottomLeft {
  @_alwaysEmitIntoClient public func setBottomLeft(
    _: CGPoint = .zero, x: CGFloat = 0, y: CGFloat = 0
  ) -> LayoutMaker<State.AddingBottomLeft> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured and not nil: setBottomLeft(to: CGPoint(x: 8, y: 8)), setBottomLeft(at: photo.plumb.bottomLeft)"
)
extension LayoutMaker where State: TakesBottomLeft {
  @_alwaysEmitIntoClient public func setBottomLeft(
    to: LayoutPlacePoint<Horizontal>? = nil, at: CGPoint = .zero, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingBottomLeft> { unreachable() }
  @_alwaysEmitIntoClient public func setBottomLeft(at: some Any) -> LayoutMaker<
    State.AddingBottomLeft
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point given to at: moves along both axes: setBottomLeft(at: photo.plumb.bottomLeft.moved(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesBottomLeft {
  @_alwaysEmitIntoClient public func setBottomLeft(at: some Any, offset: some Any) -> LayoutMaker<
    State.AddingBottomLeft
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point of an area is measured: setBottomLeft(at: .parent.safeArea.bottomLeft), moved by .moved(x: 8, y: 8)"
)
extension LayoutMaker where State: TakesBottomLeft {
  @_alwaysEmitIntoClient public func setBottomLeft(inset: CGFloat, from: LayoutArea) -> LayoutMaker<
    State.AddingBottomLeft
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setBottomLeft(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesBottomLeft {
  @_alwaysEmitIntoClient public func setBottomLeft(offset: CGFloat) -> LayoutMaker<
    State.AddingBottomLeft
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setBottomLeft, and says what the numbers are: setBottomLeft(inset: 8), setBottomLeft(to: point)"
)
extension LayoutMaker where State: TakesBottomLeft {
  @_alwaysEmitIntoClient public func bottomLeft(_ distance: some Any = 0) -> LayoutMaker<
    State.AddingBottomLeft
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomLeft(_ distance: some Any = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where the point is: setBottomLeft(inset: 0), setBottomLeft(at: title.plumb.bottomLeft)"
)
extension LayoutMaker where State: TakesBottomLeft {
  @_alwaysEmitIntoClient public func setBottomLeft() -> LayoutMaker<State.AddingBottomLeft> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "one inset is from both edges: setBottomLeft(inset: 8); two are two facts: setBottom(inset: 8).setLeft(inset: 12)"
)
extension LayoutMaker where State: TakesBottomLeft {
  @_alwaysEmitIntoClient public func setBottomLeft(inset: CGFloat, _ other: CGFloat) -> LayoutMaker<
    State.AddingBottomLeft
  > { unreachable() }
  @_alwaysEmitIntoClient public func setBottomLeft(inset: CGPoint) -> LayoutMaker<
    State.AddingBottomLeft
  > { unreachable() }
  @_alwaysEmitIntoClient public func setBottomLeft(bottom: CGFloat, left: CGFloat) -> LayoutMaker<
    State.AddingBottomLeft
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setBottomLeft(to: CGPoint(x: 8, y: 8)), setBottomLeft(inset: 8)"
)
extension LayoutMaker where State: TakesBottomLeft {
  @_alwaysEmitIntoClient public func setBottomLeft(_ x: CGFloat, _ y: CGFloat) -> LayoutMaker<
    State.AddingBottomLeft
  > { unreachable() }
}
