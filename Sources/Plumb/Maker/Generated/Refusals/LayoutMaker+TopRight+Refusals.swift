// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  public func setTopRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
  public func pinTopRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesRight {
  public func setTopRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
  public func pinTopRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its right already; add left, center or width"
)
extension LayoutMaker where State: HoldsRight {
  public func setTopRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AfterTop.DecidedHorizontally> { unreachable() }
  public func pinTopRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterTop.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its right already; add left, center or width"
)
extension LayoutMaker where State: HoldsRight {
  @_disfavoredOverload public func setTopRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
  @_disfavoredOverload public func pinTopRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension LayoutMaker where State: HoldsTop & TakesRight {
  public func setTopRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AddingRight.DecidedVertically> { unreachable() }
  public func pinTopRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingRight.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension LayoutMaker where State: HoldsTop & TakesRight {
  @_disfavoredOverload public func setTopRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
  @_disfavoredOverload public func pinTopRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left and right do not go with leading and trailing: which side leading is on depends on the writing direction; add center, width or the other of leading and trailing"
)
extension LayoutMaker where State: HoldsLeadingOrTrailing {
  public func setTopRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AfterTop.DecidedHorizontally> { unreachable() }
  public func pinTopRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterTop.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesRight {
  public func setTopRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AddingRight.DecidedVertically> { unreachable() }
  public func pinTopRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingRight.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesRight {
  @_disfavoredOverload public func setTopRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
  @_disfavoredOverload public func pinTopRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its right; add left, center or width"
)
extension LayoutMaker where State: TakesTopRight & TakesHorizontalEdges {
  public func setTopRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinTopRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension LayoutMaker where State: TakesTopRight & TakesVerticalEdges & HorizontallyStarted {
  public func setTopRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinTopRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "with: takes a closure that measures the reference: pinTopRight(to: photo, with: { $0.topRight }); numbers alone go to to: setTopRight(to: CGPoint(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesTopRight {
  public func pinTopRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil, with: CGPoint
  ) -> LayoutMaker<State.AddingTopRight> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured: setTopRight(to: CGPoint(x: 8, y: 8)), setTopRight(at: photo.plumb.topRight)"
)
extension LayoutMaker where State: TakesTopRight {
  public func setTopRight(to: LayoutPlacePoint<Horizontal>? = nil, at: CGPoint? = nil)
    -> LayoutMaker<State.AddingTopRight>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setTopRight(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesTopRight {
  public func setTopRight(offset: CGFloat, from: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingTopRight
  > { unreachable() }
}
