import Foundation

// What is too little or too much of a matrix, in words.

@available(
  *, unavailable,
  message:
    "underspecified matrix: it needs its columns, its rows, and last the layout of its cells; add what is missing of setColumns, setRows and setCells"
)
extension GroupProperty.Matrix: CompleteGroup {
  public var group: GroupLayout { unreachable() }
}

@available(
  *, unavailable, message: "underspecified matrix: its columns are not decided; add setColumns"
)
extension LayoutMaker where State: TakesColumns {
  @_alwaysEmitIntoClient public func setCells(
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> LayoutMaker<GroupLayout> { unreachable() }
}

@available(
  *, unavailable, message: "underspecified matrix: its rows are not decided; add setRows"
)
extension LayoutMaker where State: TakesRows, State.Columns == GroupProperty.WithTracks {
  @_alwaysEmitIntoClient public func setCells(
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> LayoutMaker<GroupLayout> { unreachable() }
}

extension GroupProperty.Matrix: HoldsColumns where Columns == GroupProperty.WithTracks {}

extension GroupProperty.Matrix: HoldsRows where Rows == GroupProperty.WithTracks {}

@available(*, unavailable, message: "the matrix has its columns already")
extension LayoutMaker where State: HoldsColumns {
  @_alwaysEmitIntoClient public func setColumns(
    _ count: Int, _ track: MatrixTrack = .equal, gaps: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setColumns(
    _ tracks: [MatrixTrack], gaps: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setColumns(minimum: CGFloat, gaps: CGFloat = 0) -> LayoutMaker<
    State
  > {
    unreachable()
  }
}

@available(*, unavailable, message: "the matrix has its rows already")
extension LayoutMaker where State: HoldsRows {
  @_alwaysEmitIntoClient public func setRows(
    _ count: Int, _ track: MatrixTrack = .equal, gaps: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setRows(
    _ tracks: [MatrixTrack], gaps: CGFloat = 0
  ) -> LayoutMaker<State> { unreachable() }
  @_alwaysEmitIntoClient public func setRows(minimum: CGFloat, gaps: CGFloat = 0) -> LayoutMaker<
    State
  > {
    unreachable()
  }
  @_alwaysEmitIntoClient public func setRows(each track: MatrixTrack, gaps: CGFloat = 0)
    -> LayoutMaker<State>
  {
    unreachable()
  }
}

@available(
  *, unavailable,
  message: "the room between columns or rows is their gaps: setColumns(2, gaps: 8)"
)
extension LayoutMaker where State: TakesColumns {
  @_alwaysEmitIntoClient public func setColumns(
    _ count: Int, _ track: MatrixTrack = .equal, spacing: CGFloat
  ) -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>> { unreachable() }
}

@available(
  *, unavailable,
  message: "the room between columns or rows is their gaps: setRows(2, gaps: 8)"
)
extension LayoutMaker where State: TakesRows {
  @_alwaysEmitIntoClient public func setRows(
    _ count: Int, _ track: MatrixTrack = .equal, spacing: CGFloat
  ) -> LayoutMaker<GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>> { unreachable() }
}

extension MatrixTrack {
  @available(
    *, unavailable,
    message: "a share of what is left is a weight: setColumns([.weight(1), .weight(2)])"
  )
  @_alwaysEmitIntoClient public static func fr(_ share: CGFloat) -> MatrixTrack { unreachable() }
}
