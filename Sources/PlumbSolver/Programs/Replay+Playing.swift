extension Replay {
  /// Works out the numbers that depend on the edited constants; false if one is not finite.
  func play(_ rows: borrowing Rows, into numbers: inout Numbers) -> Bool {
    // Zero, unless one of the numbers is not finite.
    let doubt = playForwards(rows, into: &numbers) + playBackwards(into: &numbers)
    return doubt == 0
  }

  private func playForwards(_ rows: borrowing Rows, into numbers: inout Numbers) -> Double {
    var low = 0
    var doubt = 0.0
    for index in 0..<forwards.count {
      let step = forwards[index]
      var offset = step.row >= 0 ? rows[step.row].constant : 0
      let end = low &+ Int(step.entries)
      while low < end {
        offset -= lows[low].coefficient * numbers.offsets[lows[low].index]
        low &+= 1
      }
      offset *= step.scale
      numbers.offsets[step.variable] = offset
      numbers.values[step.variable] = offset
      doubt += offset - offset
    }
    return doubt
  }

  private func playBackwards(into numbers: inout Numbers) -> Double {
    var up = 0
    var doubt = 0.0
    for index in 0..<backwards.count {
      let step = backwards[index]
      var value = numbers.offsets[step.variable]
      let end = up &+ Int(step.entries)
      while up < end {
        value += ups[up].coefficient * numbers.values[ups[up].index]
        up &+= 1
      }
      numbers.values[step.variable] = value
      doubt += value - value
    }
    return doubt
  }
}
