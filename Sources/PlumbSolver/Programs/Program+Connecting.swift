extension Program {
  /// Groups what required equations leave open into components, and solves each by substitution.
  mutating func connect(
    _ others: ContiguousArray<Int32>, _ rows: Rows, _ variables: Variables
  ) {
    var groups = Groups(elimination.tape, variables)
    var connecting: ContiguousArray<Int32> = []
    for row in others {
      if groups.join(row, of: rows) {
        connecting.append(row)
      } else if rows[row].isRequired {
        checks.append(row)
      }
    }
    componentOf = groups.number()
    guard groups.count > 0 else { return }
    let rowStarts = sortByComponent(connecting, groups, rows)
    let variableStarts = sortVariables(groups.count)
    strength = ContiguousArray(repeating: .nan, count: rows.slots)
    components.reserveCapacity(groups.count)
    for index in 0..<groups.count {
      substitute(
        rows, rowStarts[index]..<rowStarts[index + 1],
        variableStarts[index]..<variableStarts[index + 1])
    }
    rowSide = ContiguousArray(repeating: 0, count: componentRows.count)
    variableSide = ContiguousArray(repeating: 0, count: componentVariables.count)
  }

  /// Lists rows by component, and in each by falling priority as equations.
  private mutating func sortByComponent(
    _ connecting: ContiguousArray<Int32>, _ groups: Groups, _ rows: Rows
  ) -> ContiguousArray<Int> {
    var levels: ContiguousArray<Double> = []
    for row in connecting {
      let level = rows[row].equationLevel
      let place = levels.firstIndex { $0 <= level } ?? levels.count
      if place == levels.count || levels[place] != level { levels.insert(level, at: place) }
    }
    var starts = ContiguousArray(repeating: 0, count: groups.count + 2)
    for row in connecting { starts[Int(groups.component(of: row, rows)) + 2] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    componentRows = ContiguousArray(repeating: 0, count: connecting.count)
    for level in levels {
      for row in connecting where rows[row].equationLevel == level {
        let component = Int(groups.component(of: row, rows))
        componentRows[starts[component + 1]] = row
        starts[component + 1] += 1
      }
    }
    return starts
  }

  /// Lists variables by component.
  private mutating func sortVariables(_ count: Int) -> ContiguousArray<Int> {
    var starts = ContiguousArray(repeating: 0, count: count + 2)
    for component in componentOf where component >= 0 { starts[Int(component) + 2] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    componentVariables = ContiguousArray(repeating: 0, count: starts[count + 1])
    for variable in componentOf.indices where componentOf[variable] >= 0 {
      let component = Int(componentOf[variable])
      componentVariables[starts[component + 1]] = Int32(variable)
      starts[component + 1] += 1
    }
    return starts
  }

  /// Solves a component's equations in the order of their priorities, and chooses zeros for what
  /// is still open then.
  private mutating func substitute(_ rows: Rows, _ rowRange: Range<Int>, _ variables: Range<Int>) {
    let first = elimination.tape.count
    var open = 0
    for place in variables where elimination.links[componentVariables[place]].isOpen { open += 1 }
    useEquations(rows, componentRows[rowRange], open: open)
    let linked = elimination.tape.count
    for place in variables where elimination.tape.count - first < open {
      elimination.useZero(of: componentVariables[place])
    }
    let checksStart = componentChecks.count
    keepComponentChecks(rowRange, linkedBy: first..<linked)
    components.append(
      Component(
        rows: rowRange, variables: variables, checks: checksStart..<componentChecks.count,
        substitution: first..<elimination.tape.count,
        hasChoice: elimination.tape.count > linked))
  }

  /// Uses equations, which are sorted by priority, level by level.
  mutating func useEquations(_ rows: Rows, _ sorted: ArraySlice<Int32>, open: Int) {
    let first = elimination.tape.count
    var rest = sorted
    while let next = rest.first, elimination.tape.count - first < open {
      let level = rows[next].equationLevel
      guard level > Level.none else { return }
      let batch = rest.prefix { rows[$0].equationLevel == level }
      elimination.use(batch, of: rows, level: level)
      rest = rest[batch.endIndex...]
    }
  }

  private mutating func keepComponentChecks(_ range: Range<Int>, linkedBy operations: Range<Int>) {
    for operation in operations {
      elimination.state[Int(elimination.tape[operation].row)] = .again
    }
    for place in range where elimination.state[Int(componentRows[place])] == .done {
      componentChecks.append(componentRows[place])
    }
    for operation in operations {
      elimination.state[Int(elimination.tape[operation].row)] = .done
    }
  }
}
