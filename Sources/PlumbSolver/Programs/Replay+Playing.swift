extension Replay {
  /// Works out the numbers that depend on the edited constants.
  func play(_ rows: Rows, into numbers: inout Numbers) {
    var low = 0
    for step in forwards {
      var offset = step.row >= 0 ? rows[step.row].constant : 0
      let end = low + Int(step.entries)
      while low < end {
        offset -= lows[low].coefficient * numbers.offsets[Int(lows[low].index)]
        low += 1
      }
      offset *= step.scale
      numbers.offsets[Int(step.variable)] = offset
      numbers.values[Int(step.variable)] = offset
    }
    var up = 0
    for step in backwards {
      var value = numbers.offsets[Int(step.variable)]
      let end = up + Int(step.entries)
      while up < end {
        value += ups[up].coefficient * numbers.values[Int(ups[up].index)]
        up += 1
      }
      numbers.values[Int(step.variable)] = value
    }
  }
}

extension Program {
  /// Plays what edits reach; false if the values are not certain to be the best ones then.
  mutating func run(_ replay: Replay, _ rows: Rows) -> Bool {
    replay.play(rows, into: &numbers)
    for check in replay.checks where !holds(check, rows) { return false }
    for check in replay.variableChecks {
      let side = Tolerance.side(of: numbers.values[Int(check.index)], size: 0)
      if check.kind != .side(side) { return false }
    }
    return true
  }

  @inline(__always)
  private mutating func holds(_ check: Replay.Check, _ rows: Rows) -> Bool {
    let side = rows.side(check.index, at: numbers.values)
    switch check.kind {
    case .side(let expected):
      return side == expected
    case .required:
      return rows[check.index].level(on: side) != Level.required
    case .certified(let hasChoice):
      return isCertified(check.index, side, hasChoice: hasChoice, rows)
    }
  }
}
