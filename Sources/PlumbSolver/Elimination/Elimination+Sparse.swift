extension Elimination {
  /// Eliminates what still waits, the variable that occurs in the fewest rows first.
  ///
  /// A variable of one row costs nothing: the row is solved for it, and no other row changes.
  mutating func eliminateWaiting(_ rows: borrowing Rows, _ level: Double) {
    moveWaitingToRemainder(rows)
    while let (place, variable) = remainder.choosePivot() {
      let row = remainder.slot(of: place)
      // The row is reduced afresh, which finds the offsets and sheds rounding errors.
      reduce(row, rows)
      guard let pivot = indexOfOpen(variable) else {
        remainder.drop(place)
        continue
      }
      record(row, solvedFor: pivot, level: level)
      remainder.pivot(place, variable)
    }
    remainder.removeAll()
  }

  /// Moves rows that wait to a matrix of their own, and empties the lists of what waits.
  private mutating func moveWaitingToRemainder(_ rows: borrowing Rows) {
    remainder.prepare(variables: links.count)
    for place in 0..<waiting.count {
      let row = waiting[place].row
      guard state[row] == .waiting else { continue }
      state[row] = .done
      reduce(row, rows)
      remainder.add(row, reducer.open)
    }
    for index in 0..<awaited.count {
      lists[Int(awaited[index])].first = -1
    }
    awaited.removeAll()
    waiting.removeAll()
  }

  func indexOfOpen(_ variable: Int32) -> Int? {
    for index in 0..<reducer.open.count where reducer.open[index].index == variable {
      return index
    }
    return nil
  }
}
