// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setTopRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesRight {
  @_alwaysEmitIntoClient public func setTopRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its right already; add left, center or width"
)
extension LayoutMaker where State: HoldsRight {
  @_alwaysEmitIntoClient public func setTopRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterTop.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its right already; add left, center or width"
)
extension LayoutMaker where State: HoldsRight {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension LayoutMaker where State: HoldsTop & TakesRight {
  @_alwaysEmitIntoClient public func setTopRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingRight.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension LayoutMaker where State: HoldsTop & TakesRight {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left and right do not go with leading and trailing: which side leading is on depends on the writing direction; add center, width or the other of leading and trailing"
)
extension LayoutMaker where State: HoldsLeadingOrTrailing {
  @_alwaysEmitIntoClient public func setTopRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterTop.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesRight {
  @_alwaysEmitIntoClient public func setTopRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingRight.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesRight {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its right; add left, center or width"
)
extension LayoutMaker where State: TakesTopRight & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setTopRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension LayoutMaker where State: TakesTopRight & TakesVerticalEdges & HorizontallyStarted {
  @_alwaysEmitIntoClient public func setTopRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a point: setTopRight(at: .measured { $0.topRight })"
)
extension LayoutMaker where State: TakesTopRight {
  @_alwaysEmitIntoClient public func setTopRight(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingTopRight> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point is pinned as a value: setTopRight(at: photo.plumb.topRight), or by a closure: setTopRight(at: .measured(on: photo) { $0.topRight })"
)
extension LayoutMaker where State: TakesTopRight {
  @_alwaysEmitIntoClient public func pinTopRight(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingTopRight> { unreachable() }
  @_alwaysEmitIntoClient public func pinTopRight(to: some LayoutReference, with: CGPoint)
    -> LayoutMaker<State.AddingTopRight>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the numbers are: setTopRight(to: CGPoint(x: 8, y: 8)), setTopRight(inset: 8)"
)
extension LayoutMaker where State: TakesTopRight {
  @_alwaysEmitIntoClient public func setTopRight(_: CGPoint = .zero, x: CGFloat = 0, y: CGFloat = 0)
    -> LayoutMaker<State.AddingTopRight>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured and not nil: setTopRight(to: CGPoint(x: 8, y: 8)), setTopRight(at: photo.plumb.topRight)"
)
extension LayoutMaker where State: TakesTopRight {
  @_alwaysEmitIntoClient public func setTopRight(
    to: LayoutPlacePoint<Horizontal>? = nil, at: CGPoint = .zero, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingTopRight> { unreachable() }
  @_alwaysEmitIntoClient public func setTopRight(at: some Any) -> LayoutMaker<State.AddingTopRight>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point given to at: moves along both axes: setTopRight(at: photo.plumb.topRight.moved(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesTopRight {
  @_alwaysEmitIntoClient public func setTopRight(at: some Any, offset: some Any) -> LayoutMaker<
    State.AddingTopRight
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point of an area is measured: setTopRight(at: .parent.safeArea.topRight), moved by .moved(x: 8, y: 8)"
)
extension LayoutMaker where State: TakesTopRight {
  @_alwaysEmitIntoClient public func setTopRight(inset: CGFloat, from: LayoutArea) -> LayoutMaker<
    State.AddingTopRight
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setTopRight(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesTopRight {
  @_alwaysEmitIntoClient public func setTopRight(offset: CGFloat) -> LayoutMaker<
    State.AddingTopRight
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setTopRight, and says what the numbers are: setTopRight(inset: 8), setTopRight(to: point)"
)
extension LayoutMaker where State: TakesTopRight {
  @_alwaysEmitIntoClient public func topRight(_ distance: some Any = 0) -> LayoutMaker<
    State.AddingTopRight
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func topRight(_ distance: some Any = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "say where the point is: setTopRight(inset: 0), setTopRight(at: title.plumb.topRight)"
)
extension LayoutMaker where State: TakesTopRight {
  @_alwaysEmitIntoClient public func setTopRight() -> LayoutMaker<State.AddingTopRight> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "one inset is from both edges: setTopRight(inset: 8); two are two facts: setTop(inset: 8).setRight(inset: 12)"
)
extension LayoutMaker where State: TakesTopRight {
  @_alwaysEmitIntoClient public func setTopRight(inset: CGFloat, _ other: CGFloat) -> LayoutMaker<
    State.AddingTopRight
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTopRight(inset: CGPoint) -> LayoutMaker<
    State.AddingTopRight
  > { unreachable() }
  @_alwaysEmitIntoClient public func setTopRight(top: CGFloat, right: CGFloat) -> LayoutMaker<
    State.AddingTopRight
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the numbers are: setTopRight(to: CGPoint(x: 8, y: 8)), setTopRight(inset: 8)"
)
extension LayoutMaker where State: TakesTopRight {
  @_alwaysEmitIntoClient public func setTopRight(_ x: CGFloat, _ y: CGFloat) -> LayoutMaker<
    State.AddingTopRight
  > { unreachable() }
}
