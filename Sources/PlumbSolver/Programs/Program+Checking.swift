extension Program {
  /// Whether the values are certainly the best after a replay, although some of its checks failed. Rows with errors
  /// are tested again by their certificates.
  func isCertain(_ replay: borrowing Replay, _ rows: borrowing Rows) -> Bool {
    for index in 0..<replay.checks.variables.count {
      let check = replay.checks.variables[index]
      if !check.allows(side(of: check.index)) { return false }
    }
    for index in 0..<replay.checks.rows.count where !holds(replay.checks.rows[index], rows) {
      return false
    }
    for index in 0..<replay.checks.ofBounds.count where !holds(replay.checks.ofBounds[index], rows)
    {
      return false
    }
    return true
  }

  private func holds(_ check: Replay.Check, _ rows: borrowing Rows) -> Bool {
    let side = rows.side(check.index, at: numbers.values)
    if check.allows(side) { return true }
    return check.hasCertificate
      && isCertified(check.index, side, hasChoice: check.hasChoice, rows)
  }
}

extension Replay {
  /// Whether each variable and each row that the replay checks is on an allowed side of zero. Numbers within the
  /// tolerance count as zero.
  ///
  /// Mutating only because the compiler would copy a borrowed replay.
  mutating func holds(_ values: borrowing List<Double>) -> Bool {
    variablesHold(values) && boundsHold(values) && rowsHold(values)
  }

  fileprivate mutating func variablesHold(_ values: borrowing List<Double>) -> Bool {
    for index in 0..<checks.variables.count {
      let check = checks.variables[index]
      if !check.allows(Tolerance.side(of: values[check.index], size: 0)) { return false }
    }
    return true
  }

  private mutating func boundsHold(_ values: borrowing List<Double>) -> Bool {
    guard checks.bounds.count > 0 else { return true }
    let values = values.pointer
    var bound = checks.bounds.pointer
    let end = bound + checks.bounds.count
    while bound < end {
      let product = bound.pointee.coefficient * values[Int(bound.pointee.index)]
      let constant = bound.pointee.constant
      if !(product >= constant) {
        let size = constant.magnitude + product.magnitude
        if Tolerance.side(of: product - constant, size: size) != 0 { return false }
      }
      bound += 1
    }
    return true
  }

  private mutating func rowsHold(_ values: borrowing List<Double>) -> Bool {
    guard checks.rows.count > 0 else { return true }
    var term = checks.terms.isEmpty ? nil : checks.terms.pointer
    let values = values.pointer
    var check = checks.rows.pointer
    let end = check + checks.rows.count
    while check < end {
      let terms = UnsafeBufferPointer(start: term, count: Int(check.pointee.terms))
      var residual = -check.pointee.constant
      for entry in terms { residual += entry.coefficient * values[Int(entry.index)] }
      // If a row may be at zero and on the side where its residual is, the exact distance to zero does not matter.
      let needed: UInt8 = residual >= 0 ? 0b110 : residual < 0 ? 0b011 : 0b111
      if check.pointee.sides & needed != needed {
        var size = check.pointee.constant.magnitude
        for entry in terms { size += (entry.coefficient * values[Int(entry.index)]).magnitude }
        let side = Tolerance.side(of: residual, size: size)
        if !check.pointee.allows(side) { return false }
      }
      term = term.map { $0 + terms.count }
      check += 1
    }
    return true
  }
}
