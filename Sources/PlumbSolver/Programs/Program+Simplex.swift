extension Program {
  /// Solves a component by the simplex method, and links its variables by the rows that turn out
  /// to be tight, so that later edits only play them.
  mutating func solveBySimplex(_ index: Int, _ rows: borrowing Rows) {
    simplexRuns += 1
    let operations = components[index].operations
    elimination.links.unfollow(elimination.tape, operations)
    var problem = ComponentProblem(&self, components[index], rows)
    let ending = problem.solve(&self)
    pivots += problem.simplex.pivots
    switch ending {
    case .optimal where asksOnlyForContradictions:
      break
    case .optimal:
      keepSides(components[index], problem)
      elimination.links.follow(elimination.tape, operations)
      linkTightRows(index, rows)
      components[index].activeHasChoice = problem.hasChoice
      return
    case .contradiction:
      let members = support(of: problem.multipliers(), rows)
      if members.isEmpty {
        // Coefficients are so far apart that rounding hides which rows are at odds.
        components[index].isIncomplete = true
      } else {
        contradictions.append(Contradiction(rows: members, checked: nil, isMinimal: false))
      }
    case .pivotLimit:
      components[index].isIncomplete = true
    }
    // Substitution's values stay, and the next run tries again.
    elimination.links.follow(elimination.tape, components[index].substitution)
    components[index].active = components[index].substitution
    components[index].isUncertain = true
  }

  private mutating func keepSides(_ component: Component, _ problem: ComponentProblem) {
    for (offset, place) in component.rows.enumerated() {
      rowSide[place] = problem.rowSide(offset)
    }
    guard problem.hasChoice else { return }
    for (offset, place) in component.variables.enumerated() {
      variableSide[place] = problem.variableSide(offset)
    }
  }

  /// Links the variables of a component by its tight rows, and by variables that are zero.
  mutating func linkTightRows(_ index: Int, _ rows: borrowing Rows) {
    let component = components[index]
    elimination.links.unfollow(elimination.tape, component.operations)
    let first = beginActive(index)
    let open = component.substitution.count
    elimination.beginBatch()
    for place in component.rows where rowSide[place] == 0 {
      elimination.addToBatch(componentRows[place])
    }
    elimination.useBatch(of: rows, level: Level.certain)
    for place in component.variables where elimination.tape.count - first < open {
      if variableSide[place] == 0 { elimination.useZero(of: componentVariables[place]) }
    }
    // Only rounding can leave more. The sides will not agree then, and the next run tries again.
    chooseZeros(component, from: first)
    components[index].active = first..<elimination.tape.count
  }

  /// Makes the variables zero that are still open.
  mutating func chooseZeros(_ component: Component, from first: Int) {
    for place in component.variables
    where elimination.tape.count - first < component.substitution.count {
      elimination.useZero(of: componentVariables[place])
    }
  }

  /// Says where new operations of a component start. Those that it used before are taken off the
  /// tape if they are the last ones.
  mutating func beginActive(_ index: Int) -> Int {
    let component = components[index]
    let spent = component.active == component.substitution ? nil : component.active
    if let spent = spent ?? component.spent, spent.upperBound == elimination.tape.count {
      elimination.tape.truncate(to: spent.lowerBound)
    }
    components[index].spent = nil
    return elimination.tape.count
  }

  /// Whether the tape has grown so much that a new program is cheaper.
  var isWornOut: Bool {
    elimination.tape.count > 4 * numbers.values.count + 64
  }
}
