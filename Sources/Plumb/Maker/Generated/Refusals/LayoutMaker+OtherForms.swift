// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "a limit is a range: limitingWidth(to: ...100), limitingWidth(to: 80...100)"
)
extension LayoutMaker where State: AdjustableLayout {
  @_alwaysEmitIntoClient public func limitingWidth(
    to length: CGFloat, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func limitingWidth(
    by length: some Any, from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func limitingWidth(_ length: some Any) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func limitingWidth(max length: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func limitingWidth(
    min length: CGFloat, max greatest: CGFloat? = nil
  ) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func limitingHeight(
    to length: CGFloat, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func limitingHeight(
    by length: some Any, from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func limitingHeight(_ length: some Any) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func limitingHeight(max length: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func limitingHeight(
    min length: CGFloat, max greatest: CGFloat? = nil
  ) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message:
    "to: takes a closure that returns a range with both ends: limitingWidth(to: { 0...$0.parent.width })"
)
extension LayoutMaker where State: AdjustableLayout {
  @_disfavoredOverload @_alwaysEmitIntoClient public func limitingWidth(
    to length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> Self { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func limitingWidth<Limits: LayoutLengthRange>(
    to range: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> Limits,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func limitingWidth(
    by length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat,
    from anchor: LayoutAdjustment.HorizontalAnchor = .center
  ) -> Self { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func limitingHeight(
    to length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat,
    from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> Self { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func limitingHeight<Limits: LayoutLengthRange>(
    to range: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> Limits,
    from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func limitingHeight(
    by length: @escaping (LayoutGuide.Adjusted<LayoutGuide.Plane>) -> CGFloat,
    from anchor: LayoutAdjustment.VerticalAnchor = .middle
  ) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message: "insets are of four edges: stickOnParent(withInsets: LayoutInsets(all: 8))"
)
extension LayoutMaker where State == IndividualProperty.Initial {
  @_alwaysEmitIntoClient public func stickOnParent(_ insets: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParent(inset: CGFloat) -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParent(insets: some Any) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParent(insets: LayoutInsets) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParent(withInsets inset: CGFloat) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParent(leading: CGFloat, trailing: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "insets are one value: stickOnParent(withInsets: LayoutInsets(top: 8, leading: 16, bottom: 8, trailing: 16))"
)
extension LayoutMaker where State == IndividualProperty.Initial {
  @_alwaysEmitIntoClient public func stickOnParent(
    top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParent(
    top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParent(horizontal: CGFloat, vertical: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "all four edges are stickOnParent: stickOnParent(withInsets: LayoutInsets(all: 8))"
)
extension LayoutMaker where State == IndividualProperty.Initial {
  @_alwaysEmitIntoClient public func edges(_ inset: some Any = 0) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func edges(inset: some Any) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func setEdges(_ inset: some Any = 0) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func setEdges(inset: some Any) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func setEdges(to inset: some Any) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func all(_ inset: CGFloat = 0) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fill() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fillParent() -> LayoutMaker<IndividualLayout> { unreachable() }
  @_alwaysEmitIntoClient public func fillParent(inset: some Any) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fillSuperview() -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fillSuperview(inset: some Any) -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setInsets(_ insets: some Any) -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setInsets(to insets: some Any) -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the safe area has a verb: stickOnParentSafeArea(withInsets: LayoutInsets(all: 8)); other areas are measured: setFrame(by: { $0.layoutMarginsGuide.frame })"
)
extension LayoutMaker where State == IndividualProperty.Initial {
  @_alwaysEmitIntoClient public func stickOnParent(in area: LayoutArea) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParent(from area: LayoutArea) -> LayoutMaker<
    IndividualLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func stickOn(to area: LayoutArea) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func stick(to area: LayoutArea) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func fill(to area: LayoutArea) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func stickOnSafeArea(withInsets insets: LayoutInsets = .zero)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func fillSafeArea(withInsets insets: LayoutInsets = .zero)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParent(
    withInsets insets: LayoutInsets, from area: LayoutArea
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "a frame is a rectangle: setFrame(to: CGRect(x: 8, y: 8, width: 100, height: 44))"
)
extension LayoutMaker where State == IndividualProperty.Initial {
  @_alwaysEmitIntoClient public func setFrame(_ frame: CGRect) -> LayoutMaker<IndividualLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func setFrame(
    x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) -> LayoutMaker<IndividualLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "each edge has its inset: stickOnParentHorizontally(leading: 8, trailing: 8)"
)
extension LayoutMaker where State: TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func stickOnParentHorizontally(_ inset: CGFloat) -> LayoutMaker<
    State.AddingHorizontalEdges
  > { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParentHorizontally(inset: CGFloat) -> LayoutMaker<
    State.AddingHorizontalEdges
  > { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParentHorizontally(left: CGFloat, right: CGFloat)
    -> LayoutMaker<State.AddingHorizontalEdges>
  { unreachable() }
  @_alwaysEmitIntoClient public func setHorizontal(inset: CGFloat) -> LayoutMaker<
    State.AddingHorizontalEdges
  > { unreachable() }
  @_alwaysEmitIntoClient public func setHorizontalEdges(inset: CGFloat) -> LayoutMaker<
    State.AddingHorizontalEdges
  > { unreachable() }
  @_alwaysEmitIntoClient public func setLeftRight(inset: CGFloat) -> LayoutMaker<
    State.AddingHorizontalEdges
  > { unreachable() }
  @_alwaysEmitIntoClient public func setLeadingTrailing(inset: CGFloat) -> LayoutMaker<
    State.AddingHorizontalEdges
  > { unreachable() }
  @_alwaysEmitIntoClient public func horizontally(_ inset: CGFloat) -> LayoutMaker<
    State.AddingHorizontalEdges
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func horizontally(_ inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "each edge has its inset: stickOnParentVertically(top: 8, bottom: 8)"
)
extension LayoutMaker where State: TakesVerticalEdges {
  @_alwaysEmitIntoClient public func stickOnParentVertically(_ inset: CGFloat) -> LayoutMaker<
    State.AddingVerticalEdges
  > { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParentVertically(inset: CGFloat) -> LayoutMaker<
    State.AddingVerticalEdges
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func stickOnParentVertically(inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setVertical(inset: CGFloat) -> LayoutMaker<
    State.AddingVerticalEdges
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setVertical(inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setVerticalEdges(inset: CGFloat) -> LayoutMaker<
    State.AddingVerticalEdges
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setVerticalEdges(inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func setTopBottom(inset: CGFloat) -> LayoutMaker<
    State.AddingVerticalEdges
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func setTopBottom(inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func vertically(_ inset: CGFloat) -> LayoutMaker<
    State.AddingVerticalEdges
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func vertically(_ inset: CGFloat)
    -> LayoutMaker<IndividualLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "each edge of an area is a fact: setLeading(inset: 0, from: .safeArea).setTrailing(inset: 0, from: .safeArea)"
)
extension LayoutMaker where State: TakesHorizontalEdges {
  @_alwaysEmitIntoClient public func stickOnParentHorizontally(in area: LayoutArea) -> LayoutMaker<
    State.AddingHorizontalEdges
  > { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParentHorizontally(from area: LayoutArea)
    -> LayoutMaker<State.AddingHorizontalEdges>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "each edge of an area is a fact: setTop(inset: 0, from: .safeArea).setBottom(inset: 0, from: .safeArea)"
)
extension LayoutMaker where State: TakesVerticalEdges {
  @_alwaysEmitIntoClient public func stickOnParentVertically(in area: LayoutArea) -> LayoutMaker<
    State.AddingVerticalEdges
  > { unreachable() }
  @_alwaysEmitIntoClient public func stickOnParentVertically(from area: LayoutArea) -> LayoutMaker<
    State.AddingVerticalEdges
  > { unreachable() }
}
