extension Program {
  /// Solves a component by the simplex method, and links its variables by the rows that turn out
  /// to be tight, so that later edits only play them.
  ///
  /// Which rows are tight is known up to rounding. With `followsBasis`, those come first that the simplex method
  /// ended on: others, which are only nearly tight, may then not take their places.
  mutating func solveBySimplex(
    _ index: Int, _ rows: borrowing Rows, followsBasis: Bool = false
  ) {
    simplexRuns += 1
    let operations = components[index].operations
    elimination.links.unfollow(elimination.tape, operations)
    var problem = ComponentProblem(&self, components[index], rows)
    let ending = problem.solve(&self, rows)
    pivots += problem.simplex.pivots
    switch ending {
    case .optimal where asksOnlyForContradictions:
      break
    case .optimal:
      problem.measureSizes(&self, rows)
      keepSides(components[index], problem)
      elimination.links.follow(elimination.tape, operations)
      linkTightRows(
        index, hasChoice: problem.hasChoice, basis: followsBasis ? problem.basis : [], rows)
      return
    case .contradiction:
      let (factors, areMinimal) = problem.multipliers()
      let members = support(of: factors, rows)
      if members.isEmpty {
        // Coefficients are so far apart that rounding hides which rows are at odds.
        components[index].isIncomplete = true
      } else {
        contradictions.append(Contradiction(rows: members, checked: nil, isMinimal: areMinimal))
      }
    case .pivotLimit:
      components[index].isIncomplete = true
    }
    elimination.links.follow(elimination.tape, operations)
    giveUp(index)
  }

  /// Reports the rows that a judgement found to be at odds.
  ///
  /// The rows that were followed do not depend on each other. So if a single row does not hold, there is one
  /// way only to combine it from them, and no member can be left out.
  mutating func addContradiction(of index: Int, _ rows: borrowing Rows) {
    var violated: [(row: Int32, factor: Double)] = []
    for place in components[index].rows {
      let (row, side) = (componentRows[place], rowSide[place])
      if rows[row].level(on: side) == Level.required { violated.append((row, Double(side))) }
    }
    contradictions.append(
      Contradiction(
        rows: support(of: violated, rows), checked: nil, isMinimal: violated.count == 1))
    giveUp(index)
  }

  /// Goes back to substitution's values, which are not certain: the next run tries again.
  private mutating func giveUp(_ index: Int) {
    let component = components[index]
    elimination.links.unfollow(elimination.tape, component.operations)
    elimination.links.follow(elimination.tape, component.substitution)
    if component.operations != component.substitution {
      components[index].spent = component.operations
    }
    components[index].active = component.substitution
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
  ///
  /// The operations depend on nothing but which rows are tight, so that the same constants give the same
  /// values to the bit. Substitution's are kept down to the first priority with a row that is not tight.
  /// A basis comes before all others.
  mutating func linkTightRows(
    _ index: Int, hasChoice: Bool, basis: [Int32] = [], _ rows: borrowing Rows
  ) {
    let component = components[index]
    var level = basis.isEmpty ? Level.none : Level.required
    for place in component.rows where basis.isEmpty && rowSide[place] != 0 {
      level = rows[componentRows[place]].equationLevel
      break
    }
    let first = beginActive(index, keeping: component.substitution, above: level)
    let open = component.substitution.count
    if !basis.isEmpty {
      elimination.beginBatch()
      for row in basis { elimination.addToBatch(row) }
      elimination.useBatch(of: rows, level: Level.certain)
    }
    elimination.beginBatch()
    for place in component.rows where rowSide[place] == 0 {
      let row = componentRows[place]
      if rows[row].equationLevel <= level { elimination.addToBatch(row) }
    }
    elimination.useBatch(of: rows, level: Level.certain)
    for place in component.variables
    where hasChoice && elimination.tape.count - first < open && variableSide[place] == 0 {
      elimination.useZero(of: componentVariables[place])
    }
    // Only rounding can leave more. The sides will not agree then, and the next run tries again.
    chooseZeros(component, from: first)
    components[index].active = first..<elimination.tape.count
    components[index].activeHasChoice = hasChoice
  }

  /// Makes the variables zero that are still open.
  mutating func chooseZeros(_ component: Component, from first: Int) {
    for place in component.variables
    where elimination.tape.count - first < component.substitution.count {
      elimination.useZero(of: componentVariables[place])
    }
  }

  /// Opens a component's variables, and begins its new operations with the first of others, as long as
  /// their priorities are above `level`.
  ///
  /// Those that it used before are taken off the tape if they are the last ones.
  ///
  /// - Returns: Where the new operations start.
  mutating func beginActive(
    _ index: Int, keeping operations: Range<Int>, above level: Double
  ) -> Int {
    let component = components[index]
    elimination.links.unfollow(elimination.tape, component.operations)
    components[index].spent = nil
    let kept = elimination.tape.leading(operations, above: level)
    var first = elimination.tape.count
    let active = component.active == component.substitution ? nil : component.active
    if let spent = active ?? component.spent, spent.upperBound == first {
      first = spent.lowerBound
      elimination.tape.truncate(to: operations == spent ? kept.upperBound : first)
    }
    if elimination.tape.count == first { elimination.tape.append(again: kept) }
    elimination.links.follow(elimination.tape, first..<elimination.tape.count)
    return first
  }

  /// Whether the tape has grown so much that a new program is cheaper.
  var isWornOut: Bool {
    elimination.tape.count > 4 * numbers.values.count + 64
  }
}
