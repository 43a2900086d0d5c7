extension Tape {
  /// Turns constants into offsets, for a range of operations.
  func playForwards(
    _ operations: Range<Int>, constants: ContiguousArray<Double>,
    into values: inout ContiguousArray<Double>
  ) {
    guard !operations.isEmpty else { return }
    var low = Int(lowStart[operations.lowerBound])
    for operation in operations {
      let row = row[operation]
      var offset = row >= 0 ? constants[Int(row)] : 0
      let end = Int(lowStart[operation + 1])
      while low < end {
        let entry = lows[low]
        offset -= entry.coefficient * values[Int(entry.index)]
        low += 1
      }
      values[Int(variable[operation])] = offset * scale[operation]
    }
  }

  /// Turns offsets into values, for a range of operations whose later variables have theirs.
  func playBackwards(
    _ operations: Range<Int>, into values: inout ContiguousArray<Double>
  ) {
    guard !operations.isEmpty else { return }
    var end = Int(upStart[operations.upperBound])
    guard end > Int(upStart[operations.lowerBound]) else { return }
    for operation in operations.reversed() {
      let start = Int(upStart[operation])
      guard start < end else { continue }
      var value = values[Int(variable[operation])]
      for up in start..<end {
        value += ups[up].coefficient * values[Int(ups[up].index)]
      }
      values[Int(variable[operation])] = value
      end = start
    }
  }
}
