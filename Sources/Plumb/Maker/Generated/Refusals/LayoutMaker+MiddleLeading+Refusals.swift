// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  public func setMiddleLeading(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
  public func pinMiddleLeading(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesLeading {
  public func setMiddleLeading(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
  public func pinMiddleLeading(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its leading already; add center, trailing or width"
)
extension LayoutMaker where State: HoldsLeading {
  public func setMiddleLeading(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
  public func pinMiddleLeading(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its leading already; add center, trailing or width"
)
extension LayoutMaker where State: HoldsLeading {
  @_disfavoredOverload public func setMiddleLeading(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
  @_disfavoredOverload public func pinMiddleLeading(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesLeading {
  public func setMiddleLeading(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingLeading.DecidedVertically> { unreachable() }
  public func pinMiddleLeading(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingLeading.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesLeading {
  @_disfavoredOverload public func setMiddleLeading(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
  @_disfavoredOverload public func pinMiddleLeading(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "leading and trailing do not go with left and right: which side leading is on depends on the writing direction; add center, width or the other of left and right"
)
extension LayoutMaker where State: HoldsLeftOrRight {
  public func setMiddleLeading(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
  public func pinMiddleLeading(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesLeading {
  public func setMiddleLeading(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingLeading.DecidedVertically> { unreachable() }
  public func pinMiddleLeading(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingLeading.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesLeading {
  @_disfavoredOverload public func setMiddleLeading(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
  @_disfavoredOverload public func pinMiddleLeading(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its leading; add center, trailing or width"
)
extension LayoutMaker where State: TakesMiddleLeading & TakesHorizontalEdges {
  public func setMiddleLeading(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinMiddleLeading(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesMiddleLeading & TakesVerticalEdges & HorizontallyStarted {
  public func setMiddleLeading(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinMiddleLeading(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "with: takes a closure that measures the reference: pinMiddleLeading(to: photo, with: { $0.middleLeading }); numbers alone go to to: setMiddleLeading(to: CGPoint(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesMiddleLeading {
  public func pinMiddleLeading(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil, with: CGPoint
  ) -> LayoutMaker<State.AddingMiddleLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured: setMiddleLeading(to: CGPoint(x: 8, y: 8)), setMiddleLeading(at: photo.plumb.middleLeading)"
)
extension LayoutMaker where State: TakesMiddleLeading {
  public func setMiddleLeading(to: LayoutPlacePoint<Directional>? = nil, at: CGPoint? = nil)
    -> LayoutMaker<State.AddingMiddleLeading>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setMiddleLeading(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesMiddleLeading {
  public func setMiddleLeading(offset: CGFloat, from: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingMiddleLeading
  > { unreachable() }
}
