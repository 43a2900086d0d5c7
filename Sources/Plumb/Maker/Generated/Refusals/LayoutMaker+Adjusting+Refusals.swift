// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the horizontal axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyIncomplete {
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

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the horizontal axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyIncomplete {
  @_disfavoredOverload public func expandingWidth(
    to length: CGFloat, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingWidth(
    to length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGFloat,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingWidth(
    by length: CGFloat, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingWidth(
    by length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGFloat,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func limitingWidth(
    to range: some LayoutLengthRange, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func limitingWidth(
    to range:
      @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> ClosedRange<CGFloat>,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingHeight(
    to length: CGFloat, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingHeight(
    to length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGFloat,
    from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingHeight(
    by length: CGFloat, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingHeight(
    by length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGFloat,
    from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func limitingHeight(
    to range: some LayoutLengthRange, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func limitingHeight(
    to range:
      @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> ClosedRange<CGFloat>,
    from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingSize(
    to size: CGSize, from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingSize(
    to size: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGSize,
    from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingSize(
    by size: CGSize, from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingSize(
    by size: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGSize,
    from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingOrigin(by offset: CGPoint) -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload public func movingOrigin(
    by offset: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGPoint
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func addingProcess(
    by process: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGRect
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func afterLayout(_ action: @escaping (CGRect) -> Void) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the vertical axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyComplete & VerticallyIncomplete {
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

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the vertical axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyComplete & VerticallyIncomplete {
  @_disfavoredOverload public func expandingWidth(
    to length: CGFloat, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingWidth(
    to length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGFloat,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingWidth(
    by length: CGFloat, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingWidth(
    by length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGFloat,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func limitingWidth(
    to range: some LayoutLengthRange, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func limitingWidth(
    to range:
      @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> ClosedRange<CGFloat>,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingHeight(
    to length: CGFloat, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingHeight(
    to length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGFloat,
    from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingHeight(
    by length: CGFloat, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingHeight(
    by length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGFloat,
    from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func limitingHeight(
    to range: some LayoutLengthRange, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func limitingHeight(
    to range:
      @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> ClosedRange<CGFloat>,
    from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingSize(
    to size: CGSize, from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingSize(
    to size: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGSize,
    from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingSize(
    by size: CGSize, from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func expandingSize(
    by size: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGSize,
    from horizontal: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func movingOrigin(by offset: CGPoint) -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_disfavoredOverload public func movingOrigin(
    by offset: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGPoint
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func addingProcess(
    by process: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane<Horizontal>>) -> CGRect
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload public func afterLayout(_ action: @escaping (CGRect) -> Void) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
}
