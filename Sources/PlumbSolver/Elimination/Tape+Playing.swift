extension Tape {
  /// Turns constants into offsets, for a range of operations.
  func playForwards(_ range: Range<Int>, _ rows: borrowing Rows, into numbers: inout Numbers) {
    for index in range {
      let operation = operations[index]
      var offset = operation.row >= 0 ? rows[operation.row].constant : 0
      for low in operation.lows {
        offset -= lows[low].coefficient * numbers.offsets[lows[low].index]
      }
      offset *= operation.scale
      numbers.offsets[operation.variable] = offset
      numbers.values[operation.variable] = offset
    }
  }

  /// Turns offsets into values, for a range of operations whose later variables have theirs.
  func playBackwards(_ range: Range<Int>, into numbers: inout Numbers) {
    for index in range.reversed() where operations[index].upCount > 0 {
      let operation = operations[index]
      var value = numbers.offsets[operation.variable]
      for up in operation.ups {
        value += ups[up].coefficient * numbers.values[ups[up].index]
      }
      numbers.values[operation.variable] = value
    }
  }
}
