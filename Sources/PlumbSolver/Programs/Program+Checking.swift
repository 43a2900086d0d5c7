extension Program {
  /// Whether the values are certain to be the best ones after a replay was played.
  mutating func holds(_ replay: borrowing Replay, _ rows: borrowing Rows) -> Bool {
    for index in 0..<replay.variableChecks.count {
      let check = replay.variableChecks[index]
      let side = Tolerance.side(of: numbers.values[check.index], size: 0)
      if check.kind != .side(side) { return false }
    }
    guard let doubtful = replay.firstDoubtful(rows, numbers.values) else { return true }
    // What may be certain in spite of an error is looked at once more, with the certificates.
    for index in doubtful..<replay.checks.count where !holds(replay.checks[index], rows) {
      return false
    }
    return true
  }

  private mutating func holds(_ check: Replay.Check, _ rows: borrowing Rows) -> Bool {
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

extension Replay {
  /// The first check of a row that is not plainly as it should be.
  fileprivate func firstDoubtful(
    _ rows: borrowing Rows, _ values: borrowing List<Double>
  ) -> Int? {
    var term = 0
    for index in 0..<checks.count {
      let check = checks[index]
      let row = rows[check.index]
      var residual = -row.constant
      var size = row.constant.magnitude
      let end = term &+ Int(check.terms)
      while term < end {
        let part = checkTerms[term].coefficient * values[checkTerms[term].index]
        residual += part
        size += part.magnitude
        term &+= 1
      }
      let side = Tolerance.side(of: residual, size: size)
      if !check.kind.isPlain(row, side) { return index }
    }
    return nil
  }
}

extension Replay.Check.Kind {
  /// Whether a row on a side of its constant is as it should be, without asking why.
  @inline(__always)
  fileprivate func isPlain(_ row: Row, _ side: Int8) -> Bool {
    switch self {
    case .side(let expected): side == expected
    case .required: row.level(on: side) != Level.required
    case .certified(let hasChoice):
      row.level(on: side) == Level.none && (side != 0 || !hasChoice)
    }
  }
}
