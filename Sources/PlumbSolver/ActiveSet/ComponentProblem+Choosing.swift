extension ComponentProblem {
  /// Brings each variable as close to zero as possible, the oldest first. So the values do not depend on the order of
  /// the rows.
  mutating func choose(_ program: Program) -> Ending {
    guard set.hasOpenSlack else { return .optimal }
    hasChoice = true
    for place in component.variables {
      let (canMove, slack) = addRow(for: program.partition.variables[place], program)
      if canMove {
        set.setCost(above: 1, below: 1, of: slack)
        guard set.minimise(knowingSlopesOf: slack) == .optimal else { return .pivotLimit }
        set.closeSides()
        set.clearCosts()
      }
      if set.slacks[slack].place < 0 { set.removeLastRow() }
      if canMove && !set.hasOpenSlack { break }
    }
    return .optimal
  }

  /// Adds a row whose value is the value of a variable. Returns the row's slack, and whether moving an open slack would
  /// change the value.
  mutating func addRow(
    for variable: Int32, _ program: Program
  ) -> (canMove: Bool, slack: Int32) {
    program.reduce(variable: variable)
    program.addOpenTerms(to: &set)
    let start = program.numbers.values[variable]
    let slack = set.endRow(residual: start, size: start.magnitude)
    set.moveLastRow()
    return (set.dependsOnOpenSlack(slack), slack)
  }
}

extension ActiveSet {
  /// Adds the columns' moves so far to the value of the last row.
  fileprivate mutating func moveLastRow() {
    let last = slacks.count - 1
    var value = slacks[last].start
    for index in rows.row(last) {
      value += rows.entries[index].coefficient * moved(rows.entries[index].index)
    }
    slacks[last].value = value
  }

  /// Whether a basic slack depends on an active slack that may move. Leaves the slack's slopes in `slopes`.
  fileprivate mutating func dependsOnOpenSlack(_ slack: Int32) -> Bool {
    motion.direction.fill(with: 0, count: columns)
    rows.add(Int(slack), times: 1, to: &motion.direction)
    let largest = factors.combine(&motion.direction, into: &slopes.byPlace, rows)
    slopes.limit = Tolerance.slope + 1e-11 * largest
    for place in 0..<columns where slopes.byPlace[place].magnitude > slopes.limit {
      if slacks[active[place]].isOpen { return true }
    }
    return false
  }
}
