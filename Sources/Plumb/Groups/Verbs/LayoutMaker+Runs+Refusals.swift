import Foundation

// Refused beginnings of a row or a column, with messages of our own. The call that follows may or may not take
// the remaining space. There is a variant for either, so that one mistake gives one error.

@available(
  *, unavailable,
  message: "the room between children is its gaps: row().equalizeWidths().setGaps(to: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func row(
    spacing: CGFloat
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(
    spacing: CGFloat
  ) -> LayoutMaker<GroupProperty.Row<Along.Distribution<Directional>>> { unreachable() }
  @_alwaysEmitIntoClient public func row(
    gaps: CGFloat
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(
    gaps: CGFloat
  ) -> LayoutMaker<GroupProperty.Row<Along.Distribution<Directional>>> { unreachable() }
}

@available(
  *, unavailable,
  message: "the room between children is its gaps: column().equalizeHeights().setGaps(to: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func column(
    spacing: CGFloat
  ) -> LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(
    spacing: CGFloat
  ) -> LayoutMaker<GroupProperty.Column<Along.Distribution<Vertical>>> { unreachable() }
  @_alwaysEmitIntoClient public func column(
    gaps: CGFloat
  ) -> LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(
    gaps: CGFloat
  ) -> LayoutMaker<GroupProperty.Column<Along.Distribution<Vertical>>> { unreachable() }
}

@available(
  *, unavailable, message: "a row has two ends: row(leading: 8, trailing: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func row(
    inset: CGFloat
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> { unreachable() }
}

@available(
  *, unavailable, message: "a column has two ends: column(top: 8, bottom: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func column(
    inset: CGFloat
  ) -> LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>> { unreachable() }
}
