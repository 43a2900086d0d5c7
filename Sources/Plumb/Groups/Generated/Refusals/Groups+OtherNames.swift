// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "children beside each other are a row, and below each other a column: row(), column()"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func hStack(spacing: CGFloat = 0) -> LayoutMaker<
    GroupProperty.Row<Along.Open<Directional>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func hStack(spacing: CGFloat = 0)
    -> LayoutMaker<GroupProperty.Row<Along.Distribution<Directional>>>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func hStack(spacing: CGFloat = 0)
    -> LayoutMaker<GroupProperty.Row<Along.Gaps<Directional>>>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func hStack(spacing: CGFloat = 0)
    -> LayoutMaker<GroupProperty.Row<Along.Complete<Directional>>>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func hStack(spacing: CGFloat = 0)
    -> LayoutMaker<GroupProperty.Across<Along.Distribution<Directional>>>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func hStack(spacing: CGFloat = 0)
    -> LayoutMaker<GroupProperty.Across<Along.Gaps<Directional>>>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func hStack(spacing: CGFloat = 0)
    -> LayoutMaker<GroupLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "children beside each other are a row, and below each other a column: row(), column()"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func vStack(spacing: CGFloat = 0) -> LayoutMaker<
    GroupProperty.Column<Along.Open<Vertical>>
  > { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func vStack(spacing: CGFloat = 0)
    -> LayoutMaker<GroupProperty.Column<Along.Distribution<Vertical>>>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func vStack(spacing: CGFloat = 0)
    -> LayoutMaker<GroupProperty.Column<Along.Gaps<Vertical>>>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func vStack(spacing: CGFloat = 0)
    -> LayoutMaker<GroupProperty.Column<Along.Complete<Vertical>>>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func vStack(spacing: CGFloat = 0)
    -> LayoutMaker<GroupProperty.Across<Along.Distribution<Vertical>>>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func vStack(spacing: CGFloat = 0)
    -> LayoutMaker<GroupProperty.Across<Along.Gaps<Vertical>>>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func vStack(spacing: CGFloat = 0)
    -> LayoutMaker<GroupLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "children beside each other are a row, and below each other a column: row(), column()"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func stack(spacing: CGFloat = 0) -> LayoutMaker<GroupLayout> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func stack(_ axis: UnknownSide, spacing: CGFloat = 0)
    -> LayoutMaker<GroupLayout>
  { unreachable() }
  @_alwaysEmitIntoClient public func stack(axis: UnknownSide, spacing: CGFloat = 0) -> LayoutMaker<
    GroupLayout
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a grid of children is a matrix: matrix().setColumns(2).setRows(3)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func grid() -> LayoutMaker<GroupLayout> { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func grid() -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithTracks, GroupProperty.WithTracks>
  > { unreachable() }
  @_alwaysEmitIntoClient public func grid(_ columns: Int) -> LayoutMaker<GroupLayout> {
    unreachable()
  }
  @_disfavoredOverload @_alwaysEmitIntoClient public func grid(_ columns: Int) -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithTracks, GroupProperty.WithTracks>
  > { unreachable() }
  @_alwaysEmitIntoClient public func grid(columns: Int, rows: Int = 0, spacing: CGFloat = 0)
    -> LayoutMaker<GroupLayout>
  { unreachable() }
  @_disfavoredOverload @_alwaysEmitIntoClient public func grid(
    columns: Int, rows: Int = 0, spacing: CGFloat = 0
  ) -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithTracks, GroupProperty.WithTracks>> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "children that go on in further lines are a flow: flow(lineGaps: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func wrap() -> LayoutMaker<GroupLayout> { unreachable() }
  @_alwaysEmitIntoClient public func wrap(spacing: CGFloat) -> LayoutMaker<GroupLayout> {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "children that go on in further lines are a flow: flow(lineGaps: 8)"
)
extension LayoutMaker where State: RunState {
  @_alwaysEmitIntoClient public func wrap() -> Self { unreachable() }
}

@available(
  *, unavailable,
  message: "begin with the row: row().equalizeWidths().setGaps(to: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func equalizeWidths() -> LayoutMaker<
    GroupProperty.Row<Along.Open<Directional>>.AddingWeights
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "begin with the column: column().equalizeHeights().setGaps(to: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func equalizeHeights() -> LayoutMaker<
    GroupProperty.Column<Along.Open<Vertical>>.AddingWeights
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a row has its ends and is stretched across them: row(leading: 8, trailing: 8).….stickOnParentVertically(), a column with stickOnParentHorizontally()"
)
extension LayoutMaker where State: RunState {
  @_alwaysEmitIntoClient public func stickOnParent(withInsets insets: LayoutInsets = .zero)
    -> LayoutMaker<GroupLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a matrix fills its parent within its insets; its children stand in their cells: setCells { $0.stickOnParent() }"
)
extension LayoutMaker where State: MatrixState {
  @_alwaysEmitIntoClient public func stickOnParent(withInsets insets: LayoutInsets = .zero)
    -> LayoutMaker<GroupLayout>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a row has its ends along it already; its top alone is missing: setTop(inset: 8)"
)
extension LayoutMaker where State: RunState & TakesTop, State.Axis: RowAxis {
  @_alwaysEmitIntoClient public func setTopLeading(inset: CGFloat) -> LayoutMaker<State.AddingTop> {
    unreachable()
  }
  @_alwaysEmitIntoClient public func setTopLeft(inset: CGFloat) -> LayoutMaker<State.AddingTop> {
    unreachable()
  }
}
