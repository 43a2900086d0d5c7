extension Program {
  /// Expresses a row's sum by open variables.
  func reduce(_ row: Int32, _ rows: borrowing Rows) {
    elimination.reduce(row, rows)
  }

  /// Expresses a variable by open variables.
  func reduce(variable: Int32) {
    elimination.reduce(variable: variable)
  }

  /// Adds each offset's coefficient in the last reduced sum, times a factor, to the weight of the operation that
  /// computes the offset.
  func addPassed(times factor: Double, to weights: inout [Double]) {
    for index in 0..<elimination.reducer.passed.count {
      let passed = elimination.reducer.passed[index]
      weights[Int(elimination.links[passed.index].operation)] += passed.coefficient * factor
    }
  }

  /// How much a sum changes if the constant of a row grows by 1, for each row that the sum depends on. `weights` has
  /// the coefficient of each operation's offset in the sum.
  func shares(of weights: [Double]) -> [(row: Int32, share: Double)] {
    var weights = weights
    var found: [(row: Int32, share: Double)] = []
    for index in weights.indices.reversed() {
      guard weights[index].magnitude > 1e-9 else { continue }
      let operation = elimination.tape[index]
      let share = weights[index] * operation.scale
      if operation.row != Operation.noRow { found.append((operation.row, share)) }
      for low in operation.lower {
        let entry = elimination.tape.lower[low]
        let earlier = Int(elimination.links[entry.index].operation)
        weights[earlier] -= share * entry.coefficient
      }
    }
    return found
  }

  /// The rows of a contradiction: the given rows, and the required rows that determine their weighted sum.
  func support(of factors: [(row: Int32, factor: Double)], _ rows: borrowing Rows)
    -> [Int32]
  {
    var weights = [Double](repeating: 0, count: elimination.tape.count)
    var found: [Int32] = []
    for (row, factor) in factors {
      found.append(row)
      reduce(row, rows)
      addPassed(times: factor, to: &weights)
    }
    for (row, _) in shares(of: weights) where rows[row].isRequired { found.append(row) }
    return found
  }

  /// Finds required rows that the prefix determines and that do not hold.
  func findContradictions(_ rows: borrowing Rows) {
    for index in 0..<prefix.checks.count {
      let row = prefix.checks[index]
      let level = rows[row].level(on: rows.side(row, at: numbers.values))
      guard level == Level.required else { continue }
      results.contradictions.append(
        Contradiction(
          rows: support(of: [(row, 1)], rows), checked: row, isMinimal: true))
    }
  }
}
