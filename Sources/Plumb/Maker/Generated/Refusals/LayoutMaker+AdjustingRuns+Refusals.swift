// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "underspecified run: only complete frames are adjusted; move this after the facts along and across"
)
extension LayoutMaker where State: RunState {
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
  public func expandingWidth(
    to length: CGFloat, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> { unreachable() }
  public func expandingWidth(
    to length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGFloat,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> { unreachable() }
  public func expandingWidth(
    by length: CGFloat, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> { unreachable() }
  public func expandingWidth(
    by length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGFloat,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> { unreachable() }
  public func limitingWidth(
    to range: some LayoutLengthRange, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> { unreachable() }
  public func limitingWidth(
    to range:
      @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> ClosedRange<CGFloat>,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<State> { unreachable() }
  public func expandingHeight(
    to length: CGFloat, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> { unreachable() }
  public func expandingHeight(
    to length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGFloat,
    from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> { unreachable() }
  public func expandingHeight(
    by length: CGFloat, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> { unreachable() }
  public func expandingHeight(
    by length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGFloat,
    from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> { unreachable() }
  public func limitingHeight(
    to range: some LayoutLengthRange, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> { unreachable() }
  public func limitingHeight(
    to range:
      @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> ClosedRange<CGFloat>,
    from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> { unreachable() }
  public func expandingSize(
    to size: CGSize, from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> { unreachable() }
  public func expandingSize(
    to size: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGSize,
    from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> { unreachable() }
  public func expandingSize(
    by size: CGSize, from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> { unreachable() }
  public func expandingSize(
    by size: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGSize,
    from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<State> { unreachable() }
  public func movingOrigin(by offset: CGPoint) -> LayoutMaker<State> { unreachable() }
  public func movingOrigin(
    by offset: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGPoint
  ) -> LayoutMaker<State> { unreachable() }
  public func addingProcess(
    by process: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGRect
  ) -> LayoutMaker<State> { unreachable() }
  public func afterLayout(_ action: @escaping (CGRect) -> Void) -> LayoutMaker<State> {
    unreachable()
  }
}
