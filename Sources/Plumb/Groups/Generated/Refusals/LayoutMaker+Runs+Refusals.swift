// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "the room between children is its gaps: row().equalizeWidths().setGaps(to: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func row(spacing: CGFloat) -> LayoutMaker<
    GroupProperty.Row<Along.Open<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(spacing: CGFloat) -> LayoutMaker<
    GroupProperty.Row<Along.Distribution<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(spacing: CGFloat) -> LayoutMaker<
    GroupProperty.Row<Along.Gaps<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(spacing: CGFloat) -> LayoutMaker<
    GroupProperty.Row<Along.Complete<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(spacing: CGFloat) -> LayoutMaker<
    GroupProperty.Across<Along.Distribution<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(spacing: CGFloat) -> LayoutMaker<
    GroupProperty.Across<Along.Gaps<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(spacing: CGFloat) -> LayoutMaker<
    GroupLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func row(gaps: CGFloat) -> LayoutMaker<
    GroupProperty.Row<Along.Open<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(gaps: CGFloat) -> LayoutMaker<
    GroupProperty.Row<Along.Distribution<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(gaps: CGFloat) -> LayoutMaker<
    GroupProperty.Row<Along.Gaps<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(gaps: CGFloat) -> LayoutMaker<
    GroupProperty.Row<Along.Complete<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(gaps: CGFloat) -> LayoutMaker<
    GroupProperty.Across<Along.Distribution<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(gaps: CGFloat) -> LayoutMaker<
    GroupProperty.Across<Along.Gaps<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(gaps: CGFloat) -> LayoutMaker<
    GroupLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func row(gap: CGFloat) -> LayoutMaker<
    GroupProperty.Row<Along.Open<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(gap: CGFloat) -> LayoutMaker<
    GroupProperty.Row<Along.Distribution<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(gap: CGFloat) -> LayoutMaker<
    GroupProperty.Row<Along.Gaps<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(gap: CGFloat) -> LayoutMaker<
    GroupProperty.Row<Along.Complete<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(gap: CGFloat) -> LayoutMaker<
    GroupProperty.Across<Along.Distribution<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(gap: CGFloat) -> LayoutMaker<
    GroupProperty.Across<Along.Gaps<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(gap: CGFloat) -> LayoutMaker<
    GroupLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func row(spacing: CGFloat, alignment: UnknownAlignment)
    -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(
    spacing: CGFloat, alignment: UnknownAlignment
  ) -> LayoutMaker<GroupProperty.Row<Along.Distribution<Directional>>> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(
    spacing: CGFloat, alignment: UnknownAlignment
  ) -> LayoutMaker<GroupProperty.Row<Along.Gaps<Directional>>> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(
    spacing: CGFloat, alignment: UnknownAlignment
  ) -> LayoutMaker<GroupProperty.Row<Along.Complete<Directional>>> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(
    spacing: CGFloat, alignment: UnknownAlignment
  ) -> LayoutMaker<GroupProperty.Across<Along.Distribution<Directional>>> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(
    spacing: CGFloat, alignment: UnknownAlignment
  ) -> LayoutMaker<GroupProperty.Across<Along.Gaps<Directional>>> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(
    spacing: CGFloat, alignment: UnknownAlignment
  ) -> LayoutMaker<GroupLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "the room between children is its gaps: column().equalizeHeights().setGaps(to: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func column(spacing: CGFloat) -> LayoutMaker<
    GroupProperty.Column<Along.Open<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(spacing: CGFloat) -> LayoutMaker<
    GroupProperty.Column<Along.Distribution<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(spacing: CGFloat) -> LayoutMaker<
    GroupProperty.Column<Along.Gaps<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(spacing: CGFloat) -> LayoutMaker<
    GroupProperty.Column<Along.Complete<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(spacing: CGFloat) -> LayoutMaker<
    GroupProperty.Across<Along.Distribution<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(spacing: CGFloat) -> LayoutMaker<
    GroupProperty.Across<Along.Gaps<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(spacing: CGFloat) -> LayoutMaker<
    GroupLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func column(gaps: CGFloat) -> LayoutMaker<
    GroupProperty.Column<Along.Open<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(gaps: CGFloat) -> LayoutMaker<
    GroupProperty.Column<Along.Distribution<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(gaps: CGFloat) -> LayoutMaker<
    GroupProperty.Column<Along.Gaps<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(gaps: CGFloat) -> LayoutMaker<
    GroupProperty.Column<Along.Complete<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(gaps: CGFloat) -> LayoutMaker<
    GroupProperty.Across<Along.Distribution<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(gaps: CGFloat) -> LayoutMaker<
    GroupProperty.Across<Along.Gaps<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(gaps: CGFloat) -> LayoutMaker<
    GroupLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func column(gap: CGFloat) -> LayoutMaker<
    GroupProperty.Column<Along.Open<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(gap: CGFloat) -> LayoutMaker<
    GroupProperty.Column<Along.Distribution<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(gap: CGFloat) -> LayoutMaker<
    GroupProperty.Column<Along.Gaps<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(gap: CGFloat) -> LayoutMaker<
    GroupProperty.Column<Along.Complete<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(gap: CGFloat) -> LayoutMaker<
    GroupProperty.Across<Along.Distribution<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(gap: CGFloat) -> LayoutMaker<
    GroupProperty.Across<Along.Gaps<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(gap: CGFloat) -> LayoutMaker<
    GroupLayout
  > { unreachable() }
  @_alwaysEmitIntoClient public func column(spacing: CGFloat, alignment: UnknownAlignment)
    -> LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(
    spacing: CGFloat, alignment: UnknownAlignment
  ) -> LayoutMaker<GroupProperty.Column<Along.Distribution<Vertical>>> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(
    spacing: CGFloat, alignment: UnknownAlignment
  ) -> LayoutMaker<GroupProperty.Column<Along.Gaps<Vertical>>> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(
    spacing: CGFloat, alignment: UnknownAlignment
  ) -> LayoutMaker<GroupProperty.Column<Along.Complete<Vertical>>> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(
    spacing: CGFloat, alignment: UnknownAlignment
  ) -> LayoutMaker<GroupProperty.Across<Along.Distribution<Vertical>>> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(
    spacing: CGFloat, alignment: UnknownAlignment
  ) -> LayoutMaker<GroupProperty.Across<Along.Gaps<Vertical>>> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(
    spacing: CGFloat, alignment: UnknownAlignment
  ) -> LayoutMaker<GroupLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "a row has two ends: row(leading: 8, trailing: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func row(inset: CGFloat) -> LayoutMaker<
    GroupProperty.Row<Along.Open<Directional>>
  > { unreachable() }
  @_alwaysEmitIntoClient public func row(padding: CGFloat) -> LayoutMaker<
    GroupProperty.Row<Along.Open<Directional>>
  > { unreachable() }
  @_alwaysEmitIntoClient public func row(insets: some Any) -> LayoutMaker<
    GroupProperty.Row<Along.Open<Directional>>
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a column has two ends: column(top: 8, bottom: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func column(inset: CGFloat) -> LayoutMaker<
    GroupProperty.Column<Along.Open<Vertical>>
  > { unreachable() }
  @_alwaysEmitIntoClient public func column(padding: CGFloat) -> LayoutMaker<
    GroupProperty.Column<Along.Open<Vertical>>
  > { unreachable() }
  @_alwaysEmitIntoClient public func column(insets: some Any) -> LayoutMaker<
    GroupProperty.Column<Along.Open<Vertical>>
  > { unreachable() }
}
