// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message: "the matrix has its columns already"
)
extension LayoutMaker where State: HoldsColumns {
  @_alwaysEmitIntoClient public func setColumns(
    _ count: Int, _ track: MatrixTrack = .equal, gaps: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setColumns(_ tracks: [MatrixTrack], gaps: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func setColumns(minimum: CGFloat, gaps: CGFloat = 0) -> LayoutMaker<
    State
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the matrix has its rows already"
)
extension LayoutMaker where State: HoldsRows {
  @_alwaysEmitIntoClient public func setRows(
    _ count: Int, _ track: MatrixTrack = .equal, gaps: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setRows(_ tracks: [MatrixTrack], gaps: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
  @_alwaysEmitIntoClient public func setRows(minimum: CGFloat, gaps: CGFloat = 0) -> LayoutMaker<
    State
  > { unreachable() }
  @_alwaysEmitIntoClient public func setRows(each track: MatrixTrack, gaps: CGFloat = 0)
    -> LayoutMaker<State>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "the room between columns or rows is their gaps: setColumns(2, gaps: 8)"
)
extension LayoutMaker where State: TakesColumns {
  @_alwaysEmitIntoClient public func setColumns(
    _ count: Int, _ track: MatrixTrack = .equal, gap: CGFloat
  ) -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>> { unreachable() }
  @_alwaysEmitIntoClient public func setColumns(_ tracks: [MatrixTrack], gap: CGFloat)
    -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>>
  { unreachable() }
  @_alwaysEmitIntoClient public func setColumns(minimum: CGFloat, gap: CGFloat) -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>
  > { unreachable() }
  @_alwaysEmitIntoClient public func setColumns(
    _ count: Int, _ track: MatrixTrack = .equal, spacing: CGFloat
  ) -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>> { unreachable() }
  @_alwaysEmitIntoClient public func setColumns(_ tracks: [MatrixTrack], spacing: CGFloat)
    -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>>
  { unreachable() }
  @_alwaysEmitIntoClient public func setColumns(minimum: CGFloat, spacing: CGFloat) -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>
  > { unreachable() }
  @_alwaysEmitIntoClient public func setColumns(_ count: Int, _ gap: CGFloat) -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "the room between columns or rows is their gaps: setRows(2, gaps: 8)"
)
extension LayoutMaker where State: TakesRows {
  @_alwaysEmitIntoClient public func setRows(
    _ count: Int, _ track: MatrixTrack = .equal, gap: CGFloat
  ) -> LayoutMaker<GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>> { unreachable() }
  @_alwaysEmitIntoClient public func setRows(_ tracks: [MatrixTrack], gap: CGFloat) -> LayoutMaker<
    GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>
  > { unreachable() }
  @_alwaysEmitIntoClient public func setRows(minimum: CGFloat, gap: CGFloat) -> LayoutMaker<
    GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>
  > { unreachable() }
  @_alwaysEmitIntoClient public func setRows(each track: MatrixTrack, gap: CGFloat) -> LayoutMaker<
    GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>
  > { unreachable() }
  @_alwaysEmitIntoClient public func setRows(
    _ count: Int, _ track: MatrixTrack = .equal, spacing: CGFloat
  ) -> LayoutMaker<GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>> { unreachable() }
  @_alwaysEmitIntoClient public func setRows(_ tracks: [MatrixTrack], spacing: CGFloat)
    -> LayoutMaker<GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>>
  { unreachable() }
  @_alwaysEmitIntoClient public func setRows(minimum: CGFloat, spacing: CGFloat) -> LayoutMaker<
    GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>
  > { unreachable() }
  @_alwaysEmitIntoClient public func setRows(each track: MatrixTrack, spacing: CGFloat)
    -> LayoutMaker<GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>>
  { unreachable() }
  @_alwaysEmitIntoClient public func setRows(_ count: Int, _ gap: CGFloat) -> LayoutMaker<
    GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>
  > { unreachable() }
}
