// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the horizontal axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyIncomplete {
  @_alwaysEmitIntoClient public func pinchingLeft(to: CGFloat? = nil, by: CGFloat? = nil)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingLeft(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingRight(to: CGFloat? = nil, by: CGFloat? = nil)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingRight(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingLeading(to: CGFloat? = nil, by: CGFloat? = nil)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingLeading(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTrailing(to: CGFloat? = nil, by: CGFloat? = nil)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTrailing(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTop(to: CGFloat? = nil, by: CGFloat? = nil)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTop(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingBottom(to: CGFloat? = nil, by: CGFloat? = nil)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingBottom(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the horizontal axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyIncomplete {
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingLeft(
    to: CGFloat? = nil, by: CGFloat? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingLeft(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingRight(
    to: CGFloat? = nil, by: CGFloat? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingRight(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingLeading(
    to: CGFloat? = nil, by: CGFloat? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingLeading(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingTrailing(
    to: CGFloat? = nil, by: CGFloat? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingTrailing(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingTop(
    to: CGFloat? = nil, by: CGFloat? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingTop(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingBottom(
    to: CGFloat? = nil, by: CGFloat? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingBottom(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the vertical axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyComplete & VerticallyIncomplete {
  @_alwaysEmitIntoClient public func pinchingLeft(to: CGFloat? = nil, by: CGFloat? = nil)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingLeft(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingRight(to: CGFloat? = nil, by: CGFloat? = nil)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingRight(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingLeading(to: CGFloat? = nil, by: CGFloat? = nil)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingLeading(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTrailing(to: CGFloat? = nil, by: CGFloat? = nil)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTrailing(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTop(to: CGFloat? = nil, by: CGFloat? = nil)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTop(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingBottom(to: CGFloat? = nil, by: CGFloat? = nil)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingBottom(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the vertical axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyComplete & VerticallyIncomplete {
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingLeft(
    to: CGFloat? = nil, by: CGFloat? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingLeft(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingRight(
    to: CGFloat? = nil, by: CGFloat? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingRight(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingLeading(
    to: CGFloat? = nil, by: CGFloat? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingLeading(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingTrailing(
    to: CGFloat? = nil, by: CGFloat? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingTrailing(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingTop(
    to: CGFloat? = nil, by: CGFloat? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingTop(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingBottom(
    to: CGFloat? = nil, by: CGFloat? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func pinchingBottom(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}
