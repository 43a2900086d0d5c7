extension ComponentProblem {
  /// Brings each variable as close to zero as it can come, one after the other, so that the
  /// values are the same whatever the order of the rows.
  mutating func choose(_ program: inout Program) -> Ending {
    guard simplex.hasOpenColumn else { return .optimal }
    for variable in variables where simplex.hasOpenColumn {
      guard let quantity = addRow(for: variable, &program) else { continue }
      simplex.costAbove[quantity] = 1
      simplex.costBelow[quantity] = 1
      guard simplex.minimise() == .optimal else { return .pivotLimit }
      simplex.closeSides()
      simplex.costAbove[quantity] = 0
      simplex.costBelow[quantity] = 0
    }
    for variable in variables {
      chosen.append(row(for: variable, &program).value)
    }
    return .optimal
  }

  /// Adds a row that says what a variable is; nil if nothing can move it.
  mutating func addRow(for variable: Int32, _ program: inout Program) -> Int? {
    let (entries, value) = row(for: variable, &program)
    let canMove = entries.contains {
      let quantity = Int(simplex.nonbasic[Int($0.index)])
      return simplex.mayBeAbove[quantity] || simplex.mayBeBelow[quantity]
    }
    return canMove ? simplex.addRow(entries, value: value, size: value.magnitude) : nil
  }

  /// A variable over the current columns, and its value.
  private func row(
    for variable: Int32, _ program: inout Program
  ) -> (entries: [Entry], value: Double) {
    program.reduce(variable: variable)
    var sums: [Int32: Double] = [:]
    var value = program.numbers.values[Int(variable)]
    for open in columns(program) {
      let place = simplex.place[Int(open.index)]
      guard place >= 0 else {
        sums[~place, default: 0] += open.coefficient
        continue
      }
      value += simplex.value[Int(place)] * open.coefficient
      for index in simplex.tableau.range(Int(place)) {
        let entry = simplex.tableau.entries[index]
        sums[entry.index, default: 0] += entry.coefficient * open.coefficient
      }
    }
    let entries = sums.filter { $0.value.magnitude > 1e-10 }.map { Entry($0.key, $0.value) }
    return (entries.sorted { $0.index < $1.index }, value)
  }
}
