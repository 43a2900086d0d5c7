// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  public func setMiddleTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
  public func pinMiddleTrailing(
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
extension LayoutMaker where State: VerticallyComplete & TakesTrailing {
  public func setMiddleTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
  public func pinMiddleTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its trailing already; add leading, center or width"
)
extension LayoutMaker where State: HoldsTrailing {
  public func setMiddleTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
  public func pinMiddleTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its trailing already; add leading, center or width"
)
extension LayoutMaker where State: HoldsTrailing {
  @_disfavoredOverload public func setMiddleTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
  @_disfavoredOverload public func pinMiddleTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesTrailing {
  public func setMiddleTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
  public func pinMiddleTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesTrailing {
  @_disfavoredOverload public func setMiddleTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
  @_disfavoredOverload public func pinMiddleTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "leading and trailing do not go with left and right: which side leading is on depends on the writing direction; add center, width or the other of left and right"
)
extension LayoutMaker where State: HoldsLeftOrRight {
  public func setMiddleTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
  public func pinMiddleTrailing(
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
extension LayoutMaker where State: HoldsBaseline & TakesTrailing {
  public func setMiddleTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
  public func pinMiddleTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesTrailing {
  @_disfavoredOverload public func setMiddleTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
  @_disfavoredOverload public func pinMiddleTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its trailing; add leading, center or width"
)
extension LayoutMaker where State: TakesMiddleTrailing & TakesHorizontalEdges {
  public func setMiddleTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinMiddleTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesMiddleTrailing & TakesVerticalEdges & HorizontallyStarted {
  public func setMiddleTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinMiddleTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "with: takes a closure that measures the reference: pinMiddleTrailing(to: photo, with: { $0.middleTrailing }); numbers alone go to to: setMiddleTrailing(to: CGPoint(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesMiddleTrailing {
  public func pinMiddleTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil, with: CGPoint
  ) -> LayoutMaker<State.AddingMiddleTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured: setMiddleTrailing(to: CGPoint(x: 8, y: 8)), setMiddleTrailing(at: photo.plumb.middleTrailing)"
)
extension LayoutMaker where State: TakesMiddleTrailing {
  public func setMiddleTrailing(to: LayoutPlacePoint<Directional>? = nil, at: CGPoint? = nil)
    -> LayoutMaker<State.AddingMiddleTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setMiddleTrailing(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesMiddleTrailing {
  public func setMiddleTrailing(offset: CGFloat, from: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingMiddleTrailing
  > { unreachable() }
}
