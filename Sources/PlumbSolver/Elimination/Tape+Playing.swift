extension Tape {
  /// Computes offsets from constants and earlier offsets, for a range of operations. Sets each value to its offset; the
  /// backward pass adds the upper terms.
  func playForwards(_ range: Range<Int>, _ rows: borrowing Rows, into numbers: inout Numbers) {
    for index in range {
      let operation = operations[index]
      var offset = operation.row >= 0 ? rows[operation.row].constant : 0
      for low in operation.lower {
        offset -= lower[low].coefficient * numbers.offsets[lower[low].index]
      }
      offset *= operation.scale
      numbers.offsets[operation.variable] = offset
      numbers.values[operation.variable] = offset
    }
  }

  /// Computes values from offsets, for a range of operations. The values of later variables must be
  /// known.
  func playBackwards(_ range: Range<Int>, into numbers: inout Numbers) {
    for index in range.reversed() where operations[index].upperCount > 0 {
      let operation = operations[index]
      var value = numbers.offsets[operation.variable]
      for up in operation.upper {
        value += upper[up].coefficient * numbers.values[upper[up].index]
      }
      numbers.values[operation.variable] = value
    }
  }
}
