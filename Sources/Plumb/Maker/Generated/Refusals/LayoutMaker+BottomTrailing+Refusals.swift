// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  public func setBottomTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
  public func pinBottomTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesTrailing {
  public func setBottomTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
  public func pinBottomTrailing(
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
  public func setBottomTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
  public func pinBottomTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its trailing already; add leading, center or width"
)
extension LayoutMaker where State: HoldsTrailing {
  @_disfavoredOverload public func setBottomTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
  @_disfavoredOverload public func pinBottomTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom & TakesTrailing {
  public func setBottomTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
  public func pinBottomTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom & TakesTrailing {
  @_disfavoredOverload public func setBottomTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
  @_disfavoredOverload public func pinBottomTrailing(
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
  public func setBottomTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
  public func pinBottomTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesTrailing {
  public func setBottomTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
  public func pinBottomTrailing(
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
  @_disfavoredOverload public func setBottomTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
  @_disfavoredOverload public func pinBottomTrailing(
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
extension LayoutMaker where State: TakesBottomTrailing & TakesHorizontalEdges {
  public func setBottomTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinBottomTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension LayoutMaker where State: TakesBottomTrailing & TakesVerticalEdges & HorizontallyStarted {
  public func setBottomTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinBottomTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "with: takes a closure that measures the reference: pinBottomTrailing(to: photo, with: { $0.bottomTrailing }); numbers alone go to to: setBottomTrailing(to: CGPoint(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesBottomTrailing {
  public func pinBottomTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil, with: CGPoint
  ) -> LayoutMaker<State.AddingBottomTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured: setBottomTrailing(to: CGPoint(x: 8, y: 8)), setBottomTrailing(at: photo.plumb.bottomTrailing)"
)
extension LayoutMaker where State: TakesBottomTrailing {
  public func setBottomTrailing(to: LayoutPlacePoint<Directional>? = nil, at: CGPoint? = nil)
    -> LayoutMaker<State.AddingBottomTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setBottomTrailing(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesBottomTrailing {
  public func setBottomTrailing(offset: CGFloat, from: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingBottomTrailing
  > { unreachable() }
}
