extension Replay {
  /// Works out the numbers that depend on the edited constants; false if one is not finite.
  func play(_ rows: Rows, into numbers: inout Numbers) -> Bool {
    // Zero, unless one of the numbers is not finite.
    let doubt =
      playForwards(rows, &numbers.offsets, &numbers.values)
      + playBackwards(numbers.offsets, &numbers.values)
    return doubt == 0
  }

  private func playForwards(
    _ rows: Rows, _ offsets: inout ContiguousArray<Double>,
    _ values: inout ContiguousArray<Double>
  ) -> Double {
    var offsets = offsets.mutableSpan
    var values = values.mutableSpan
    let lows = lows.span
    let steps = forwards.span
    let rows = rows.list.span
    var low = 0
    var doubt = 0.0
    for index in steps.indices {
      let step = steps[index]
      var offset = step.row >= 0 ? rows[Int(step.row)].constant : 0
      let end = low &+ Int(step.entries)
      while low < end {
        offset -= lows[low].coefficient * offsets[Int(lows[low].index)]
        low &+= 1
      }
      offset *= step.scale
      offsets[Int(step.variable)] = offset
      values[Int(step.variable)] = offset
      doubt += offset - offset
    }
    return doubt
  }

  private func playBackwards(
    _ offsets: ContiguousArray<Double>, _ values: inout ContiguousArray<Double>
  ) -> Double {
    var values = values.mutableSpan
    let offsets = offsets.span
    let ups = ups.span
    let steps = backwards.span
    var up = 0
    var doubt = 0.0
    for index in steps.indices {
      let step = steps[index]
      var value = offsets[Int(step.variable)]
      let end = up &+ Int(step.entries)
      while up < end {
        value += ups[up].coefficient * values[Int(ups[up].index)]
        up &+= 1
      }
      values[Int(step.variable)] = value
      doubt += value - value
    }
    return doubt
  }

  /// Copies the numbers that playing has changed.
  func publish(_ numbers: Numbers, to values: inout ContiguousArray<Double>) {
    let found = numbers.values.span
    var values = values.mutableSpan
    let changed = changed.span
    for index in changed.indices {
      values[Int(changed[index])] = found[Int(changed[index])]
    }
  }
}
