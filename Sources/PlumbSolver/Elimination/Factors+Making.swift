extension Factors {
  /// Factors as many rows of a matrix as there are columns, and returns the places of rows that depend on others.
  ///
  /// Each dependent row is replaced by a unit row. Its column is returned with the place.
  mutating func make(
    of matrix: borrowing SparseRows, _ rows: borrowing List<Int32>
  ) -> [(place: Int, column: Int32)] {
    let dependent = eliminate(matrix, rows, columns: rows.count)
    return dependent.isEmpty ? [] : takeUnits(for: dependent)
  }

  /// Eliminates rows of a matrix until no column is open. Returns the places of rows that are found to depend on
  /// others.
  mutating func eliminate(
    _ matrix: borrowing SparseRows, _ rows: borrowing List<Int32>, columns: Int
  ) -> [Int] {
    forget(rows: rows.count, columns: columns)
    findHolders(matrix, rows)
    takeSingletons(matrix, rows)
    var dependent: [Int] = []
    if pivotRow.count < columns { sortRest() }
    for index in 0..<making.order.count where pivotRow.count < columns {
      let place = Int(making.order[index])
      reduce(matrix, Int(rows[place]))
      if !solve(place) { dependent.append(place) }
    }
    return dependent
  }

  private mutating func forget(rows: Int, columns: Int) {
    pivotRow.removeAll()
    pivotColumn.removeAll()
    pivotValue.removeAll()
    lower.removeAll()
    upper.removeAll()
    lowerStarts.fill(with: 0, count: 1)
    upperStarts.fill(with: 0, count: 1)
    exchanges.removeAll()
    directions.removeAll()
    stepOfColumn.fill(with: -1, count: columns)
    work.fill(with: 0, count: columns)
    making.rowCounts.fill(with: 0, count: rows)
    making.columnCounts.fill(with: 0, count: columns)
    making.isDone.fill(with: false, count: rows)
    making.isThere.fill(with: false, count: columns)
    making.steps.fill(with: 0, count: (columns + 63) / 64)
    making.columns.removeAll()
    making.singletons.removeAll()
    making.order.removeAll()
  }

  /// Lists the rows of each column, and counts the entries of rows and columns.
  private mutating func findHolders(
    _ matrix: borrowing SparseRows, _ rows: borrowing List<Int32>
  ) {
    for place in 0..<rows.count {
      let range = matrix.row(Int(rows[place]))
      making.rowCounts[place] = Int32(truncatingIfNeeded: range.count)
      for index in range { making.columnCounts[matrix.entries[index].index] &+= 1 }
    }
    making.holderStarts.fill(with: 0, count: count + 2)
    for column in 0..<count {
      making.holderStarts[column + 2] =
        making.holderStarts[column + 1] &+ making.columnCounts[column]
    }
    making.holders.fill(with: 0, count: Int(making.holderStarts[count + 1]))
    for place in 0..<rows.count {
      for index in matrix.row(Int(rows[place])) {
        let column = Int(matrix.entries[index].index)
        making.holders[making.holderStarts[column + 1]] = Int32(truncatingIfNeeded: place)
        making.holderStarts[column + 1] &+= 1
      }
    }
    findSingletons()
  }

  private mutating func findSingletons() {
    for column in stride(from: count - 1, through: 0, by: -1)
    where making.columnCounts[column] == 1 {
      making.singletons.append(~Int32(truncatingIfNeeded: column))
    }
    for place in stride(from: making.rowCounts.count - 1, through: 0, by: -1)
    where making.rowCounts[place] == 1 {
      making.singletons.append(Int32(truncatingIfNeeded: place))
    }
  }

  /// Solves a row for a column if it is the row's only open column, or if the row is the column's only open row. Goes
  /// on until no such pair is left. Skips a pair whose coefficient is too small for a pivot.
  private mutating func takeSingletons(
    _ matrix: borrowing SparseRows, _ rows: borrowing List<Int32>
  ) {
    while let single = making.singletons.popLast() {
      guard let place = single >= 0 ? single : openHolder(of: ~single), !making.isDone[place],
        single < 0 || making.rowCounts[place] == 1
      else { continue }
      reduce(matrix, Int(rows[place]))
      guard let column = single < 0 ? ~single : largestOpen, isSound(column) else {
        clearWork()
        continue
      }
      making.isDone[place] = true
      take(Int(place), column)
      close(matrix, rows, Int(place), column)
    }
  }

  /// The only unused row that contains a column; nil if there is none or several, or if a row was solved for the
  /// column.
  private func openHolder(of column: Int32) -> Int32? {
    guard stepOfColumn[column] < 0, making.columnCounts[column] == 1 else { return nil }
    for index in making.holderStarts[column]..<making.holderStarts[column + 1]
    where !making.isDone[making.holders[index]] {
      return making.holders[index]
    }
    return nil
  }

  /// Updates the counts after a row was solved for a column, and lists new candidate singletons.
  private mutating func close(
    _ matrix: borrowing SparseRows, _ rows: borrowing List<Int32>, _ place: Int, _ column: Int32
  ) {
    for index in matrix.row(Int(rows[place])) {
      let other = matrix.entries[index].index
      making.columnCounts[other] &-= 1
      if making.columnCounts[other] == 1 && stepOfColumn[other] < 0 {
        making.singletons.append(~other)
      }
    }
    for index in making.holderStarts[column]..<making.holderStarts[column + 1] {
      let holder = making.holders[index]
      making.rowCounts[holder] &-= 1
      if making.rowCounts[holder] == 1 && !making.isDone[holder] {
        making.singletons.append(holder)
      }
    }
  }

  /// Sorts the rows that are left by their number of open columns.
  private mutating func sortRest() {
    var rest: [Int32] = []
    let rows = Int32(making.isDone.count)
    for place in 0..<rows where !making.isDone[place] { rest.append(place) }
    guard rest.count > 0 else { return }
    rest.sort { making.rowCounts[$0] < making.rowCounts[$1] }
    for place in rest { making.order.append(place) }
  }

  /// Solves the row in work for an open column with a large enough coefficient, one that few rows share. Returns false
  /// if no column is open.
  private mutating func solve(_ place: Int) -> Bool {
    guard let largest = largestOpen else {
      clearWork()
      return false
    }
    let limit = work[largest].magnitude * Elimination.soundness
    var best = largest
    for index in 0..<making.columns.count {
      let column = making.columns[index]
      if stepOfColumn[column] < 0 && work[column].magnitude >= limit
        && making.columnCounts[column] < making.columnCounts[best]
      {
        best = column
      }
    }
    take(place, best)
    return true
  }

  /// Uses a unit row at each of `places`, for the columns that no row was solved for. Returns each place with its
  /// column.
  private mutating func takeUnits(for places: [Int]) -> [(place: Int, column: Int32)] {
    var open: [Int32] = []
    for column in 0..<Int32(count) where stepOfColumn[column] < 0 { open.append(column) }
    for (place, column) in zip(places, open) {
      work[column] = 1
      making.columns.append(column)
      take(place, column)
    }
    return Array(zip(places, open))
  }
}
