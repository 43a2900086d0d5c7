// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "the horizontal axis is complete: two facts already decide it; a size decides a fact of each axis"
)
extension LayoutMaker where State: HorizontallyComplete {
  public func setSize(to size: CGSize) -> LayoutMaker<State.AfterHeight> { unreachable() }
  public func setSize(part: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AfterHeight
  > { unreachable() }
  public func setSize(like size: LayoutPlaceSize) -> LayoutMaker<State.AfterHeight> {
    unreachable()
  }
  public func setSize(
    by size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
  public func pinSize(
    to reference: some LayoutReference,
    with size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
  public func pinSize(
    by reference: @escaping () -> (any Layoutable)?,
    with size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
  public func fitSize() -> LayoutMaker<State.AfterHeight> { unreachable() }
  public func fitSize(
    by offer: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
  public func aspectFit(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
  public func aspectFill(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the vertical axis is complete: two facts already decide it; a size decides a fact of each axis"
)
extension LayoutMaker where State: VerticallyComplete & TakesWidth {
  public func setSize(to size: CGSize) -> LayoutMaker<State.AddingWidth> { unreachable() }
  public func setSize(part: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingWidth
  > { unreachable() }
  public func setSize(like size: LayoutPlaceSize) -> LayoutMaker<State.AddingWidth> {
    unreachable()
  }
  public func setSize(
    by size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
  public func pinSize(
    to reference: some LayoutReference,
    with size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
  public func pinSize(
    by reference: @escaping () -> (any Layoutable)?,
    with size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
  public func fitSize() -> LayoutMaker<State.AddingWidth> { unreachable() }
  public func fitSize(
    by offer: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
  public func aspectFit(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
  public func aspectFill(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its width already; add left, center, right, leading or trailing"
)
extension LayoutMaker where State: HoldsWidth {
  public func setSize(to size: CGSize) -> LayoutMaker<State.AfterHeight.DecidedHorizontally> {
    unreachable()
  }
  public func setSize(part: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AfterHeight.DecidedHorizontally
  > { unreachable() }
  public func setSize(like size: LayoutPlaceSize) -> LayoutMaker<
    State.AfterHeight.DecidedHorizontally
  > { unreachable() }
  public func setSize(
    by size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight.DecidedHorizontally> { unreachable() }
  public func pinSize(
    to reference: some LayoutReference,
    with size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight.DecidedHorizontally> { unreachable() }
  public func pinSize(
    by reference: @escaping () -> (any Layoutable)?,
    with size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight.DecidedHorizontally> { unreachable() }
  public func fitSize() -> LayoutMaker<State.AfterHeight.DecidedHorizontally> { unreachable() }
  public func fitSize(
    by offer: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight.DecidedHorizontally> { unreachable() }
  public func aspectFit(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight.DecidedHorizontally> { unreachable() }
  public func aspectFill(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight.DecidedHorizontally> { unreachable() }
}

@available(
  *, unavailable,
  message: "the horizontal axis has its width already; add left, center, right, leading or trailing"
)
extension LayoutMaker where State: HoldsWidth {
  @_disfavoredOverload public func setSize(to size: CGSize) -> LayoutMaker<State.AfterHeight> {
    unreachable()
  }
  @_disfavoredOverload public func setSize(part: CGFloat, from area: LayoutArea = .bounds)
    -> LayoutMaker<State.AfterHeight>
  { unreachable() }
  @_disfavoredOverload public func setSize(like size: LayoutPlaceSize) -> LayoutMaker<
    State.AfterHeight
  > { unreachable() }
  @_disfavoredOverload public func setSize(
    by size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
  @_disfavoredOverload public func pinSize(
    to reference: some LayoutReference,
    with size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
  @_disfavoredOverload public func pinSize(
    by reference: @escaping () -> (any Layoutable)?,
    with size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
  @_disfavoredOverload public func fitSize() -> LayoutMaker<State.AfterHeight> { unreachable() }
  @_disfavoredOverload public func fitSize(
    by offer: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
  @_disfavoredOverload public func aspectFit(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
  @_disfavoredOverload public func aspectFill(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AfterHeight> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its height already; add top, middle or bottom"
)
extension LayoutMaker where State: HoldsHeight & TakesWidth {
  public func setSize(to size: CGSize) -> LayoutMaker<State.AddingWidth.DecidedVertically> {
    unreachable()
  }
  public func setSize(part: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    State.AddingWidth.DecidedVertically
  > { unreachable() }
  public func setSize(like size: LayoutPlaceSize) -> LayoutMaker<
    State.AddingWidth.DecidedVertically
  > { unreachable() }
  public func setSize(
    by size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth.DecidedVertically> { unreachable() }
  public func pinSize(
    to reference: some LayoutReference,
    with size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth.DecidedVertically> { unreachable() }
  public func pinSize(
    by reference: @escaping () -> (any Layoutable)?,
    with size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth.DecidedVertically> { unreachable() }
  public func fitSize() -> LayoutMaker<State.AddingWidth.DecidedVertically> { unreachable() }
  public func fitSize(
    by offer: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth.DecidedVertically> { unreachable() }
  public func aspectFit(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth.DecidedVertically> { unreachable() }
  public func aspectFill(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth.DecidedVertically> { unreachable() }
}

@available(
  *, unavailable,
  message: "the vertical axis has its height already; add top, middle or bottom"
)
extension LayoutMaker where State: HoldsHeight & TakesWidth {
  @_disfavoredOverload public func setSize(to size: CGSize) -> LayoutMaker<State.AddingWidth> {
    unreachable()
  }
  @_disfavoredOverload public func setSize(part: CGFloat, from area: LayoutArea = .bounds)
    -> LayoutMaker<State.AddingWidth>
  { unreachable() }
  @_disfavoredOverload public func setSize(like size: LayoutPlaceSize) -> LayoutMaker<
    State.AddingWidth
  > { unreachable() }
  @_disfavoredOverload public func setSize(
    by size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
  @_disfavoredOverload public func pinSize(
    to reference: some LayoutReference,
    with size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
  @_disfavoredOverload public func pinSize(
    by reference: @escaping () -> (any Layoutable)?,
    with size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
  @_disfavoredOverload public func fitSize() -> LayoutMaker<State.AddingWidth> { unreachable() }
  @_disfavoredOverload public func fitSize(
    by offer: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
  @_disfavoredOverload public func aspectFit(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
  @_disfavoredOverload public func aspectFill(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<State.AddingWidth> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: the horizontal axis has its width; add left, center, right, leading or trailing"
)
extension LayoutMaker where State: TakesSize & TakesHorizontalEdges {
  public func setSize(to size: CGSize) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func setSize(part: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  public func setSize(like size: LayoutPlaceSize) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func setSize(
    by size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinSize(
    to reference: some LayoutReference,
    with size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinSize(
    by reference: @escaping () -> (any Layoutable)?,
    with size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func fitSize() -> LayoutMaker<IndividualLayout> { unreachable() }
  public func fitSize(
    by offer: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func aspectFit(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func aspectFill(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified frame: the vertical axis has its height; add top, middle or bottom"
)
extension LayoutMaker where State: TakesSize & TakesVerticalEdges & HorizontallyStarted {
  public func setSize(to size: CGSize) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func setSize(part: CGFloat, from area: LayoutArea = .bounds) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  public func setSize(like size: LayoutPlaceSize) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func setSize(
    by size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinSize(
    to reference: some LayoutReference,
    with size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func pinSize(
    by reference: @escaping () -> (any Layoutable)?,
    with size: @escaping (LayoutGuide.Reference<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func fitSize() -> LayoutMaker<IndividualLayout> { unreachable() }
  public func fitSize(
    by offer: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func aspectFit(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  public func aspectFill(
    ratio: CGFloat, in size: @escaping (LayoutGuide.Parent<LayoutGuide.Plane<Horizontal>>) -> CGSize
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes numbers; a size that is measured goes to like: setSize(like: photo.plumb.size)"
)
extension LayoutMaker where State: TakesSize {
  public func setSize(to size: LayoutPlaceSize) -> LayoutMaker<State.AddingSize> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "like: takes a size that is measured; numbers go to to: setSize(to: CGSize(width: 100, height: 44))"
)
extension LayoutMaker where State: TakesSize {
  public func setSize(like size: CGSize) -> LayoutMaker<State.AddingSize> { unreachable() }
}
