// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "columns and rows are set by their number, or as a list: setColumns(2).setRows(3)"
)
extension LayoutMaker where State: TakesColumns {
  @_alwaysEmitIntoClient public func columns(_ count: Int, gaps: CGFloat = 0) -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>
  > { unreachable() }
  @_alwaysEmitIntoClient public func setColumns(count: Int, gaps: CGFloat = 0) -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>
  > { unreachable() }
  @_alwaysEmitIntoClient public func setColumns(to count: Int, gaps: CGFloat = 0) -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "columns and rows are set by their number, or as a list: setColumns(2).setRows(3)"
)
extension LayoutMaker where State: TakesRows {
  @_alwaysEmitIntoClient public func rows(_ count: Int, gaps: CGFloat = 0) -> LayoutMaker<
    GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>
  > { unreachable() }
  @_alwaysEmitIntoClient public func setRows(count: Int, gaps: CGFloat = 0) -> LayoutMaker<
    GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>
  > { unreachable() }
  @_alwaysEmitIntoClient public func setRows(to count: Int, gaps: CGFloat = 0) -> LayoutMaker<
    GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the layout of the cells comes last: setCells { $0.stickOnParent() }"
)
extension LayoutMaker where State: MatrixState {
  @_alwaysEmitIntoClient public func cells(
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> LayoutMaker<GroupLayout> { unreachable() }
  @_alwaysEmitIntoClient public func setCell(
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> LayoutMaker<GroupLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "a child over several cells is placed: matrix().placing(title, column: 0, row: 0, columns: 2)"
)
extension LayoutMaker where State: MatrixState {
  @_alwaysEmitIntoClient public func span(_ child: some Layoutable, columns: Int = 1, rows: Int = 1)
    -> Self
  { unreachable() }
  @_alwaysEmitIntoClient public func merging(
    _ child: some Layoutable, columns: Int = 1, rows: Int = 1
  ) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message: "as many columns as fit have a least width: setColumns(minimum: 80)"
)
extension MatrixTrack {
  @_alwaysEmitIntoClient public static func adaptive(minimum: CGFloat, maximum: CGFloat = 0)
    -> MatrixTrack
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a track is .constant(44), .fitted, .equal or .weight(2)"
)
extension MatrixTrack {
  @_alwaysEmitIntoClient public static func flexible(minimum: CGFloat = 0, maximum: CGFloat = 0)
    -> MatrixTrack
  { unreachable() }
}
