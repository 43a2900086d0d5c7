extension ComponentProblem {
  /// Minimises all levels, and then chooses the values that are still free. If the program asks only for
  /// contradictions, minimises only the level of required rows.
  mutating func solve(_ program: Program, _ rows: borrowing Rows) -> Ending {
    let ending = solveLevels(
      program, rows, onlyRequired: program.options.asksOnlyForContradictions)
    if ending != .optimal || program.options.asksOnlyForContradictions { return ending }
    return choose(program)
  }

  /// Minimises the levels, the highest first.
  mutating func solveLevels(
    _ program: Program, _ rows: borrowing Rows, onlyRequired: Bool = false
  ) -> Ending {
    findLevels(program, rows)
    for index in 0..<program.trial.levels.count {
      let level = program.trial.levels[index]
      if onlyRequired && level != Level.required { break }
      setCosts(of: level, program, rows)
      guard set.minimise() == .optimal else { return .pivotLimit }
      if level == Level.required {
        measureSizes(program, rows)
        if hasError() { return .contradiction }
      }
      set.closeSides()
    }
    set.clearCosts()
    return .optimal
  }

  /// Lists the priorities that occur, the highest first.
  private func findLevels(_ program: Program, _ rows: borrowing Rows) {
    program.trial.levels.removeAll()
    for place in component.rows {
      let row = rows[program.partition.rows[place]]
      if row.above != Level.none { program.trial.levels.insertLevel(row.above) }
      if row.below != Level.none { program.trial.levels.insertLevel(row.below) }
    }
  }

  private mutating func setCosts(
    of level: Double, _ program: Program, _ rows: borrowing Rows
  ) {
    set.clearCosts()
    for place in component.rows {
      let row = rows[program.partition.rows[place]]
      set.setCost(
        above: row.above == level ? 1 : 0, below: row.below == level ? 1 : 0, of: slack(place))
    }
  }

  /// Measures again how large the numbers in each row are, at the current values. The tolerance for zero depends on
  /// this size, and the size may have changed since the start.
  mutating func measureSizes(_ program: Program, _ rows: borrowing Rows) {
    let start = program.numbers.values.copy()
    moveValues(of: program)
    for place in component.rows {
      let row = program.partition.rows[place]
      let size = rows.residual(row, at: program.numbers.values).size
      set.slacks[slack(place)].size = size
    }
    program.numbers.values = start
  }

  /// Adds to the value of each open variable of the component the distance that its column in `set` has moved. Then
  /// computes the values of the variables that the prefix eliminated.
  func moveValues(of program: Program) {
    for place in component.variables {
      let variable = program.partition.variables[place]
      guard program.elimination.links[variable].isOpen else { continue }
      program.numbers.values[variable] += set.moved(program.trial.columnOf[variable])
    }
    program.elimination.tape.playBackwards(program.prefix.operations, into: &program.numbers)
  }

  /// Whether a row of the current level does not hold.
  private func hasError() -> Bool {
    for place in component.rows {
      let slack = set.slacks[slack(place)]
      let side = rowSide(place)
      if side != 0 && (side > 0 ? slack.costAbove : slack.costBelow) > 0 { return true }
    }
    return false
  }

  /// The rows of a contradiction, each with a factor, such that the weighted sum of the rows cannot hold.
  ///
  /// `areMinimal` is true if exactly one of these rows is basic: the others are active and thus independent, so no row
  /// can be left out.
  func multipliers(
    _ program: Program
  ) -> (factors: [(row: Int32, factor: Double)], areMinimal: Bool) {
    var factors: [(row: Int32, factor: Double)] = []
    var basicRows = 0
    for place in component.rows {
      let slack = set.slacks[slack(place)]
      let factor = slack.place >= 0 ? -set.slopes.byPlace[slack.place] : slack.cost
      guard factor.magnitude > Tolerance.slope else { continue }
      factors.append((program.partition.rows[place], factor))
      if slack.place < 0 { basicRows += 1 }
    }
    return (factors, basicRows == 1)
  }
}
