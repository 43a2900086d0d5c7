// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "underspecified run: only complete frames are adjusted; move this after the facts along and across"
)
extension LayoutMaker where State: RunState {
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
  @_alwaysEmitIntoClient public func pinchingLeft(to: CGFloat = 0, by: CGFloat = 0) -> LayoutMaker<
    State
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinchingLeft(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingRight(to: CGFloat = 0, by: CGFloat = 0) -> LayoutMaker<
    State
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinchingRight(
    to: ((LayoutGuide.Adjusted<Horizontal>) -> Position<Horizontal>)? = nil,
    by: ((LayoutGuide.Adjusted<Horizontal>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingLeading(to: CGFloat = 0, by: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingLeading(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTrailing(to: CGFloat = 0, by: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTrailing(
    to: ((LayoutGuide.Adjusted<Directional>) -> Position<Directional>)? = nil,
    by: ((LayoutGuide.Adjusted<Directional>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTop(to: CGFloat = 0, by: CGFloat = 0) -> LayoutMaker<
    State
  > { unreachable() }
  @_alwaysEmitIntoClient public func pinchingTop(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func pinchingBottom(to: CGFloat = 0, by: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func pinchingBottom(
    to: ((LayoutGuide.Adjusted<Vertical>) -> Position<Vertical>)? = nil,
    by: ((LayoutGuide.Adjusted<Vertical>) -> CGFloat)? = nil
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func expandingWidth(
    to: CGFloat = 0, by: CGFloat = 0, from: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func expandingWidth(
    to: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat)? = nil,
    by: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat)? = nil,
    from: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func limitingWidth(
    to: some LayoutLengthRange, from: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func limitingWidth(
    to: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> ClosedRange<CGFloat>,
    from: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func expandingHeight(
    to: CGFloat = 0, by: CGFloat = 0, from: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func expandingHeight(
    to: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat)? = nil,
    by: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat)? = nil,
    from: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func limitingHeight(
    to: some LayoutLengthRange, from: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func limitingHeight(
    to: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> ClosedRange<CGFloat>,
    from: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func expandingSize(
    to: CGSize = .zero, by: CGSize = .zero, from: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func expandingSize(
    to: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGSize)? = nil,
    by: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGSize)? = nil,
    from: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func movingOrigin(by: CGPoint) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingOrigin(
    by: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGPoint
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func addingProcess(
    by: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGRect
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func afterLayout(_ action: @escaping (CGRect) -> Void)
    -> LayoutMaker<State>
  { unreachable() }
}
