import Foundation

extension GroupProperty {
  /// A matrix. `Columns` and `Rows` tell whether its columns and rows are decided.
  public struct Matrix<Columns, Rows>: GroupState {
    @Boxed var box: IndividualLayout
    let columns: MatrixTracks?
    let rows: MatrixTracks?
    var start = MatrixStart()
  }

  /// A mark for tracks of a matrix that are not decided yet.
  public enum WithoutTracks {}

  /// A mark for tracks of a matrix that are decided.
  public enum WithTracks {}
}

extension LayoutMaker where State == GroupProperty.Initial {
  /// Begins a matrix: children in the cells of columns and rows. It fills the parent, or one of its
  /// areas, inside `insets`.
  ///
  /// A matrix then needs its columns, its rows, and finally the layout of a child in its cell.
  ///
  ///     keypad.plumb.layout(keys) {
  ///       $0.matrix(insets: LayoutInsets(all: 12))
  ///         .setColumns(3, gaps: 8).setRows(4, gaps: 8)
  ///         .setCells { $0.stickOnParent() }
  ///     }
  public func matrix(
    insets: LayoutInsets = .zero, in area: LayoutArea = .bounds
  ) -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithoutTracks, GroupProperty.WithoutTracks>> {
    begin(
      IndividualLayout(
        .edges(of: area, insets.leading, insets.trailing),
        .edges(of: area, insets.top, insets.bottom)))
  }

  /// Begins a matrix in a frame that an ordinary maker decides. Fitted lengths of that frame are as long as the
  /// tracks need. The frame's adjustments are ignored.
  ///
  ///     $0.matrix { $0.stickOnParentHorizontally(leading: 16, trailing: 16).setTop(inset: 16).fitHeight() }
  ///       .setColumns(7).setRows(each: .fitted, gaps: 4)
  ///       .setCells { $0.setCenter(offset: 0).setTop(to: 0).fitSize() }
  public func matrix(
    in frame: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithoutTracks, GroupProperty.WithoutTracks>> {
    begin(frame(LayoutMaker<IndividualProperty.Initial>()).state)
  }

  private func begin(
    _ box: IndividualLayout
  ) -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithoutTracks, GroupProperty.WithoutTracks>> {
    .init(GroupProperty.Matrix(box: box, columns: nil, rows: nil))
  }
}

extension LayoutMaker {
  private func with<C, R, Rows>(
    _ state: GroupProperty.Matrix<C, R>, columns: MatrixTracks.Count, _ gap: CGFloat
  ) -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithTracks, Rows>> {
    .init(
      GroupProperty.Matrix(
        box: state.box, columns: MatrixTracks(count: columns, gap: gap), rows: state.rows,
        start: state.start))
  }

  private func with<C, R, Columns>(
    _ state: GroupProperty.Matrix<C, R>, rows: MatrixTracks.Count, _ gap: CGFloat
  ) -> LayoutMaker<GroupProperty.Matrix<Columns, GroupProperty.WithTracks>> {
    .init(
      GroupProperty.Matrix(
        box: state.box, columns: state.columns, rows: MatrixTracks(count: rows, gap: gap),
        start: state.start))
  }
}

/// A matrix whose columns are not decided yet.
public protocol TakesColumns: GroupState {
  /// `WithTracks` if the rows are decided, or else `WithoutTracks`.
  associatedtype Rows
  @_documentation(visibility: internal)
  var matrix: GroupProperty.Matrix<GroupProperty.WithoutTracks, Rows> { get }
}

extension GroupProperty.Matrix: TakesColumns where Columns == GroupProperty.WithoutTracks {
  @_documentation(visibility: internal)
  public var matrix: GroupProperty.Matrix<GroupProperty.WithoutTracks, Rows> { self }
}

/// A matrix whose rows are not decided yet.
public protocol TakesRows: GroupState {
  /// `WithTracks` if the columns are decided, or else `WithoutTracks`.
  associatedtype Columns
  @_documentation(visibility: internal)
  var columnsOnly: GroupProperty.Matrix<Columns, GroupProperty.WithoutTracks> { get }
}

extension GroupProperty.Matrix: TakesRows where Rows == GroupProperty.WithoutTracks {
  @_documentation(visibility: internal)
  public var columnsOnly: GroupProperty.Matrix<Columns, GroupProperty.WithoutTracks> { self }
}

extension LayoutMaker where State: TakesColumns {
  /// Decides the columns: `count` of one kind, equal by default, with `gaps` points between them.
  ///
  /// Negative gaps are reported and become 0; a count below 1 is reported and becomes 1.
  public func setColumns(
    _ count: Int, _ track: MatrixTrack = .equal, gaps: CGFloat = 0
  ) -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>> {
    with(state.matrix, columns: .fixed(count, track), gaps)
  }

  /// Decides the columns one by one, with `gaps` points between them.
  ///
  ///     $0.matrix().setColumns([.fitted, .weight(2), .constant(44)], gaps: 8)
  public func setColumns(
    _ tracks: [MatrixTrack], gaps: CGFloat = 0
  ) -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>> {
    with(state.matrix, columns: .list(tracks), gaps)
  }

  /// Makes as many equal columns as fit if each is at least `minimum` points wide. If not even one fits, makes one
  /// column, which is narrower. In unlimited width, makes one column for each child.
  public func setColumns(
    minimum: CGFloat, gaps: CGFloat = 0
  ) -> LayoutMaker<GroupProperty.Matrix<GroupProperty.WithTracks, State.Rows>> {
    with(state.matrix, columns: .minimum(minimum), gaps)
  }
}

extension LayoutMaker where State: TakesRows {
  /// Decides the rows: `count` of one kind, equal by default, with `gaps` points between them.
  ///
  /// A child without a cell left for it is reported and keeps its frame.
  public func setRows(
    _ count: Int, _ track: MatrixTrack = .equal, gaps: CGFloat = 0
  ) -> LayoutMaker<GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>> {
    with(state.columnsOnly, rows: .fixed(count, track), gaps)
  }

  /// Decides the rows one by one, with `gaps` points between them.
  public func setRows(
    _ tracks: [MatrixTrack], gaps: CGFloat = 0
  ) -> LayoutMaker<GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>> {
    with(state.columnsOnly, rows: .list(tracks), gaps)
  }

  /// Makes as many equal rows as fit if each is at least `minimum` points high. If not even one fits, makes one row,
  /// which is lower. In unlimited height, makes as many rows as the children need.
  public func setRows(
    minimum: CGFloat, gaps: CGFloat = 0
  ) -> LayoutMaker<GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>> {
    with(state.columnsOnly, rows: .minimum(minimum), gaps)
  }

  /// Makes as many rows of one kind as the children need.
  ///
  ///     $0.matrix().setColumns(7).setRows(each: .fitted, gaps: 4)
  public func setRows(
    each track: MatrixTrack, gaps: CGFloat = 0
  ) -> LayoutMaker<GroupProperty.Matrix<State.Columns, GroupProperty.WithTracks>> {
    with(state.columnsOnly, rows: .needed(track), gaps)
  }
}

/// A matrix in any state.
public protocol MatrixState: GroupState {
  @_documentation(visibility: internal)
  func placing(_ child: any Layoutable, column: Int, row: Int, columns: Int, rows: Int) -> Self
  @_documentation(visibility: internal)
  func starting(at column: Int) -> Self
}

extension GroupProperty.Matrix: MatrixState {
  @_documentation(visibility: internal)
  public func placing(
    _ child: any Layoutable, column: Int, row: Int, columns: Int, rows: Int
  ) -> Self {
    var state = self
    let cell = MatrixCell(column: column, row: row, columns: columns, rows: rows)
    state.start.placed.append((child, cell))
    return state
  }

  @_documentation(visibility: internal)
  public func starting(at column: Int) -> Self {
    var state = self
    state.start.firstColumn = column
    return state
  }
}

extension LayoutMaker where State: MatrixState {
  /// Gives a child cells of its own. `column` and `row` are the first ones, counted from 0. The other children take the
  /// remaining cells in their order, row by row.
  ///
  /// Cells beyond the right or bottom edge of the matrix are cut off and reported. If no cell is left, or if `column`
  /// or `row` is negative, the child keeps its frame, which is reported. If this is called again for a child, the last
  /// call counts. A view that is not in the list of children is reported.
  public func placing(
    _ child: some Layoutable, column: Int, row: Int, columns: Int = 1, rows: Int = 1
  ) -> LayoutMaker<State> {
    .init(state.placing(child, column: column, row: row, columns: columns, rows: rows))
  }

  /// Leaves the first `column` cells of the first row free, like a month that does not begin on a Monday. A
  /// column outside the matrix is reported, and the nearest one is used.
  public func startingAt(column: Int) -> LayoutMaker<State> { .init(state.starting(at: column)) }
}

extension LayoutMaker
where State == GroupProperty.Matrix<GroupProperty.WithTracks, GroupProperty.WithTracks> {
  /// Decides the place of each child in its cell, with an ordinary maker that has the cell as its parent. This
  /// completes the matrix.
  ///
  /// Constants and guides are measured from the cell. The closure runs once.
  ///
  ///     .setCells { $0.setLeading(inset: 4).setMiddle(offset: 0).fitSize() }
  public func setCells(
    by make: (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) -> LayoutMaker<GroupLayout> {
    guard let columns = state.columns, let rows = state.rows else { unreachable() }
    let cell = make(LayoutMaker<IndividualProperty.Initial>()).state
    var layout = GroupLayout(
      MatrixLayout(
        box: state.box, columns: columns, rows: rows, start: state.start, cell: cell))
    layout.adjustments = cell.adjustments
    return .init(layout)
  }
}
