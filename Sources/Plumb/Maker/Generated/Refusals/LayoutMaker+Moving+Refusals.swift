// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the horizontal axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyIncomplete {
  public func movingLeft(to left: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingLeft(
    to left: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func movingCenter(to center: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingCenter(
    to center: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func movingRight(to right: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingRight(
    to right: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func movingLeading(to leading: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingLeading(
    to leading: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  public func movingTrailing(to trailing: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingTrailing(
    to trailing: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  public func movingTop(to top: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingTop(to top: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<State>
  { unreachable() }
  public func movingMiddle(to middle: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingMiddle(
    to middle: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func movingBottom(to bottom: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingBottom(
    to bottom: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func movingX(by distance: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingX(by distance: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
  public func movingY(by distance: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingY(by distance: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the horizontal axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyIncomplete {
  @_disfavoredOverload public func movingLeft(to left: CGFloat) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_disfavoredOverload public func movingLeft(
    to left: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingCenter(to center: CGFloat) -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload public func movingCenter(
    to center: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingRight(to right: CGFloat) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_disfavoredOverload public func movingRight(
    to right: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingLeading(to leading: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func movingLeading(
    to leading: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingTrailing(to trailing: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func movingTrailing(
    to trailing: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingTop(to top: CGFloat) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_disfavoredOverload public func movingTop(
    to top: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingMiddle(to middle: CGFloat) -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload public func movingMiddle(
    to middle: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingBottom(to bottom: CGFloat) -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload public func movingBottom(
    to bottom: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingX(by distance: CGFloat) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_disfavoredOverload public func movingX(
    by distance: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingY(by distance: CGFloat) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_disfavoredOverload public func movingY(
    by distance: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the vertical axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyComplete & VerticallyIncomplete {
  public func movingLeft(to left: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingLeft(
    to left: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func movingCenter(to center: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingCenter(
    to center: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func movingRight(to right: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingRight(
    to right: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func movingLeading(to leading: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingLeading(
    to leading: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  public func movingTrailing(to trailing: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingTrailing(
    to trailing: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  public func movingTop(to top: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingTop(to top: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<State>
  { unreachable() }
  public func movingMiddle(to middle: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingMiddle(
    to middle: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func movingBottom(to bottom: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingBottom(
    to bottom: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func movingX(by distance: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingX(by distance: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
  public func movingY(by distance: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func movingY(by distance: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the vertical axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyComplete & VerticallyIncomplete {
  @_disfavoredOverload public func movingLeft(to left: CGFloat) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_disfavoredOverload public func movingLeft(
    to left: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingCenter(to center: CGFloat) -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload public func movingCenter(
    to center: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingRight(to right: CGFloat) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_disfavoredOverload public func movingRight(
    to right: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingLeading(to leading: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func movingLeading(
    to leading: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingTrailing(to trailing: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func movingTrailing(
    to trailing: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingTop(to top: CGFloat) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_disfavoredOverload public func movingTop(
    to top: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingMiddle(to middle: CGFloat) -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload public func movingMiddle(
    to middle: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingBottom(to bottom: CGFloat) -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload public func movingBottom(
    to bottom: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingX(by distance: CGFloat) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_disfavoredOverload public func movingX(
    by distance: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingY(by distance: CGFloat) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_disfavoredOverload public func movingY(
    by distance: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}
