// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the horizontal axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyIncomplete {
  public func pinchingLeft(to left: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingLeft(
    to left: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinchingLeft(by distance: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingLeft(by distance: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
  public func pinchingRight(to right: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingRight(
    to right: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinchingRight(by distance: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingRight(by distance: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
  public func pinchingLeading(to leading: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingLeading(
    to leading: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinchingLeading(by distance: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingLeading(by distance: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
  public func pinchingTrailing(to trailing: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingTrailing(
    to trailing: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinchingTrailing(by distance: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingTrailing(
    by distance: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  public func pinchingTop(to top: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingTop(to top: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<State>
  { unreachable() }
  public func pinchingTop(by distance: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingTop(by distance: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
  public func pinchingBottom(to bottom: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingBottom(
    to bottom: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinchingBottom(by distance: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingBottom(by distance: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the horizontal axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyIncomplete {
  @_disfavoredOverload public func pinchingLeft(to left: CGFloat) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_disfavoredOverload public func pinchingLeft(
    to left: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingLeft(by distance: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingLeft(
    by distance: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingRight(to right: CGFloat) -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload public func pinchingRight(
    to right: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingRight(by distance: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingRight(
    by distance: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingLeading(to leading: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingLeading(
    to leading: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingLeading(by distance: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingLeading(
    by distance: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingTrailing(to trailing: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingTrailing(
    to trailing: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingTrailing(by distance: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingTrailing(
    by distance: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingTop(to top: CGFloat) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_disfavoredOverload public func pinchingTop(
    to top: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingTop(by distance: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingTop(
    by distance: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingBottom(to bottom: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingBottom(
    to bottom: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingBottom(by distance: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingBottom(
    by distance: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the vertical axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyComplete & VerticallyIncomplete {
  public func pinchingLeft(to left: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingLeft(
    to left: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinchingLeft(by distance: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingLeft(by distance: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
  public func pinchingRight(to right: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingRight(
    to right: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinchingRight(by distance: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingRight(by distance: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
  public func pinchingLeading(to leading: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingLeading(
    to leading: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinchingLeading(by distance: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingLeading(by distance: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
  public func pinchingTrailing(to trailing: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingTrailing(
    to trailing: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinchingTrailing(by distance: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingTrailing(
    by distance: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  public func pinchingTop(to top: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingTop(to top: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)
    -> LayoutMaker<State>
  { unreachable() }
  public func pinchingTop(by distance: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingTop(by distance: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
  public func pinchingBottom(to bottom: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingBottom(
    to bottom: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  public func pinchingBottom(by distance: CGFloat) -> LayoutMaker<State> { unreachable() }
  public func pinchingBottom(by distance: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the vertical axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyComplete & VerticallyIncomplete {
  @_disfavoredOverload public func pinchingLeft(to left: CGFloat) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_disfavoredOverload public func pinchingLeft(
    to left: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingLeft(by distance: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingLeft(
    by distance: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingRight(to right: CGFloat) -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload public func pinchingRight(
    to right: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingRight(by distance: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingRight(
    by distance: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingLeading(to leading: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingLeading(
    to leading: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingLeading(by distance: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingLeading(
    by distance: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingTrailing(to trailing: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingTrailing(
    to trailing: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingTrailing(by distance: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingTrailing(
    by distance: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingTop(to top: CGFloat) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_disfavoredOverload public func pinchingTop(
    to top: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingTop(by distance: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingTop(
    by distance: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingBottom(to bottom: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingBottom(
    to bottom: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func pinchingBottom(by distance: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload public func pinchingBottom(
    by distance: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}
