import Foundation

// What a row or a column does not begin with, in words.

@available(
  *, unavailable,
  message: "the room between children is its gaps: row().equalizeWidths().setGaps(to: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  public func row(
    spacing: CGFloat
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> { unreachable() }
}

@available(
  *, unavailable,
  message: "the room between children is its gaps: column().equalizeHeights().setGaps(to: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  public func column(
    spacing: CGFloat
  ) -> LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>> { unreachable() }
}
