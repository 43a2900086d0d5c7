// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "a row has two ends: row(from: title.plumb.trailing, to: .parent.trailing)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func row(from start: LayoutPlace<Directional>) -> LayoutMaker<
    GroupProperty.Row<Along.Open<Directional>>
  > { unreachable() }
  @_alwaysEmitIntoClient public func row(to end: LayoutPlace<Directional>) -> LayoutMaker<
    GroupProperty.Row<Along.Open<Directional>>
  > { unreachable() }
  @_alwaysEmitIntoClient public func row(from start: LayoutPlace<Directional>, trailing: CGFloat)
    -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>>
  { unreachable() }
  @_alwaysEmitIntoClient public func rowFromLeft(from start: LayoutPlace<Horizontal>)
    -> LayoutMaker<GroupProperty.Row<Along.Open<Horizontal>>>
  { unreachable() }
  @_alwaysEmitIntoClient public func rowFromLeft(to end: LayoutPlace<Horizontal>) -> LayoutMaker<
    GroupProperty.Row<Along.Open<Horizontal>>
  > { unreachable() }
  @_alwaysEmitIntoClient public func rowFromLeft(
    from start: LayoutPlace<Horizontal>, right: CGFloat
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Horizontal>>> { unreachable() }
}

@available(
  *, unavailable,
  message: "a column has two ends: column(from: title.plumb.bottom, to: .parent.bottom)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func column(from start: LayoutPlace<Vertical>) -> LayoutMaker<
    GroupProperty.Column<Along.Open<Vertical>>
  > { unreachable() }
  @_alwaysEmitIntoClient public func column(to end: LayoutPlace<Vertical>) -> LayoutMaker<
    GroupProperty.Column<Along.Open<Vertical>>
  > { unreachable() }
  @_alwaysEmitIntoClient public func column(from start: LayoutPlace<Vertical>, bottom: CGFloat)
    -> LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>>
  { unreachable() }
  @_alwaysEmitIntoClient public func column(top start: LayoutPlace<Vertical>, bottom: CGFloat = 0)
    -> LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a row goes from leading to trailing: row(leading: 8, trailing: 8); one from left to right is rowFromLeft(left: 8, right: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func row(left: CGFloat, right: CGFloat) -> LayoutMaker<
    GroupProperty.Row<Along.Open<Directional>>
  > { unreachable() }
  @_alwaysEmitIntoClient public func rowFromLeft(leading: CGFloat, trailing: CGFloat)
    -> LayoutMaker<GroupProperty.Row<Along.Open<Horizontal>>>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(
    from start: LayoutPlace<Horizontal>, to end: LayoutPlace<Horizontal>
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func rowFromLeft(
    from start: LayoutPlace<Directional>, to end: LayoutPlace<Directional>
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Horizontal>>> { unreachable() }
}

@available(
  *, unavailable,
  message: "a column has two ends: column(top: 8, bottom: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func column(leading: CGFloat, trailing: CGFloat) -> LayoutMaker<
    GroupProperty.Column<Along.Open<Vertical>>
  > { unreachable() }
  @_alwaysEmitIntoClient public func column(left: CGFloat, right: CGFloat) -> LayoutMaker<
    GroupProperty.Column<Along.Open<Vertical>>
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a flow says the room between its lines: flow(lineGaps: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func flow(
    leading: CGFloat = 0, trailing: CGFloat = 0, in area: LayoutArea = .bounds,
    aligned alignment: LineAlignment? = nil
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> { unreachable() }
  @_alwaysEmitIntoClient public func flow(
    leading: CGFloat = 0, trailing: CGFloat = 0, in area: LayoutArea = .bounds, gaps: CGFloat
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> { unreachable() }
  @_alwaysEmitIntoClient public func flow(
    leading: CGFloat = 0, trailing: CGFloat = 0, in area: LayoutArea = .bounds, spacing: CGFloat
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> { unreachable() }
  @_alwaysEmitIntoClient public func flow(
    leading: CGFloat = 0, trailing: CGFloat = 0, in area: LayoutArea = .bounds, lineSpacing: CGFloat
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "two facts say where children stand across: setMiddle(offset: 0).fitHeight() in a row, setCenter(offset: 0).fitWidth() in a column"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func row(alignment: UnknownAlignment, spacing: CGFloat = 0)
    -> LayoutMaker<GroupProperty.RowWith<Along.Open<Directional>, Vertical.Middle>>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(
    alignment: UnknownAlignment, spacing: CGFloat = 0
  ) -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>> { unreachable() }
  @_alwaysEmitIntoClient public func row(aligned: UnknownAlignment) -> LayoutMaker<
    GroupProperty.RowWith<Along.Open<Directional>, Vertical.Middle>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func row(aligned: UnknownAlignment)
    -> LayoutMaker<GroupProperty.Row<Along.Open<Directional>>>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "two facts say where children stand across: setMiddle(offset: 0).fitHeight() in a row, setCenter(offset: 0).fitWidth() in a column"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func column(alignment: UnknownAlignment, spacing: CGFloat = 0)
    -> LayoutMaker<GroupProperty.ColumnWith<Along.Open<Vertical>, Horizontal.Center>>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(
    alignment: UnknownAlignment, spacing: CGFloat = 0
  ) -> LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>> { unreachable() }
  @_alwaysEmitIntoClient public func column(aligned: UnknownAlignment) -> LayoutMaker<
    GroupProperty.ColumnWith<Along.Open<Vertical>, Horizontal.Center>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func column(aligned: UnknownAlignment)
    -> LayoutMaker<GroupProperty.Column<Along.Open<Vertical>>>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "two facts say where children stand across: setMiddle(offset: 0).fitHeight() in a row, setCenter(offset: 0).fitWidth() in a column"
)
extension LayoutMaker where State: RunState, State.Axis: RowAxis {
  @_alwaysEmitIntoClient public func align(_ alignment: UnknownAlignment) -> LayoutMaker<
    GroupLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func align(_ alignment: UnknownAlignment)
    -> Self
  { unreachable() }
  @_alwaysEmitIntoClient public func aligned(_ alignment: UnknownAlignment) -> LayoutMaker<
    GroupLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func aligned(_ alignment: UnknownAlignment)
    -> Self
  { unreachable() }
  @_alwaysEmitIntoClient public func alignItems(_ alignment: UnknownAlignment) -> LayoutMaker<
    GroupLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignItems(_ alignment: UnknownAlignment)
    -> Self
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "two facts say where children stand across: setMiddle(offset: 0).fitHeight() in a row, setCenter(offset: 0).fitWidth() in a column"
)
extension LayoutMaker where State: RunState, State.Axis: ColumnAxis {
  @_alwaysEmitIntoClient public func align(_ alignment: UnknownAlignment) -> LayoutMaker<
    GroupLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func align(_ alignment: UnknownAlignment)
    -> Self
  { unreachable() }
  @_alwaysEmitIntoClient public func aligned(_ alignment: UnknownAlignment) -> LayoutMaker<
    GroupLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func aligned(_ alignment: UnknownAlignment)
    -> Self
  { unreachable() }
  @_alwaysEmitIntoClient public func alignItems(_ alignment: UnknownAlignment) -> LayoutMaker<
    GroupLayout
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func alignItems(_ alignment: UnknownAlignment)
    -> Self
  { unreachable() }
}
