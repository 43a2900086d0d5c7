extension Replay {
  /// Works out the numbers that depend on the edited constants; false if one is not finite.
  mutating func play(_ rows: borrowing Rows, into numbers: inout Numbers) -> Bool {
    takeConstants(of: rows)
    let largest = max(playForwards(into: &numbers), playBackwards(into: &numbers))
    return largest < Double.infinity.bitPattern
  }

  /// Returns the largest magnitude, as bits: whole numbers are compared faster than others are added.
  private mutating func playForwards(into numbers: inout Numbers) -> UInt64 {
    guard forwards.count > 0 else { return 0 }
    var low = lower.isEmpty ? nil : lower.pointer
    let (offsets, values) = (numbers.offsets.pointer, numbers.values.pointer)
    var largest: UInt64 = 0
    var step = forwards.pointer
    let end = step + forwards.count
    while step < end {
      var offset =
        step.pointee.constant
        - step.pointee.firstCoefficient * offsets[Int(step.pointee.first)]
        - step.pointee.secondCoefficient * offsets[Int(step.pointee.second)]
      var left = step.pointee.more
      while left > 0 {
        let entry = low.unsafelyUnwrapped.pointee
        offset -= entry.coefficient * offsets[Int(entry.index)]
        low = low.unsafelyUnwrapped + 1
        left &-= 1
      }
      offset *= step.pointee.scale
      offsets[Int(step.pointee.variable)] = offset
      values[Int(step.pointee.variable)] = offset
      largest = max(largest, offset.magnitude.bitPattern)
      step += 1
    }
    return largest
  }

  private mutating func playBackwards(into numbers: inout Numbers) -> UInt64 {
    guard backwards.count > 0 else { return 0 }
    var up = upper.pointer
    let steps = backwards.pointer
    let (offsets, values) = (numbers.offsets.pointer, numbers.values.pointer)
    var largest: UInt64 = 0
    for index in 0..<backwards.count {
      let step = steps[index]
      var value = offsets[Int(step.variable)]
      var left = step.entries
      while left > 0 {
        value += up.pointee.coefficient * values[Int(up.pointee.index)]
        up += 1
        left &-= 1
      }
      values[Int(step.variable)] = value
      largest = max(largest, value.magnitude.bitPattern)
    }
    return largest
  }
}
