extension ComponentProblem {
  /// Minimises all levels, and then chooses what is still free.
  mutating func solve(_ program: inout Program, _ rows: borrowing Rows) -> Ending {
    let ending = solveLevels(&program, rows, onlyRequired: program.asksOnlyForContradictions)
    if ending != .optimal || program.asksOnlyForContradictions { return ending }
    return choose(&program)
  }

  /// Measures how large the numbers in each row are now. Where it started, they may have been of another
  /// size, and with it what counts as zero.
  mutating func measureSizes(_ program: inout Program, _ rows: borrowing Rows) {
    let start = program.numbers.values.copy()
    for (variable, column) in columnOf {
      program.numbers.values[variable] += simplex.value(of: Int(column))
    }
    program.elimination.tape.playBackwards(0..<program.prefix, into: &program.numbers)
    for (offset, slot) in slots.enumerated() {
      simplex.size[firstQuantity + offset] = rows.residual(slot, at: program.numbers.values).size
    }
    program.numbers.values = start
  }

  /// Minimises the levels, the highest first.
  mutating func solveLevels(
    _ program: inout Program, _ rows: borrowing Rows, onlyRequired: Bool = false
  ) -> Ending {
    for level in fallingLevels() where level == Level.required || !onlyRequired {
      for (offset, row) in levels.enumerated() {
        simplex.costAbove[firstQuantity + offset] = row.above == level ? 1 : 0
        simplex.costBelow[firstQuantity + offset] = row.below == level ? 1 : 0
      }
      guard simplex.minimise() == .optimal else { return .pivotLimit }
      if level == Level.required { measureSizes(&program, rows) }
      if level == Level.required && hasError() { return .contradiction }
      simplex.closeSides()
    }
    for offset in slots.indices {
      simplex.costAbove[firstQuantity + offset] = 0
      simplex.costBelow[firstQuantity + offset] = 0
    }
    return .optimal
  }

  private func fallingLevels() -> [Double] {
    var found: Set<Double> = []
    for row in levels {
      found.insert(row.above)
      found.insert(row.below)
    }
    found.remove(Level.none)
    return found.sorted(by: >)
  }

  /// Whether a row of the current level does not hold.
  private func hasError() -> Bool {
    slots.indices.contains { offset in
      let quantity = firstQuantity + offset
      let side = rowSide(offset)
      return (side > 0 ? simplex.costAbove : simplex.costBelow)[quantity] > 0 && side != 0
    }
  }

  /// What each row is to be multiplied by so that the sum of all cannot hold.
  ///
  /// They are minimal if they combine a single basic row from nonbasic ones, for these do not depend on each
  /// other.
  func multipliers() -> (factors: [(row: Int32, factor: Double)], areMinimal: Bool) {
    var factors: [(row: Int32, factor: Double)] = []
    var basicRows = 0
    for (offset, row) in slots.enumerated() {
      let place = simplex.place[firstQuantity + offset]
      let factor = place >= 0 ? simplex.cost(Int(place)) : -simplex.slope[Int(~place)]
      guard factor.magnitude > Tolerance.slope else { continue }
      factors.append((row, factor))
      if place >= 0 { basicRows += 1 }
    }
    return (factors, basicRows == 1)
  }
}
