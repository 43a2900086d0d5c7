extension Program {
  /// Tests whether a component's values are the best, by how each total changes if a followed row leaves the active
  /// set.
  ///
  /// One pass over the tape in reverse gives the slopes of a level's total with regard to all constants. If a row
  /// leaves the active set in a direction, each total changes by the row's slope. If the row has a priority in that
  /// direction, its own error is added to the total of that level. The highest level with a change decides. This is the
  /// optimality test of the simplex method: slope and own error together are a reduced cost. The reverse pass solves
  /// for the multipliers (BTRAN), or in other words differentiates in reverse mode.
  ///
  /// Sets hints for the next try. A row that should leave gets the priority that it has in that direction. A row that
  /// does not hold gets the priority that it violates.
  func testOptimality(_ index: Int, _ rows: borrowing Rows) -> Optimality {
    let component = components[index]
    findSides(component, rows)
    trial.reducedCosts.fill(with: ReducedCost(), count: component.operations.count)
    for place in 0..<trial.levels.count {
      let level = trial.levels[place]
      findSlopes(of: level, component, rows)
      addSlopes(of: level, component, rows)
      let canImprove = trial.reducedCosts.contains(where: \.isBetter)
      if level == Level.required && !canImprove { return .contradictory }
    }
    // The other levels have no errors. At such a level, a row that leaves the active set costs something only if the
    // level is the row's own priority.
    trial.slopes.fill(with: 0, count: component.operations.count)
    addSlopes(of: Level.none, component, rows)
    if let level = giveHints(component, rows) { return .improvable(at: level) }
    if options.asksOnlyForContradictions { return .best(hasChoice: false) }
    let hasChoice = trial.reducedCosts.contains { $0.isOpen }
    return !hasChoice || areChoicesBest(component) ? .best(hasChoice: hasChoice) : .open
  }

  /// Notes on which side of zero each row is, lists the levels that have errors, and notes whether a guessed active set
  /// was right.
  private func findSides(_ component: Component, _ rows: borrowing Rows) {
    trial.levels.removeAll()
    trial.hasGuessedRight = component.status == .guessed
    for place in component.rows {
      let row = partition.rows[place]
      let side = rows.side(row, at: numbers.values)
      if trial.hasGuessedRight && (side == 0) != (sides.rows[row] == 0) {
        // A row at zero adds no operation if it follows from higher priorities.
        trial.hasGuessedRight = side == 0 && lowestLevel(of: row, rows) > rows[row].equationLevel
      }
      sides.rows[row] = side
      let level = rows[row].level(on: sides.rows[row])
      if level > (options.asksOnlyForContradictions ? Level.required.nextDown : Level.none) {
        trial.levels.insertLevel(level)
      }
    }
  }

  private func addSlopes(
    of level: Double, _ component: Component, _ rows: borrowing Rows
  ) {
    let first = component.operations.lowerBound
    for operation in component.operations {
      let row = elimination.tape[operation].row
      // A value that was only chosen may change at no cost.
      trial.reducedCosts[operation - first].add(
        trial.slopes[operation - first], row == Operation.noRow ? Row() : rows[row], level)
    }
  }

  /// Computes how a level's total changes with the constant of each operation of a component.
  private func findSlopes(
    of level: Double, _ component: Component, _ rows: borrowing Rows
  ) {
    let operations = component.operations
    trial.slopes.fill(with: 0, count: operations.count)
    trial.summed.removeAll()
    trial.signs.removeAll()
    for place in component.rows {
      let row = partition.rows[place]
      guard rows[row].level(on: sides.rows[row]) == level else { continue }
      trial.summed.append(row)
      trial.signs.append(Double(sides.rows[row]))
    }
    elimination.reduce(trial.summed, times: trial.signs, rows)
    addSlopesOfPassed(operations)
    goBack(operations)
  }

  /// Computes how a variable changes with the constant of each operation of a component.
  func findSlopes(ofVariable variable: Int32, _ operations: Range<Int>) {
    trial.slopes.fill(with: 0, count: operations.count)
    reduce(variable: variable)
    addSlopesOfPassed(operations)
    goBack(operations)
  }

  /// Adds to `trial.slopes`, for each operation of a component, how much the last reduced sum changes with the
  /// operation's offset.
  private func addSlopesOfPassed(_ operations: Range<Int>) {
    for index in 0..<elimination.reducer.passed.count {
      let passed = elimination.reducer.passed[index]
      let operation = Int(elimination.links[passed.index].operation)
      guard operation >= operations.lowerBound else { continue }
      trial.slopes[operation - operations.lowerBound] += passed.coefficient
    }
  }

  /// Turns slopes with regard to offsets into slopes with regard to constants: in reverse order, passes the slope of
  /// each operation of a component to the earlier ones that it depends on. Operations of required equations do not
  /// depend on the component, and are left out.
  private func goBack(_ operations: Range<Int>) {
    let first = operations.lowerBound
    for index in operations.reversed() where trial.slopes[index - first] != 0 {
      let operation = elimination.tape[index]
      let slope = trial.slopes[index - first] * operation.scale
      trial.slopes[index - first] = slope
      for low in operation.lower {
        let entry = elimination.tape.lower[low]
        let earlier = Int(elimination.links[entry.index].operation) - first
        if earlier >= 0 { trial.slopes[earlier] -= slope * entry.coefficient }
      }
    }
  }

  /// Sets hints for the next try. Returns the lowest priority at which a row should leave the active set; nil if none
  /// should.
  private func giveHints(_ component: Component, _ rows: borrowing Rows) -> Double? {
    let first = component.operations.lowerBound
    var lowest: Double?
    for operation in component.operations {
      let reducedCost = trial.reducedCosts[operation - first]
      guard reducedCost.isBetter else { continue }
      let row = elimination.tape[operation].row
      lowest = min(lowest ?? Level.certain, elimination.tape[operation].level)
      if row == Operation.noRow { continue }
      trial.hint[row] = reducedCost.up == .better ? rows[row].above : rows[row].below
    }
    for place in component.rows {
      let row = partition.rows[place]
      let level = rows[row].level(on: sides.rows[row])
      if level != Level.none { trial.hint[row] = level }
    }
    return lowest
  }
}
