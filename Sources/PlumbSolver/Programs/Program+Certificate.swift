extension Program {
  /// Whether substitution is proven to have found the best values of a component.
  ///
  /// This is so if each row either holds, or has an error that follows from equations of higher priorities alone.
  /// With any other error, a higher priority would be satisfied worse. So all totals are as small as possible. In the
  /// words of linear programming, the higher rows are a dual solution that proves it.
  mutating func isCertified(_ index: Int, _ rows: borrowing Rows) -> Bool {
    if distrustsCertificates { return false }
    let component = components[index]
    for place in component.checks {
      let row = componentChecks[place]
      let side = rows.side(row, at: numbers.values)
      if !isCertified(row, side, hasChoice: component.hasChoice, rows) { return false }
    }
    return true
  }

  /// Whether a row on this side of its constant leaves its component's values certain.
  @inline(__always)
  mutating func isCertified(
    _ row: Int32, _ side: Int8, hasChoice: Bool, _ rows: borrowing Rows
  ) -> Bool {
    let level = rows[row].level(on: side)
    if level > Level.none {
      if level == Level.required { return false }
      if asksOnlyForContradictions { return true }
      return strength(of: row, rows) > level
    }
    // If values were chosen, a row that just holds may have to determine them.
    return side != 0 || !hasChoice || strength(of: row, rows) > Level.none
  }

  /// The lowest priority that substitution used to determine a row's sum. Cached.
  mutating func strength(of row: Int32, _ rows: borrowing Rows) -> Double {
    if strength.isEmpty { strength = List(repeating: .nan, count: rows.slots, in: &arena) }
    if strength[row].isNaN { strength[row] = lowestLevel(of: row, rows) }
    return strength[row]
  }

  /// The lowest priority of the operations that determine a row's sum.
  mutating func lowestLevel(of row: Int32, _ rows: borrowing Rows) -> Double {
    if weights.isEmpty { weights = List(repeating: 0, count: numbers.values.count, in: &arena) }
    reduce(row, rows)
    for index in 0..<elimination.reducer.passed.count {
      let passed = elimination.reducer.passed[index]
      weights[passed.index] += passed.coefficient
    }
    var lowest = Level.certain
    for index in 0..<elimination.reducer.passed.count {
      let variable = elimination.reducer.passed[index].index
      // A variable that is passed several times may cancel.
      if weights[variable].magnitude <= 1e-9 { continue }
      lowest = min(lowest, elimination.tape[Int(elimination.links[variable].operation)].level)
    }
    for index in 0..<elimination.reducer.passed.count {
      weights[elimination.reducer.passed[index].index] = 0
    }
    return lowest
  }
}
