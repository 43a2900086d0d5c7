extension Program {
  /// Solves a component by the active-set method, and links its variables by the tight rows, so that later edits of
  /// constants only play the new operations. If required rows contradict each other, adds the contradiction to the
  /// results. If the method stops early, marks the component as incomplete. In both cases, returns to substitution.
  ///
  /// Which rows are tight is known up to rounding. With `followsBasis`, the method's final active rows are followed
  /// first, so that rows which are only nearly tight cannot take their places.
  func solveByActiveSet(
    _ index: Int, _ rows: borrowing Rows, followsBasis: Bool = false
  ) {
    results.simplexRuns += 1
    let operations = components[index].operations
    elimination.unfollow(operations)
    var problem = ComponentProblem(self, components[index], rows)
    let ending = problem.solve(self, rows)
    results.pivots += problem.set.effort.pivots
    switch ending {
    case .optimal where options.asksOnlyForContradictions:
      break
    case .optimal:
      keepSides(problem, rows)
      elimination.follow(operations)
      linkTightRows(
        index, hasChoice: problem.hasChoice, basis: followsBasis ? problem.basis(self) : [], rows)
      return
    case .contradiction:
      let (factors, areMinimal) = problem.multipliers(self)
      let members = support(of: factors, rows)
      if members.isEmpty {
        // The coefficients differ so much that rounding hides which rows conflict.
        components[index].isIncomplete = true
      } else {
        results.contradictions.append(
          Contradiction(rows: members, checked: nil, isMinimal: areMinimal))
      }
    case .pivotLimit:
      components[index].isIncomplete = true
    }
    elimination.follow(operations)
    giveUp(index)
  }

  /// Reports the contradiction that a test of optimality found.
  ///
  /// The followed rows are independent. So if only one row does not hold, exactly one combination of followed rows
  /// contradicts it, and no row of the contradiction can be left out.
  func addContradiction(of index: Int, _ rows: borrowing Rows) {
    var violated: [(row: Int32, factor: Double)] = []
    for place in components[index].rows {
      let row = partition.rows[place]
      guard rows[row].level(on: sides.rows[row]) == Level.required else { continue }
      violated.append((row, Double(sides.rows[row])))
    }
    results.contradictions.append(
      Contradiction(
        rows: support(of: violated, rows), checked: nil, isMinimal: violated.count == 1))
    giveUp(index)
  }

  /// Returns to the operations of substitution, and marks the component as uncertain, so that the next run tries again.
  private func giveUp(_ index: Int) {
    useSubstitution(index)
    components[index].isUncertain = true
  }

  /// Stores on which side of zero each row ended, and each variable too if values were chosen.
  private func keepSides(_ problem: borrowing ComponentProblem, _ rows: borrowing Rows) {
    let start = numbers.values.copy()
    problem.moveValues(of: self)
    for place in problem.component.rows {
      let row = partition.rows[place]
      let isActive = problem.set.slacks[problem.slack(place)].place >= 0
      sides.rows[row] = isActive ? 0 : rows.side(row, at: numbers.values)
    }
    for place in problem.component.variables where problem.hasChoice {
      sides.variables[partition.variables[place]] = side(of: partition.variables[place])
    }
    numbers.values = start
  }
}
