extension Factors {
  /// Solves the linear system: finds the values of the columns at which each row equals its number. `numbers` has one
  /// number for the row at each place.
  mutating func solve(
    _ numbers: borrowing List<Double>, into columns: inout List<Double>,
    _ matrix: borrowing SparseRows
  ) {
    for step in 0..<count {
      var number = numbers[pivotRow[step]]
      for index in lowerRange(step) {
        number -= lower[index].coefficient * work[lower[index].index]
      }
      work[step] = number
    }
    finish(&columns, matrix)
  }

  /// Finds how the columns move if the row at a place grows by 1 and all other rows stay.
  mutating func direction(
    _ place: Int, into columns: inout List<Double>, _ matrix: borrowing SparseRows
  ) {
    var first = 0
    while pivotRow[first] != place {
      work[first] = 0
      first &+= 1
    }
    work[first] = 1
    for step in first &+ 1..<max(first &+ 1, count) {
      var number = 0.0
      for index in lowerRange(step) {
        number -= lower[index].coefficient * work[lower[index].index]
      }
      work[step] = number
    }
    finish(&columns, matrix)
  }

  /// Substitutes backwards through the steps, and then applies the exchanges.
  private mutating func finish(_ columns: inout List<Double>, _ matrix: borrowing SparseRows) {
    for step in stride(from: count - 1, through: 0, by: -1) {
      var number = work[step]
      work[step] = 0
      for index in upperRange(step) {
        number -= upper[index].coefficient * columns[upper[index].index]
      }
      columns[pivotColumn[step]] = number / pivotValue[step]
    }
    var start = 0
    for index in 0..<exchanges.count {
      let exchange = exchanges[index]
      let range = start..<Int(exchange.end)
      start = range.upperBound
      let change =
        matrix.times(columns, row: Int(exchange.new))
        - matrix.times(columns, row: Int(exchange.old))
      if change == 0 { continue }
      let factor = change / exchange.pivot
      for index in range {
        columns[directions[index].index] -= directions[index].coefficient * factor
      }
    }
  }

  /// Finds a factor for the row at each place, such that the sum of the rows times their factors has the coefficients
  /// in `columns`. Sets `columns` to zero.
  ///
  /// - Returns: The largest magnitude that occurred, to tell rounding errors from values.
  mutating func combine(
    _ columns: inout List<Double>, into numbers: inout List<Double>,
    _ matrix: borrowing SparseRows
  ) -> Double {
    takeBackExchanges(&columns, matrix)
    var largest = 0.0
    for step in 0..<count {
      let number = columns[pivotColumn[step]]
      columns[pivotColumn[step]] = 0
      if number == 0 {
        work[step] = 0
        continue
      }
      let part = number / pivotValue[step]
      largest = max(largest, part.magnitude)
      work[step] = part
      for index in upperRange(step) {
        columns[upper[index].index] -= upper[index].coefficient * part
      }
    }
    for step in stride(from: count - 1, through: 0, by: -1) {
      let number = work[step]
      numbers[pivotRow[step]] = number
      if number == 0 { continue }
      work[step] = 0
      largest = max(largest, number.magnitude)
      for index in lowerRange(step) {
        work[lower[index].index] -= lower[index].coefficient * number
      }
    }
    return largest
  }

  private func takeBackExchanges(
    _ columns: inout List<Double>, _ matrix: borrowing SparseRows
  ) {
    for index in stride(from: exchanges.count - 1, through: 0, by: -1) {
      let exchange = exchanges[index]
      let start = index == 0 ? 0 : Int(exchanges[index - 1].end)
      var sum = 0.0
      for index in start..<Int(exchange.end) {
        sum += directions[index].coefficient * columns[directions[index].index]
      }
      if sum == 0 { continue }
      let factor = sum / exchange.pivot
      matrix.add(Int(exchange.new), times: -factor, to: &columns)
      matrix.add(Int(exchange.old), times: factor, to: &columns)
    }
  }

  /// Records that one active row was exchanged for another.
  mutating func exchange(
    _ old: Int32, for new: Int32, pivot: Double, _ direction: borrowing List<Double>
  ) {
    for column in 0..<count where direction[column] != 0 {
      directions.append(Entry(Int32(truncatingIfNeeded: column), direction[column]))
    }
    exchanges.append(
      Exchange(
        new: new, old: old, pivot: pivot, end: Int32(truncatingIfNeeded: directions.count)))
  }
}
