import Foundation

extension MatrixEvaluation {
  /// Gives each child its cells: first the children with cells of their own, then the others in order, row by row, in
  /// the remaining cells (CSS Grid Layout, level 1, §8.5 "Grid Item Placement Algorithm", sparse). Returns the number
  /// of rows. In the final evaluation of a matrix that asks no child for its size, only counts the rows.
  func assignCells(columns: Int, rows limit: Int?, isFinal: Bool) -> Int {
    let count = site.work.count
    if isFinal, work.rooms.isEmpty {
      // No child is asked for its size, so counting is enough.
      let first = firstCell(columns, isFinal: true)
      let last = first + count
      let needed = count == 0 ? 0 : (last + columns - 1) / columns
      guard let limit else { return needed }
      for place in 0..<count where needed > limit {
        if (first + place) / columns < limit { continue }
        site.note(.noRoom, "the cell", of: site.host(place))
      }
      return limit
    }
    work.cells.removeAll(keepingCapacity: true)
    work.taken.removeAll(keepingCapacity: true)
    var rows = 0
    if !matrix.placed.isEmpty {
      for place in 0..<count {
        guard let own = ownCell(place, columns, limit, isFinal) else { continue }
        take(own, columns)
        rows = max(rows, own.row + own.rows)
      }
    }
    var next = firstCell(columns, isFinal: isFinal)
    for place in 0..<count {
      if let own = ownCell(place, columns, limit, false) {
        work.cells.append(own)
        continue
      }
      while next < work.taken.count, work.taken[next] { next += 1 }
      let cell = MatrixCell(column: next % columns, row: next / columns)
      next += 1
      if let limit, cell.row >= limit {
        if isFinal { site.note(.noRoom, "the cell", of: site.host(place)) }
        work.cells.append(.none)
      } else {
        work.cells.append(cell)
        rows = max(rows, cell.row + 1)
      }
    }
    return limit ?? rows
  }

  /// The first cell for a child without cells of its own: the index of a column in the first row.
  func firstCell(_ columns: Int, isFinal: Bool) -> Int {
    let column = min(max(0, matrix.firstColumn), columns - 1)
    if isFinal, column != matrix.firstColumn { site.note(.countOutOfRange, "the first column") }
    return column
  }

  /// The child's own cells, as far as they are inside the matrix. Nil if the child has no cells of its own.
  /// `MatrixCell.none` if all of its cells are outside, or if its first column or row is negative.
  private func ownCell(
    _ place: Int, _ columns: Int, _ limit: Int?, _ isFinal: Bool
  ) -> MatrixCell? {
    if matrix.placed.isEmpty { return nil }
    let asked = matrix.placed[site.cell(place)]
    guard var cell = asked else { return nil }
    // Limits the rows even if the matrix does not, because each cell takes memory in `work.taken`.
    let rows = min(limit ?? MatrixTracks.most, 10_000_000 / columns)
    cell.columns = min(cell.columns, columns - min(columns, max(0, cell.column)))
    cell.rows = min(cell.rows, rows - min(rows, max(0, cell.row)))
    let isInside =
      cell.column >= 0 && cell.row >= 0 && cell.columns > 0 && cell.rows > 0
    if isFinal, !isInside || cell.columns != asked?.columns || cell.rows != asked?.rows {
      site.note(.outsideMatrix, "the cell", of: site.host(place))
    }
    return isInside ? cell : MatrixCell.none
  }

  private func take(_ cell: MatrixCell, _ columns: Int) {
    while work.taken.count < (cell.row + cell.rows) * columns { work.taken.append(false) }
    for row in cell.row..<(cell.row + cell.rows) {
      for column in cell.column..<(cell.column + cell.columns) {
        work.taken[row * columns + column] = true
      }
    }
  }
}

extension MatrixCell {
  /// Sentinel for no cell: the child keeps its frame.
  static var none: MatrixCell { MatrixCell(column: 0, row: 0, columns: 0, rows: 0) }
}
