// Written by Scripts/write-maker from its table. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the horizontal axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyIncomplete {
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

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the horizontal axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyIncomplete {
  @_disfavoredOverload @_alwaysEmitIntoClient public func expandingWidth(
    to: CGFloat = 0, by: CGFloat = 0, from: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func expandingWidth(
    to: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat)? = nil,
    by: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat)? = nil,
    from: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func limitingWidth(
    to: some LayoutLengthRange, from: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func limitingWidth(
    to: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> ClosedRange<CGFloat>,
    from: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func expandingHeight(
    to: CGFloat = 0, by: CGFloat = 0, from: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func expandingHeight(
    to: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat)? = nil,
    by: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat)? = nil,
    from: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func limitingHeight(
    to: some LayoutLengthRange, from: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func limitingHeight(
    to: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> ClosedRange<CGFloat>,
    from: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func expandingSize(
    to: CGSize = .zero, by: CGSize = .zero, from: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func expandingSize(
    to: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGSize)? = nil,
    by: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGSize)? = nil,
    from: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingOrigin(by: CGPoint) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingOrigin(
    by: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGPoint
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func addingProcess(
    by: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGRect
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func afterLayout(
    _ action: @escaping (CGRect) -> Void
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the vertical axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyComplete & VerticallyIncomplete {
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

@available(
  *, unavailable,
  message:
    "underspecified frame: only a complete frame is adjusted, and the vertical axis needs two facts; move this after them"
)
extension LayoutMaker where State: HorizontallyComplete & VerticallyIncomplete {
  @_disfavoredOverload @_alwaysEmitIntoClient public func expandingWidth(
    to: CGFloat = 0, by: CGFloat = 0, from: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func expandingWidth(
    to: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat)? = nil,
    by: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat)? = nil,
    from: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func limitingWidth(
    to: some LayoutLengthRange, from: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func limitingWidth(
    to: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> ClosedRange<CGFloat>,
    from: LayoutAdjustment.HorizontalAnchor = .center
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func expandingHeight(
    to: CGFloat = 0, by: CGFloat = 0, from: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func expandingHeight(
    to: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat)? = nil,
    by: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat)? = nil,
    from: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func limitingHeight(
    to: some LayoutLengthRange, from: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func limitingHeight(
    to: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> ClosedRange<CGFloat>,
    from: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func expandingSize(
    to: CGSize = .zero, by: CGSize = .zero, from: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func expandingSize(
    to: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGSize)? = nil,
    by: ((LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGSize)? = nil,
    from: LayoutAdjustment.HorizontalAnchor = .center,
    _ vertical: LayoutAdjustment.VerticalAnchor = .middle
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingOrigin(by: CGPoint) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func movingOrigin(
    by: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGPoint
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func addingProcess(
    by: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGRect
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func afterLayout(
    _ action: @escaping (CGRect) -> Void
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "say what the number is: expandingWidth(by: 8), expandingWidth(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func expandingWidth(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "say what the number is: expandingHeight(by: 8), expandingHeight(to: 8)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func expandingHeight(_ number: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "a size has two lengths: expandingSize(by: CGSize(width: 8, height: 8))"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func expandingSize(by: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func expandingSize(to: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func expandingSize(width: CGFloat, height: CGFloat) -> LayoutMaker<
    State
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a distance has two coordinates: movingOrigin(by: CGPoint(x: 8, y: 8))"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func movingOrigin(by: CGSize) -> LayoutMaker<State> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func movingOrigin(x: CGFloat, y: CGFloat) -> LayoutMaker<State> {
    unreachable()
  }
}
