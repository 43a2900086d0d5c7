import Foundation

// What a row or a column does not begin with, in words. What follows may take up what is left or not: there
// is a twin for each, so that one mistake is one error.

@available(
  *, unavailable,
  message: "the room between children is its gaps: row().equalizeWidths().setGaps(to: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  public func row(
    spacing: CGFloat
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> { unreachable() }
  @_disfavoredOverload public func row(
    spacing: CGFloat
  ) -> LayoutMaker<GroupProperty.Row<Along.Distribution<Directional>>> { unreachable() }
  public func row(
    gaps: CGFloat
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> { unreachable() }
  @_disfavoredOverload public func row(
    gaps: CGFloat
  ) -> LayoutMaker<GroupProperty.Row<Along.Distribution<Directional>>> { unreachable() }
}

@available(
  *, unavailable,
  message: "the room between children is its gaps: column().equalizeHeights().setGaps(to: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  public func column(
    spacing: CGFloat
  ) -> LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>> { unreachable() }
  @_disfavoredOverload public func column(
    spacing: CGFloat
  ) -> LayoutMaker<GroupProperty.Column<Along.Distribution<Vertical>>> { unreachable() }
  public func column(
    gaps: CGFloat
  ) -> LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>> { unreachable() }
  @_disfavoredOverload public func column(
    gaps: CGFloat
  ) -> LayoutMaker<GroupProperty.Column<Along.Distribution<Vertical>>> { unreachable() }
}

@available(
  *, unavailable, message: "a row has two ends: row(leading: 8, trailing: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  public func row(
    inset: CGFloat
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> { unreachable() }
}

@available(
  *, unavailable, message: "a column has two ends: column(top: 8, bottom: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  public func column(
    inset: CGFloat
  ) -> LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>> { unreachable() }
}
