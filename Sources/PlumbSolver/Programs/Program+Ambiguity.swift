extension Program {
  /// Whether a variable may have several equally good values. A cheap test that can say yes
  /// wrongly.
  func hasChoice(_ variable: Int32) -> Bool {
    let index = partition.componentOf.isEmpty ? -1 : Int(partition.componentOf[variable])
    return index >= 0 && (components[index].active != nil || components[index].hasChoice)
  }

  /// Whether several values of a variable are equally good.
  func isAmbiguous(_ variable: Int32, _ rows: borrowing Rows) -> Bool {
    hasChoice(variable)
      && !ambiguous([variable], in: Int(partition.componentOf[variable]), rows).isEmpty
  }

  /// The slots of the variables with several equally good values.
  func ambiguousVariables(_ rows: borrowing Rows) -> [Int32] {
    var found: [Int32] = []
    for index in components.indices {
      let variables = components[index].variables.map { partition.variables[$0] }
      found += ambiguous(variables, in: index, rows)
    }
    return found.sorted()
  }

  private func ambiguous(
    _ variables: [Int32], in index: Int, _ rows: borrowing Rows
  ) -> [Int32] {
    if components[index].active != nil { return movable(variables, in: index, rows) }
    return components[index].hasChoice ? variables.filter { dependsOnChoice($0) } : []
  }

  /// Whether a variable depends on zeros that were chosen.
  private func dependsOnChoice(_ variable: Int32) -> Bool {
    reduce(variable: variable)
    var weights: [Int32: Double] = [:]
    for place in 0..<elimination.reducer.passed.count {
      let passed = elimination.reducer.passed[place]
      let operation = elimination.links[passed.index].operation
      if elimination.tape[Int(operation)].row == Operation.noRow {
        weights[operation, default: 0] += passed.coefficient
      }
    }
    return weights.values.contains { $0.magnitude > 1e-9 }
  }

  /// The given variables of a component that can move without making any total worse.
  private func movable(
    _ variables: [Int32], in index: Int, _ rows: borrowing Rows
  ) -> [Int32] {
    let operations = components[index].operations
    elimination.unfollow(operations)
    defer { elimination.follow(operations) }
    var problem = ComponentProblem(self, components[index], rows)
    guard problem.solveLevels(self, rows) == .optimal, problem.set.hasOpenSlack else {
      return []
    }
    // All tests may go on from the last position: a moved variable stays on the same optimal face.
    return variables.filter { variable in
      let (canMove, slack) = problem.addRow(for: variable, self)
      defer { problem.set.removeLastRow() }
      return canMove && problem.set.canMove(slack)
    }
  }
}
