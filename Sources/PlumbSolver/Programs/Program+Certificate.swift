extension Program {
  /// The priorities on which certificates rest.
  struct Strengths: ~Copyable {
    /// For each row, the lowest priority that the row's sum depends on; NaN until it is computed.
    var rows = List<Double>()
    /// Working memory: the weight of each variable. Zero between uses.
    var weights = List<Double>()
  }

  /// Whether substitution is proven to have found the best values of a component.
  ///
  /// This is so if each required row holds, and each other row holds or has an error that follows from equations of
  /// higher priorities alone. Such an error can change only if a higher priority is satisfied worse. So all totals are
  /// as small as possible. In the words of linear programming, the higher rows are a dual solution that proves it. If
  /// values were chosen, a row that just holds must not depend on them.
  func isCertified(_ index: Int, _ rows: borrowing Rows) -> Bool {
    if options.distrustsCertificates { return false }
    let component = components[index]
    for place in component.checks {
      let row = partition.checks[place]
      let side = rows.side(row, at: numbers.values)
      if !isCertified(row, side, hasChoice: component.hasChoice, rows) { return false }
    }
    return true
  }

  /// Whether a component's values are proven best as far as one of its rows is concerned. `side` says on which side of
  /// the row's constant the row's sum is.
  @inline(__always)
  func isCertified(
    _ row: Int32, _ side: Int8, hasChoice: Bool, _ rows: borrowing Rows
  ) -> Bool {
    let level = rows[row].level(on: side)
    if level > Level.none {
      if level == Level.required { return false }
      if options.asksOnlyForContradictions { return true }
      return strength(of: row, rows) > level
    }
    // If values were chosen and the row's sum depends on them, a row that just holds may have to determine them.
    return side != 0 || !hasChoice || strength(of: row, rows) > Level.none
  }

  /// The lowest priority that substitution used to determine a row's sum. Cached.
  func strength(of row: Int32, _ rows: borrowing Rows) -> Double {
    if strengths.rows.isEmpty {
      strengths.rows = List(repeating: .nan, count: rows.slots, in: &arena)
    }
    if strengths.rows[row].isNaN { strengths.rows[row] = lowestLevel(of: row, rows) }
    return strengths.rows[row]
  }

  /// The lowest priority of the operations that determine a row's sum.
  func lowestLevel(of row: Int32, _ rows: borrowing Rows) -> Double {
    if strengths.weights.isEmpty {
      strengths.weights = List(repeating: 0, count: numbers.values.count, in: &arena)
    }
    reduce(row, rows)
    for index in 0..<elimination.reducer.passed.count {
      let passed = elimination.reducer.passed[index]
      strengths.weights[passed.index] += passed.coefficient
    }
    var lowest = Level.certain
    for index in 0..<elimination.reducer.passed.count {
      let variable = elimination.reducer.passed[index].index
      // A variable that is passed several times may cancel.
      if strengths.weights[variable].magnitude <= 1e-9 { continue }
      lowest = min(lowest, elimination.tape[Int(elimination.links[variable].operation)].level)
    }
    for index in 0..<elimination.reducer.passed.count {
      strengths.weights[elimination.reducer.passed[index].index] = 0
    }
    return lowest
  }
}
