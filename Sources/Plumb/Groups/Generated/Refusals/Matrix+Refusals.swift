// Written by Scripts/write-maker from a table of refusals. Do not edit.

import Foundation

@available(
  *, unavailable,
  message:
    "underspecified matrix: it needs its columns, its rows, and last the layout of its cells; add what is missing of setColumns, setRows and setCells"
)
extension GroupProperty.Matrix: CompleteGroup {
  @_alwaysEmitIntoClient public var group: GroupLayout { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified matrix: its columns are not decided; add setColumns"
)
extension LayoutMaker where State: TakesColumns {
  @_alwaysEmitIntoClient public func setCells(
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> LayoutMaker<GroupLayout> { unreachable() }
}

@available(
  *, unavailable,
  message: "underspecified matrix: its rows are not decided; add setRows"
)
extension LayoutMaker where State: TakesRows, State.Columns == GroupProperty.WithTracks {
  @_alwaysEmitIntoClient public func setCells(
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> LayoutMaker<GroupLayout> { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the gaps of a matrix are those of its columns and of its rows: setColumns(2, gaps: 8).setRows(2, gaps: 8)"
)
extension LayoutMaker where State: MatrixState {
  @_alwaysEmitIntoClient public func setGap(to gap: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func setGaps(to gap: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func setSpacing(to gap: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func gap(_ gap: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func gaps(_ gap: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func spacing(_ gap: CGFloat) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message:
    "the gaps of a matrix are those of its columns and of its rows: setColumns(2, gaps: 8).setRows(2, gaps: 8)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func matrix(gaps: CGFloat) -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithoutTracks, GroupProperty.WithoutTracks>
  > { unreachable() }
  @_alwaysEmitIntoClient public func matrix(spacing: CGFloat) -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithoutTracks, GroupProperty.WithoutTracks>
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "insets are of four edges: matrix(insets: LayoutInsets(all: 8))"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func matrix(insets: CGFloat) -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithoutTracks, GroupProperty.WithoutTracks>
  > { unreachable() }
  @_alwaysEmitIntoClient public func matrix(inset: CGFloat) -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithoutTracks, GroupProperty.WithoutTracks>
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "columns and rows have verbs of their own: matrix().setColumns(2).setRows(3)"
)
extension LayoutMaker where State == GroupProperty.Initial {
  @_alwaysEmitIntoClient public func matrix(columns: Int, gaps: CGFloat = 0) -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithTracks, GroupProperty.WithoutTracks>
  > { unreachable() }
  @_alwaysEmitIntoClient public func matrix(_ columns: Int, _ rows: Int) -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithTracks, GroupProperty.WithTracks>
  > { unreachable() }
  @_alwaysEmitIntoClient public func matrix(columns: Int, rows: Int, gaps: CGFloat = 0)
    -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithTracks, GroupProperty.WithTracks>>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "columns are so many, a list, or as many as fit: setColumns(3), setColumns([.fitted, .equal]), setColumns(minimum: 80)"
)
extension LayoutMaker where State: TakesColumns {
  @_alwaysEmitIntoClient public func setColumns(each track: MatrixTrack, gaps: CGFloat = 0)
    -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>>
  { unreachable() }
  @_alwaysEmitIntoClient public func setColumns(_ count: Int, width: CGFloat) -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>
  > { unreachable() }
  @_alwaysEmitIntoClient public func setColumns(_ track: MatrixTrack, gaps: CGFloat = 0)
    -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>>
  { unreachable() }
}

@available(
  *, unavailable,
  message:
    "rows are so many, or as many as the children need: setRows(3, .fitted), setRows(each: .fitted)"
)
extension LayoutMaker where State: TakesRows {
  @_alwaysEmitIntoClient public func setRows(_ track: MatrixTrack, gaps: CGFloat = 0)
    -> LayoutMaker<GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>>
  { unreachable() }
  @_alwaysEmitIntoClient public func setRows(_ count: Int, height: CGFloat) -> LayoutMaker<
    GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>
  > { unreachable() }
  @_alwaysEmitIntoClient public func setRows() -> LayoutMaker<
    GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "a list names each track: setColumns([.constant(44), .fitted, .equal])"
)
extension LayoutMaker where State: TakesColumns {
  @_alwaysEmitIntoClient public func setColumns(_ tracks: [CGFloat], gaps: CGFloat = 0)
    -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>>
  { unreachable() }
}

@available(
  *, unavailable,
  message: "a list names each track: setRows([.constant(44), .fitted, .equal])"
)
extension LayoutMaker where State: TakesRows {
  @_alwaysEmitIntoClient public func setRows(_ tracks: [CGFloat], gaps: CGFloat = 0) -> LayoutMaker<
    GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>
  > { unreachable() }
}

@available(
  *, unavailable,
  message:
    "cells are given out before they are laid out: matrix().placing(title, column: 0, row: 0), and setCells last"
)
extension LayoutMaker where State == GroupLayout {
  @_alwaysEmitIntoClient public func placing(
    _ child: some Layoutable, column: Int, row: Int, columns: Int = 1, rows: Int = 1
  ) -> Self { unreachable() }
  @_alwaysEmitIntoClient public func startingAt(column: Int) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message: "a share of what is left is a weight: setColumns([.weight(1), .weight(2)])"
)
extension MatrixTrack {
  @_alwaysEmitIntoClient public static func fr(_ share: CGFloat) -> MatrixTrack { unreachable() }
}

@available(
  *, unavailable,
  message: "a track is .constant(44), .fitted, .equal or .weight(2)"
)
extension MatrixTrack {
  @_alwaysEmitIntoClient public static var share: Self { unreachable() }
  @_alwaysEmitIntoClient public static var auto: Self { unreachable() }
  @_alwaysEmitIntoClient public static var flexible: Self { unreachable() }
  @_alwaysEmitIntoClient public static var fill: Self { unreachable() }
  @_alwaysEmitIntoClient public static func fixed(_ number: CGFloat) -> Self { unreachable() }
  @_alwaysEmitIntoClient public static func share(_ number: CGFloat) -> Self { unreachable() }
}

@available(
  *, unavailable,
  message:
    "as many columns as fit have a least width: setColumns(minimum: 80); listed ones have tracks: setColumns([.constant(80), .equal])"
)
extension LayoutMaker where State: TakesColumns {
  @_alwaysEmitIntoClient public func setColumns(min: CGFloat, gaps: CGFloat = 0) -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>
  > { unreachable() }
  @_alwaysEmitIntoClient public func setColumns(adaptive: CGFloat, gaps: CGFloat = 0)
    -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>>
  { unreachable() }
  @_alwaysEmitIntoClient public func setColumns(width: CGFloat, gaps: CGFloat = 0) -> LayoutMaker<
    GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>
  > { unreachable() }
}

@available(
  *, unavailable,
  message: "rows of one height are tracks of a constant: setRows(each: .constant(44))"
)
extension LayoutMaker where State: TakesRows {
  @_alwaysEmitIntoClient public func setRows(height: CGFloat, gaps: CGFloat = 0) -> LayoutMaker<
    GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>
  > { unreachable() }
  @_alwaysEmitIntoClient public func setRows(each: CGFloat, gaps: CGFloat = 0) -> LayoutMaker<
    GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>
  > { unreachable() }
}
