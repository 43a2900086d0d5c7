// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "the horizontal axis is complete: two facts already decide it"
)
extension LayoutMaker where State: HorizontallyComplete {
  public func setMiddleTrailing(to point: CGPoint) -> LayoutMaker<State.AfterMiddle> {
    unreachable()
  }
  public func setMiddleTrailing(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AfterMiddle
  > { unreachable() }
  public func setMiddleTrailing(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AfterMiddle
  > { unreachable() }
  public func setMiddleTrailing(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
  public func pinMiddleTrailing(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
  public func pinMiddleTrailing(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis is complete: two facts already decide it"
)
extension LayoutMaker where State: VerticallyComplete & TakesTrailing {
  public func setMiddleTrailing(to point: CGPoint) -> LayoutMaker<State.AddingTrailing> {
    unreachable()
  }
  public func setMiddleTrailing(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingTrailing
  > { unreachable() }
  public func setMiddleTrailing(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingTrailing
  > { unreachable() }
  public func setMiddleTrailing(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
  public func pinMiddleTrailing(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
  public func pinMiddleTrailing(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its trailing already; add leading, center or width"
)
extension LayoutMaker where State: HoldsTrailing {
  public func setMiddleTrailing(to point: CGPoint) -> LayoutMaker<
    State.AfterMiddle.DecidedHorizontally
  > { unreachable() }
  public func setMiddleTrailing(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AfterMiddle.DecidedHorizontally
  > { unreachable() }
  public func setMiddleTrailing(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AfterMiddle.DecidedHorizontally
  > { unreachable() }
  public func setMiddleTrailing(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
  public func pinMiddleTrailing(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
  public func pinMiddleTrailing(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its trailing already; add leading, center or width"
)
extension LayoutMaker where State: HoldsTrailing {
  @_disfavoredOverload public func setMiddleTrailing(to point: CGPoint) -> LayoutMaker<
    State.AfterMiddle
  > { unreachable() }
  @_disfavoredOverload public func setMiddleTrailing(
    inset: CGFloat, from area: LayoutArea = .bounds
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
  @_disfavoredOverload public func setMiddleTrailing(at point: LayoutPlacePoint<Directional>)
    -> LayoutMaker<State.AfterMiddle>
  { unreachable() }
  @_disfavoredOverload public func setMiddleTrailing(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
  @_disfavoredOverload public func pinMiddleTrailing(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
  @_disfavoredOverload public func pinMiddleTrailing(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesTrailing {
  public func setMiddleTrailing(to point: CGPoint) -> LayoutMaker<
    State.AddingTrailing.DecidedVertically
  > { unreachable() }
  public func setMiddleTrailing(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingTrailing.DecidedVertically
  > { unreachable() }
  public func setMiddleTrailing(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingTrailing.DecidedVertically
  > { unreachable() }
  public func setMiddleTrailing(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
  public func pinMiddleTrailing(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
  public func pinMiddleTrailing(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTrailing.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesTrailing {
  @_disfavoredOverload public func setMiddleTrailing(to point: CGPoint) -> LayoutMaker<
    State.AddingTrailing
  > { unreachable() }
  @_disfavoredOverload public func setMiddleTrailing(
    inset: CGFloat, from area: LayoutArea = .bounds
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
  @_disfavoredOverload public func setMiddleTrailing(at point: LayoutPlacePoint<Directional>)
    -> LayoutMaker<State.AddingTrailing>
  { unreachable() }
  @_disfavoredOverload public func setMiddleTrailing(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
  @_disfavoredOverload public func pinMiddleTrailing(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
  @_disfavoredOverload public func pinMiddleTrailing(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingTrailing> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "leading and trailing do not go with left and right: which side leading is on depends on the writing direction; add left, center, right or width"
)
extension LayoutMaker where State: HoldsLeftOrRight {
  public func setMiddleTrailing(to point: CGPoint) -> LayoutMaker<
    State.AfterMiddle.DecidedHorizontally
  > { unreachable() }
  public func setMiddleTrailing(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AfterMiddle.DecidedHorizontally
  > { unreachable() }
  public func setMiddleTrailing(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AfterMiddle.DecidedHorizontally
  > { unreachable() }
  public func setMiddleTrailing(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
  public func pinMiddleTrailing(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
  public func pinMiddleTrailing(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its trailing; add leading, center or width"
)
extension LayoutMaker where State: TakesMiddleTrailing & TakesHorizontalEdges {
  public func setMiddleTrailing(to point: CGPoint) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  public func setMiddleTrailing(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  public func setMiddleTrailing(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  public func setMiddleTrailing(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinMiddleTrailing(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinMiddleTrailing(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesMiddleTrailing & TakesVerticalEdges & HorizontallyStarted {
  public func setMiddleTrailing(to point: CGPoint) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  public func setMiddleTrailing(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  public func setMiddleTrailing(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  public func setMiddleTrailing(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinMiddleTrailing(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinMiddleTrailing(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}
