extension Program {
  /// Reduces a row to open variables.
  mutating func reduce(_ row: Int32, _ rows: Rows) {
    elimination.reducer.reduce(row, rows, elimination.links, elimination.tape)
  }

  /// Reduces a variable to open variables.
  mutating func reduce(variable: Int32) {
    elimination.reducer.reduce(variable: variable, elimination.links, elimination.tape)
  }

  /// Adds to each operation how much its offset counts in what was reduced last, times a factor.
  func addPassed(times factor: Double, to weights: inout [Double]) {
    let passed = elimination.reducer.passed
    for index in 0..<passed.count {
      let operation = Int(elimination.links[passed[index].index].operation)
      weights[operation] += passed[index].coefficient * factor
    }
  }

  /// How much each row's constant counts, given how much each operation's offset does.
  func shares(of weights: [Double]) -> [(row: Int32, share: Double)] {
    var weights = weights
    var found: [(row: Int32, share: Double)] = []
    let tape = elimination.tape
    for operation in weights.indices.reversed() {
      guard weights[operation].magnitude > 1e-9 else { continue }
      let share = weights[operation] * tape[operation].scale
      let row = tape[operation].row
      if row != Operation.noRow { found.append((row, share)) }
      for low in tape[operation].lows {
        let entry = tape.lows[low]
        let earlier = Int(elimination.links[entry.index].operation)
        weights[earlier] -= share * entry.coefficient
      }
    }
    return found
  }

  /// The required rows that, with some rows times factors, make a contradiction.
  mutating func support(of factors: [(row: Int32, factor: Double)], _ rows: Rows) -> [Int32] {
    var weights = [Double](repeating: 0, count: elimination.tape.count)
    var found: [Int32] = []
    for (row, factor) in factors {
      found.append(row)
      reduce(row, rows)
      addPassed(times: factor, to: &weights)
    }
    found += shares(of: weights).map(\.row).filter { rows[$0].isRequired }
    return found
  }

  /// Finds required rows that the prefix determines and that do not hold.
  mutating func findContradictions(_ rows: Rows) {
    for row in checks {
      let level = rows[row].level(on: rows.side(row, at: numbers.values))
      guard level == Level.required else { continue }
      contradictions.append(
        Contradiction(
          rows: support(of: [(row, 1)], rows), checked: row, isMinimal: true))
    }
  }
}
