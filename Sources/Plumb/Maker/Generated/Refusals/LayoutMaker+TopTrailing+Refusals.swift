// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  public func setTopTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
  public func pinTopTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a point decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesTrailing {
  public func setTopTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
  public func pinTopTrailing(
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
  public func setTopTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AfterTop.DecidedHorizontally> { unreachable() }
  public func pinTopTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterTop.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its trailing already; add leading, center or width"
)
extension LayoutMaker where State: HoldsTrailing {
  @_disfavoredOverload public func setTopTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
  @_disfavoredOverload public func pinTopTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterTop> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension LayoutMaker where State: HoldsTop & TakesTrailing {
  public func setTopTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
  public func pinTopTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its top already; add middle, bottom or height"
)
extension LayoutMaker where State: HoldsTop & TakesTrailing {
  @_disfavoredOverload public func setTopTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
  @_disfavoredOverload public func pinTopTrailing(
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
  public func setTopTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AfterTop.DecidedHorizontally> { unreachable() }
  public func pinTopTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterTop.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a baseline goes with a height alone: where the text is in a view follows from its height; add height"
)
extension LayoutMaker where State: HoldsBaseline & TakesTrailing {
  public func setTopTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
  public func pinTopTrailing(
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
  @_disfavoredOverload public func setTopTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
  @_disfavoredOverload public func pinTopTrailing(
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
extension LayoutMaker where State: TakesTopTrailing & TakesHorizontalEdges {
  public func setTopTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinTopTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its top; add middle, bottom or height"
)
extension LayoutMaker where State: TakesTopTrailing & TakesVerticalEdges & HorizontallyStarted {
  public func setTopTrailing(
    to: CGPoint? = nil, inset: CGFloat? = nil, from: LayoutArea = .bounds,
    at: LayoutPlacePoint<Directional>? = nil,
    by: ((LayoutGuide.Parent<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinTopTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil,
    with:
      @escaping (LayoutGuide.Reference<LayoutGuide.DirectionalPlane>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "with: takes a closure that measures the reference: pinTopTrailing(to: photo, with: { $0.topTrailing }); numbers alone go to to: setTopTrailing(to: CGPoint(x: 8, y: 8))"
)
extension LayoutMaker where State: TakesTopTrailing {
  public func pinTopTrailing(
    to: (any LayoutReference)? = nil, by: (() -> (any Layoutable)?)? = nil, with: CGPoint
  ) -> LayoutMaker<State.AddingTopTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers, and at: a point that is measured: setTopTrailing(to: CGPoint(x: 8, y: 8)), setTopTrailing(at: photo.plumb.topTrailing)"
)
extension LayoutMaker where State: TakesTopTrailing {
  public func setTopTrailing(to: LayoutPlacePoint<Directional>? = nil, at: CGPoint? = nil)
    -> LayoutMaker<State.AddingTopTrailing>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "an edge goes inwards: setTopTrailing(inset: 8); offset: moves the middle, .moved(x: 8) a point given to at:"
)
extension LayoutMaker where State: TakesTopTrailing {
  public func setTopTrailing(offset: CGFloat, from: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingTopTrailing
  > { unreachable() }
}
