// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the horizontal axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyIncomplete {
  @_alwaysEmitIntoClient public func movingLeft(to: CGFloat) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingLeft(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingCenter(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingCenter(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingRight(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingRight(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingLeading(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingLeading(
    to: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingTrailing(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingTrailing(
    to: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingTop(to: CGFloat) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingTop(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingMiddle(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingMiddle(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingBottom(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingBottom(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingX(by: CGFloat) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingX(
    by: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingY(by: CGFloat) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingY(
    by: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingTowardsTrailing(by: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingTowardsTrailing(
    by: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the horizontal axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyIncomplete {
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingLeft(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingLeft(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingCenter(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingCenter(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingRight(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingRight(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingLeading(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingLeading(
    to: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTrailing(to: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTrailing(
    to: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTop(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTop(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingMiddle(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingMiddle(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingBottom(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingBottom(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingX(by: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingX(
    by: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingY(by: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingY(
    by: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTowardsTrailing(by: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTowardsTrailing(
    by: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the vertical axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyComplete & VerticallyIncomplete {
  @_alwaysEmitIntoClient public func movingLeft(to: CGFloat) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingLeft(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingCenter(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingCenter(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingRight(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingRight(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingLeading(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingLeading(
    to: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingTrailing(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingTrailing(
    to: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingTop(to: CGFloat) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingTop(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingMiddle(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingMiddle(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingBottom(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingBottom(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingX(by: CGFloat) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingX(
    by: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingY(by: CGFloat) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingY(
    by: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingTowardsTrailing(by: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingTowardsTrailing(
    by: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the vertical axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyComplete & VerticallyIncomplete {
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingLeft(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingLeft(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingCenter(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingCenter(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingRight(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingRight(
    to: @escaping (LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingLeading(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingLeading(
    to: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTrailing(to: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTrailing(
    to: @escaping (LayoutGuide.Adjusted<Directional>) -> Position<Directional>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTop(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTop(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingMiddle(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingMiddle(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingBottom(to: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingBottom(
    to: @escaping (LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingX(by: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingX(
    by: @escaping (LayoutGuide.Adjusted<Horizontal>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingY(by: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingY(
    by: @escaping (LayoutGuide.Adjusted<Vertical>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTowardsTrailing(by: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingTowardsTrailing(
    by: @escaping (LayoutGuide.Adjusted<Directional>) -> CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}
