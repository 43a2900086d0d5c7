extension Program {
  /// Whether several values of a variable are equally good.
  mutating func isAmbiguous(_ variable: Int32, _ rows: Rows) -> Bool {
    let index = componentOf.isEmpty ? -1 : Int(componentOf[Int(variable)])
    return index >= 0 && !ambiguous(CollectionOfOne(variable), in: index, rows).isEmpty
  }

  /// The variables of which several values are equally good, by slot.
  mutating func ambiguousVariables(_ rows: Rows) -> [Int32] {
    var found: [Int32] = []
    for index in components.indices {
      found += ambiguous(componentVariables[components[index].variables], in: index, rows)
    }
    return found.sorted()
  }

  private mutating func ambiguous(
    _ variables: some Collection<Int32>, in index: Int, _ rows: Rows
  ) -> [Int32] {
    if components[index].active != nil { return movable(variables, in: index, rows) }
    return components[index].hasChoice ? variables.filter { dependsOnChoice($0) } : []
  }

  /// The variables that depend on zeros that were chosen.
  private mutating func dependsOnChoice(_ variable: Int32) -> Bool {
    reduce(variable: variable)
    var weights: [Int32: Double] = [:]
    let passed = elimination.reducer.passed
    for place in 0..<passed.count {
      let operation = elimination.links[passed[place].index].operation
      if elimination.tape[Int(operation)].row == Operation.noRow {
        weights[operation, default: 0] += passed[place].coefficient
      }
    }
    return weights.values.contains { $0.magnitude > 1e-9 }
  }

  /// The variables that can move on the optimal face.
  private mutating func movable(
    _ variables: some Collection<Int32>, in index: Int, _ rows: Rows
  ) -> [Int32] {
    let operations = components[index].operations
    elimination.links.unfollow(elimination.tape, operations)
    defer { elimination.links.follow(elimination.tape, operations) }
    var problem = ComponentProblem(&self, components[index], rows)
    guard problem.solveLevels() == .optimal, problem.simplex.hasOpenColumn else { return [] }
    var found: [Int32] = []
    for variable in variables {
      var trial = problem
      guard let quantity = trial.addRow(for: variable, &self) else { continue }
      if trial.simplex.canMove(quantity) { found.append(variable) }
    }
    return found
  }
}
