// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  public func setBottomRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
  public func pinBottomRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesRight {
  public func setBottomRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
  public func pinBottomRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its right already; add left, center or width"
)
extension LayoutMaker where State: HoldsRight {
  public func setBottomRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
  public func pinBottomRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its right already; add left, center or width"
)
extension LayoutMaker where State: HoldsRight {
  @_disfavoredOverload public func setBottomRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
  @_disfavoredOverload public func pinBottomRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom & TakesRight {
  public func setBottomRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AddingRight.DecidedVertically> { unreachable() }
  public func pinBottomRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingRight.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom & TakesRight {
  @_disfavoredOverload public func setBottomRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
  @_disfavoredOverload public func pinBottomRight(
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
  public func setBottomRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
  public func pinBottomRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesRight {
  public func setBottomRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AddingRight.DecidedVertically> { unreachable() }
  public func pinBottomRight(
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
  @_disfavoredOverload public func setBottomRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
  @_disfavoredOverload public func pinBottomRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its right; add left, center or width"
)
extension LayoutMaker where State: TakesBottomRight & TakesHorizontalEdges {
  public func setBottomRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinBottomRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension LayoutMaker where State: TakesBottomRight & TakesVerticalEdges & HorizontallyStarted {
  public func setBottomRight(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Horizontal>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinBottomRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with: @escaping (LayoutGuide.Reference<LayoutGuide.Plane>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "with: takes a closure that measures the reference: pinBottomRight(to: photo, with: { $0.bottomRight }); numbers alone go to to: setBottomRight(to: CGPoint(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesBottomRight {
  public func pinBottomRight(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil, with: CGPoint
  ) -> LayoutMaker<State.AddingBottomRight> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured: setBottomRight(to: CGPoint(x: 8, y: 8)), setBottomRight(at: photo.plumb.bottomRight)"
)
extension LayoutMaker where State: TakesBottomRight {
  public func setBottomRight(to: LayoutPlacePoint<Horizontal>? = nil, at: CGPoint? = nil)
    -> LayoutMaker<State.AddingBottomRight>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setBottomRight(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesBottomRight {
  public func setBottomRight(offset: CGFloat, from: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingBottomRight
  > { unreachable() }
}
