extension Program {
  /// Groups the variables that required equations leave open into components, with the rows `others`, and solves each
  /// by substitution. Rows of constants cannot be solved; the required ones are only checked.
  func connect(
    _ others: borrowing List<Int32>, _ rows: borrowing Rows, _ variables: borrowing Variables
  ) {
    var groups = Groups(elimination.tape, variables, in: &arena)
    var connecting = List<Int32>(room: others.count, in: &arena)
    for index in 0..<others.count {
      let row = others[index]
      if groups.join(row, of: rows) {
        connecting.append(row)
      } else if rows[row].isRequired {
        prefix.checks.append(row)
      }
    }
    groups.number()
    guard groups.count > 0 else { return }
    let rowStarts = sortByComponent(connecting, groups, rows)
    let variableStarts = sortVariables(groups)
    sides.variables = List(repeating: 0, count: variables.slots, in: &arena)
    components.reserveCapacity(groups.count)
    for index in 0..<groups.count {
      substitute(
        rows, Int(rowStarts[index])..<Int(rowStarts[index + 1]),
        Int(variableStarts[index])..<Int(variableStarts[index + 1]))
    }
    partition.componentOf = groups.takeNumbers()
  }

  /// Sorts rows by component into `partition.rows`, and returns where each component starts. In a component, equations
  /// come first, by falling priority. Inequalities come last, and are assumed not to be tight.
  private func sortByComponent(
    _ connecting: borrowing List<Int32>, _ groups: borrowing Groups, _ rows: borrowing Rows
  ) -> List<Int32> {
    var levels = List<Double>(room: 16, in: &arena)
    var starts = List<Int32>(repeating: 0, count: groups.count + 2, in: &arena)
    var component = List<Int32>(room: connecting.count, in: &arena)
    for index in 0..<connecting.count {
      levels.insertLevel(rows[connecting[index]].equationLevel)
      component.appendIntoRoom(groups.component(of: connecting[index], rows))
      starts[component[index] + 2] += 1
    }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    partition.rows = List(repeating: 0, count: connecting.count, in: &arena)
    partition.checks = List(room: connecting.count, in: &arena)
    sides.rows = List(repeating: 0, count: rows.slots, in: &arena)
    for place in 0..<levels.count {
      for index in 0..<connecting.count {
        let row = connecting[index]
        guard rows[row].equationLevel == levels[place] else { continue }
        partition.rows[starts[component[index] + 1]] = row
        starts[component[index] + 1] += 1
        if levels[place] == Level.none { sides.rows[row] = 1 }
      }
    }
    return starts
  }

  /// Sorts variables by component into `partition.variables`, and returns where each component starts.
  private func sortVariables(_ groups: borrowing Groups) -> List<Int32> {
    var starts = List<Int32>(repeating: 0, count: groups.count + 2, in: &arena)
    for variable in 0..<groups.numbers.count where groups.numbers[variable] >= 0 {
      starts[Int(groups.numbers[variable]) + 2] += 1
    }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    partition.variables = List(repeating: 0, count: Int(starts[groups.count + 1]), in: &arena)
    for variable in 0..<groups.numbers.count where groups.numbers[variable] >= 0 {
      let component = Int(groups.numbers[variable])
      partition.variables[starts[component + 1]] = Int32(variable)
      starts[component + 1] += 1
    }
    return starts
  }

  /// Solves a component's equations in the order of their priorities, and sets the variables to zero that are still
  /// open.
  private func substitute(
    _ rows: borrowing Rows, _ rowRange: Range<Int>, _ variables: Range<Int>
  ) {
    let first = elimination.tape.count
    var open = 0
    for place in variables where elimination.links[partition.variables[place]].isOpen { open += 1 }
    followTightRows(rowRange, open: open, from: first, rows)
    let linked = elimination.tape.count
    for place in variables where elimination.tape.count - first < open {
      elimination.useZero(of: partition.variables[place])
    }
    let checksStart = partition.checks.count
    keepComponentChecks(rowRange, linkedBy: first..<linked)
    components.append(
      Component(
        rows: rowRange, variables: variables, checks: checksStart..<partition.checks.count,
        substitution: first..<elimination.tape.count,
        hasChoice: elimination.tape.count > linked))
  }

  private func keepComponentChecks(_ range: Range<Int>, linkedBy operations: Range<Int>) {
    mark(operations, as: .again)
    for place in range where elimination.state[partition.rows[place]] == .done {
      partition.checks.append(partition.rows[place])
    }
    mark(operations, as: .done)
  }
}
