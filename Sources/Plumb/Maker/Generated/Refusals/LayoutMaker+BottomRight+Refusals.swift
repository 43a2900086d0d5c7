// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "the horizontal axis is complete: two facts already decide it"
)
extension LayoutMaker where State: HorizontallyComplete {
  public func setBottomRight(to point: CGPoint) -> LayoutMaker<State.AfterBottom> { unreachable() }
  public func setBottomRight(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AfterBottom
  > { unreachable() }
  public func setBottomRight(at point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<
    State.AfterBottom
  > { unreachable() }
  public func setBottomRight(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
  public func pinBottomRight(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
  public func pinBottomRight(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis is complete: two facts already decide it"
)
extension LayoutMaker where State: VerticallyComplete & TakesRight {
  public func setBottomRight(to point: CGPoint) -> LayoutMaker<State.AddingRight> { unreachable() }
  public func setBottomRight(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingRight
  > { unreachable() }
  public func setBottomRight(at point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<
    State.AddingRight
  > { unreachable() }
  public func setBottomRight(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
  public func pinBottomRight(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
  public func pinBottomRight(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its right already; add left, center or width"
)
extension LayoutMaker where State: HoldsRight {
  public func setBottomRight(to point: CGPoint) -> LayoutMaker<
    State.AfterBottom.DecidedHorizontally
  > { unreachable() }
  public func setBottomRight(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AfterBottom.DecidedHorizontally
  > { unreachable() }
  public func setBottomRight(at point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<
    State.AfterBottom.DecidedHorizontally
  > { unreachable() }
  public func setBottomRight(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
  public func pinBottomRight(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
  public func pinBottomRight(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its right already; add left, center or width"
)
extension LayoutMaker where State: HoldsRight {
  @_disfavoredOverload public func setBottomRight(to point: CGPoint) -> LayoutMaker<
    State.AfterBottom
  > { unreachable() }
  @_disfavoredOverload public func setBottomRight(inset: CGFloat, from area: LayoutArea = .bounds)
    -> LayoutMaker<State.AfterBottom>
  { unreachable() }
  @_disfavoredOverload public func setBottomRight(at point: LayoutPlacePoint<Horizontal>)
    -> LayoutMaker<State.AfterBottom>
  { unreachable() }
  @_disfavoredOverload public func setBottomRight(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
  @_disfavoredOverload public func pinBottomRight(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
  @_disfavoredOverload public func pinBottomRight(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterBottom> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom & TakesRight {
  public func setBottomRight(to point: CGPoint) -> LayoutMaker<State.AddingRight.DecidedVertically>
  { unreachable() }
  public func setBottomRight(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingRight.DecidedVertically
  > { unreachable() }
  public func setBottomRight(at point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<
    State.AddingRight.DecidedVertically
  > { unreachable() }
  public func setBottomRight(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingRight.DecidedVertically> { unreachable() }
  public func pinBottomRight(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingRight.DecidedVertically> { unreachable() }
  public func pinBottomRight(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingRight.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its bottom already; add top, middle or height"
)
extension LayoutMaker where State: HoldsBottom & TakesRight {
  @_disfavoredOverload public func setBottomRight(to point: CGPoint) -> LayoutMaker<
    State.AddingRight
  > { unreachable() }
  @_disfavoredOverload public func setBottomRight(inset: CGFloat, from area: LayoutArea = .bounds)
    -> LayoutMaker<State.AddingRight>
  { unreachable() }
  @_disfavoredOverload public func setBottomRight(at point: LayoutPlacePoint<Horizontal>)
    -> LayoutMaker<State.AddingRight>
  { unreachable() }
  @_disfavoredOverload public func setBottomRight(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
  @_disfavoredOverload public func pinBottomRight(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
  @_disfavoredOverload public func pinBottomRight(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AddingRight> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "left and right do not go with leading and trailing: which side leading is on depends on the writing direction; add leading, center, trailing or width"
)
extension LayoutMaker where State: HoldsLeadingOrTrailing {
  public func setBottomRight(to point: CGPoint) -> LayoutMaker<
    State.AfterBottom.DecidedHorizontally
  > { unreachable() }
  public func setBottomRight(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AfterBottom.DecidedHorizontally
  > { unreachable() }
  public func setBottomRight(at point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<
    State.AfterBottom.DecidedHorizontally
  > { unreachable() }
  public func setBottomRight(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
  public func pinBottomRight(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
  public func pinBottomRight(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<State.AfterBottom.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the horizontal axis has its right; add left, center or width"
)
extension LayoutMaker where State: TakesBottomRight & TakesHorizontalEdges {
  public func setBottomRight(to point: CGPoint) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func setBottomRight(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  public func setBottomRight(at point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  public func setBottomRight(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinBottomRight(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinBottomRight(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its bottom; add top, middle or height"
)
extension LayoutMaker where State: TakesBottomRight & TakesVerticalEdges & HorizontallyStarted {
  public func setBottomRight(to point: CGPoint) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func setBottomRight(inset: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  public func setBottomRight(at point: LayoutPlacePoint<Horizontal>) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  public func setBottomRight(
    by point:
      @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinBottomRight(
    to reference: some LayoutReference,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinBottomRight(
    by reference: @escaping () -> (any Layoutable)?,
    with point:
      @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> LayoutPoint<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}
