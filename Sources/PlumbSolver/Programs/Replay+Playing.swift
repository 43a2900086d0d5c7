extension Replay {
  /// Computes the numbers that depend on the edited constants. Returns false if one is not finite.
  mutating func play(_ rows: borrowing Rows, into numbers: inout Numbers) -> Bool {
    takeConstants(of: rows)
    let (offsets, values) = (numbers.offsets.pointer, numbers.values.pointer)
    playForwards(offsets, values)
    playBackwards(values)
    return !mayOverflow || allAreFinite(numbers.values)
  }

  @inline(__always)
  private mutating func playForwards(
    _ offsets: UnsafeMutablePointer<Double>, _ values: UnsafeMutablePointer<Double>
  ) {
    guard runs.count > 0 else { return }
    var single = singles.pointer
    var pair = pairs.pointer
    for index in 0..<runs.count {
      let run = runs[index]
      let lastSingle = single + Int(run.singles)
      while single < lastSingle {
        let offset =
          single.pointee.constant
          - single.pointee.coefficient * offsets[Int(single.pointee.first)]
        offsets[Int(single.pointee.variable)] = offset
        values[Int(single.pointee.variable)] = offset
        single += 1
      }
      let lastPair = pair + Int(run.pairs)
      while pair < lastPair {
        let offset =
          pair.pointee.constant
          - pair.pointee.firstCoefficient * offsets[Int(pair.pointee.first)]
          - pair.pointee.secondCoefficient * offsets[Int(pair.pointee.second)]
        offsets[Int(pair.pointee.variable)] = offset
        values[Int(pair.pointee.variable)] = offset
        pair += 1
      }
    }
  }

  /// Plays the backward steps. The forward steps have set each value that changes here to its variable's offset.
  @inline(__always)
  private mutating func playBackwards(_ values: UnsafeMutablePointer<Double>) {
    guard backwards.count > 0 else { return }
    var step = backwards.pointer
    let end = step + backwards.count
    while step < end {
      values[Int(step.pointee.variable)] +=
        step.pointee.coefficient * values[Int(step.pointee.other)]
      step += 1
    }
  }

  /// Whether all values are finite. Offsets need no test: if a variable's offset is not finite, its value is not
  /// finite either.
  private func allAreFinite(_ values: borrowing List<Double>) -> Bool {
    for index in 0..<values.count where !values[index].isFinite { return false }
    return true
  }
}
