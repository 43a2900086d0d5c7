// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  @_alwaysEmitIntoClient public func setBottomRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesRight {
  @_alwaysEmitIntoClient public func setBottomRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its right already; add left, center or width"
)
extension LayoutMaker where State: HoldsRight {
  @_alwaysEmitIntoClient public func setBottomRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its right already; add left, center or width"
)
extension LayoutMaker where State: HoldsRight {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom & TakesRight {
  @_alwaysEmitIntoClient public func setBottomRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingRight.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom & TakesRight {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left and right do not go with leading and trailing: which side leading is on depends on the writing direction; add center, width or the other of leading and trailing"
)
extension LayoutMaker where State: HoldsLeadingOrTrailing {
  @_alwaysEmitIntoClient public func setBottomRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesRight {
  @_alwaysEmitIntoClient public func setBottomRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingRight.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesRight {
  @_disfavoredOverload @_alwaysEmitIntoClient public func setBottomRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its right; add left, center or width"
)
extension LayoutMaker where State: TakesBottomRight & TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func setBottomRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension LayoutMaker where State: TakesBottomRight & TakesVerticalEdges & HorizontallyStarted {
  @_alwaysEmitIntoClient public func setBottomRight(
    to: CGPoint = .zero, inset: CGFloat = 0, at: LayoutPlacePoint<Horizontal>? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "a closure measures a point: setBottomRight(at: .measured { $0.bottomRight })"
)
extension LayoutMaker where State: TakesBottomRight {
  @_alwaysEmitIntoClient public func setBottomRight(
    by: @escaping (LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingBottomRight> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point is pinned as a value: setBottomRight(at: photo.plumb.bottomRight), or by a closure: setBottomRight(at: .measured(on: photo) { $0.bottomRight })"
)
extension LayoutMaker where State: TakesBottomRight {
  @_alwaysEmitIntoClient public func pinBottomRight(
    to: some LayoutReference,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingBottomRight> { unreachable() }
  @_alwaysEmitIntoClient public func pinBottomRight(to: some LayoutReference, with: CGPoint)
    -> LayoutMaker<State.AddingBottomRight>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setBottomRight(to: CGPoint(x: 8, y: 8)), setBottomRight(inset: 8)"
)
extension LayoutMaker where State: TakesBottomRight {
  @_alwaysEmitIntoClient public func setBottomRight(
    _: CGPoint = .zero, x: CGFloat = 0, y: CGFloat = 0
  ) -> LayoutMaker<State.AddingBottomRight> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured and not nil: setBottomRight(to: CGPoint(x: 8, y: 8)), setBottomRight(at: photo.plumb.bottomRight)"
)
extension LayoutMaker where State: TakesBottomRight {
  @_alwaysEmitIntoClient public func setBottomRight(
    to: LayoutPlacePoint<Horizontal>? = nil, at: CGPoint = .zero, of: (any Any)? = nil
  ) -> LayoutMaker<State.AddingBottomRight> { unreachable() }
  @_alwaysEmitIntoClient public func setBottomRight(at: some Any) -> LayoutMaker<
    State.AddingBottomRight
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point given to at: moves along both axes: setBottomRight(at: photo.plumb.bottomRight.moved(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesBottomRight {
  @_alwaysEmitIntoClient public func setBottomRight(at: some Any, offset: some Any) -> LayoutMaker<
    State.AddingBottomRight
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a point of an area is measured: setBottomRight(at: .parent.safeArea.bottomRight), moved by .moved(x: 8, y: 8)"
)
extension LayoutMaker where State: TakesBottomRight {
  @_alwaysEmitIntoClient public func setBottomRight(inset: CGFloat, from: LayoutArea)
    -> LayoutMaker<State.AddingBottomRight>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setBottomRight(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesBottomRight {
  @_alwaysEmitIntoClient public func setBottomRight(offset: CGFloat) -> LayoutMaker<
    State.AddingBottomRight
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the verb is setBottomRight, and says what the numbers are: setBottomRight(inset: 8), setBottomRight(to: point)"
)
extension LayoutMaker where State: TakesBottomRight {
  @_alwaysEmitIntoClient public func bottomRight(_ distance: some Any = 0) -> LayoutMaker<
    State.AddingBottomRight
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func bottomRight(_ distance: some Any = 0)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say where the point is: setBottomRight(inset: 0), setBottomRight(at: title.plumb.bottomRight)"
)
extension LayoutMaker where State: TakesBottomRight {
  @_alwaysEmitIntoClient public func setBottomRight() -> LayoutMaker<State.AddingBottomRight> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message:
    "one inset is from both edges: setBottomRight(inset: 8); two are two facts: setBottom(inset: 8).setRight(inset: 12)"
)
extension LayoutMaker where State: TakesBottomRight {
  @_alwaysEmitIntoClient public func setBottomRight(inset: CGFloat, _ other: CGFloat)
    -> LayoutMaker<State.AddingBottomRight>
  { unreachable() }
  @_alwaysEmitIntoClient public func setBottomRight(inset: CGPoint) -> LayoutMaker<
    State.AddingBottomRight
  > { unreachable() }
  @_alwaysEmitIntoClient public func setBottomRight(bottom: CGFloat, right: CGFloat) -> LayoutMaker<
    State.AddingBottomRight
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "say what the numbers are: setBottomRight(to: CGPoint(x: 8, y: 8)), setBottomRight(inset: 8)"
)
extension LayoutMaker where State: TakesBottomRight {
  @_alwaysEmitIntoClient public func setBottomRight(_ x: CGFloat, _ y: CGFloat) -> LayoutMaker<
    State.AddingBottomRight
  > { unreachable() }
}
