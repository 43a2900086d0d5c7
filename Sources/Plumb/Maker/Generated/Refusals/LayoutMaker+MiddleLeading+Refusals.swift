// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "the horizontal axis is complete: two facts already decide it"
)
extension LayoutMaker where State: HorizontallyComplete {
  public func setMiddleLeading(to point: CGPoint) -> LayoutMaker<State.AfterMiddle> {
    unreachable()
  }
  public func setMiddleLeading(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AfterMiddle
  > { unreachable() }
  public func setMiddleLeading(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AfterMiddle
  > { unreachable() }
  public func setMiddleLeading(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
  public func pinMiddleLeading(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
  public func pinMiddleLeading(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis is complete: two facts already decide it"
)
extension LayoutMaker where State: VerticallyComplete & TakesLeading {
  public func setMiddleLeading(to point: CGPoint) -> LayoutMaker<State.AddingLeading> {
    unreachable()
  }
  public func setMiddleLeading(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingLeading
  > { unreachable() }
  public func setMiddleLeading(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingLeading
  > { unreachable() }
  public func setMiddleLeading(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
  public func pinMiddleLeading(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
  public func pinMiddleLeading(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its leading already; add center, trailing or width"
)
extension LayoutMaker where State: HoldsLeading {
  public func setMiddleLeading(to point: CGPoint) -> LayoutMaker<
    State.AfterMiddle.DecidedHorizontally
  > { unreachable() }
  public func setMiddleLeading(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AfterMiddle.DecidedHorizontally
  > { unreachable() }
  public func setMiddleLeading(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AfterMiddle.DecidedHorizontally
  > { unreachable() }
  public func setMiddleLeading(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
  public func pinMiddleLeading(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
  public func pinMiddleLeading(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its leading already; add center, trailing or width"
)
extension LayoutMaker where State: HoldsLeading {
  @_disfavoredOverload public func setMiddleLeading(to point: CGPoint) -> LayoutMaker<
    State.AfterMiddle
  > { unreachable() }
  @_disfavoredOverload public func setMiddleLeading(inset: CGFloat, from area: LayoutArea = .bounds)
    -> LayoutMaker<State.AfterMiddle>
  { unreachable() }
  @_disfavoredOverload public func setMiddleLeading(at point: LayoutPlacePoint<Directional>)
    -> LayoutMaker<State.AfterMiddle>
  { unreachable() }
  @_disfavoredOverload public func setMiddleLeading(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
  @_disfavoredOverload public func pinMiddleLeading(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
  @_disfavoredOverload public func pinMiddleLeading(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesLeading {
  public func setMiddleLeading(to point: CGPoint) -> LayoutMaker<
    State.AddingLeading.DecidedVertically
  > { unreachable() }
  public func setMiddleLeading(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingLeading.DecidedVertically
  > { unreachable() }
  public func setMiddleLeading(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AddingLeading.DecidedVertically
  > { unreachable() }
  public func setMiddleLeading(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingLeading.DecidedVertically> { unreachable() }
  public func pinMiddleLeading(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingLeading.DecidedVertically> { unreachable() }
  public func pinMiddleLeading(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingLeading.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its middle already; add top, bottom or height"
)
extension LayoutMaker where State: HoldsMiddle & TakesLeading {
  @_disfavoredOverload public func setMiddleLeading(to point: CGPoint) -> LayoutMaker<
    State.AddingLeading
  > { unreachable() }
  @_disfavoredOverload public func setMiddleLeading(inset: CGFloat, from area: LayoutArea = .bounds)
    -> LayoutMaker<State.AddingLeading>
  { unreachable() }
  @_disfavoredOverload public func setMiddleLeading(at point: LayoutPlacePoint<Directional>)
    -> LayoutMaker<State.AddingLeading>
  { unreachable() }
  @_disfavoredOverload public func setMiddleLeading(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
  @_disfavoredOverload public func pinMiddleLeading(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
  @_disfavoredOverload public func pinMiddleLeading(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AddingLeading> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "leading and trailing do not go with left and right: which side leading is on depends on the writing direction; add left, center, right or width"
)
extension LayoutMaker where State: HoldsLeftOrRight {
  public func setMiddleLeading(to point: CGPoint) -> LayoutMaker<
    State.AfterMiddle.DecidedHorizontally
  > { unreachable() }
  public func setMiddleLeading(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AfterMiddle.DecidedHorizontally
  > { unreachable() }
  public func setMiddleLeading(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    State.AfterMiddle.DecidedHorizontally
  > { unreachable() }
  public func setMiddleLeading(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
  public func pinMiddleLeading(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
  public func pinMiddleLeading(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<State.AfterMiddle.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its leading; add center, trailing or width"
)
extension LayoutMaker where State: TakesMiddleLeading & TakesHorizontalEdges {
  public func setMiddleLeading(to point: CGPoint) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func setMiddleLeading(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  public func setMiddleLeading(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  public func setMiddleLeading(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinMiddleLeading(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinMiddleLeading(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its middle; add top, bottom or height"
)
extension LayoutMaker where State: TakesMiddleLeading & TakesVerticalEdges & HorizontallyStarted {
  public func setMiddleLeading(to point: CGPoint) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func setMiddleLeading(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  public func setMiddleLeading(at point: LayoutPlacePoint<Directional>) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  public func setMiddleLeading(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinMiddleLeading(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinMiddleLeading(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Directional>>) -> LayoutPoint<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}
