extension Program {
  /// How many active sets are tried for a component before the simplex method is used.
  private static let tries = 6

  /// Tries to find the best values of uncertain components by following other rows. Components without success become
  /// hard.
  func improve(_ rows: borrowing Rows) {
    let tries = options.distrustsCertificates ? 0 : Self.tries
    if tries > 0 { resetHints(rows) }
    var left = tries
    while left > 0 && components.contains(where: \.status.isOpen) {
      for index in components.indices where components[index].status.isOpen {
        if isFilledIn(index) {
          components[index].status = .hard
          continue
        }
        switch testOptimality(index, rows) {
        case .best(let hasChoice):
          settle(index, hasChoice: hasChoice, rows)
        case .improvable(let level):
          if left < tries || !followGuess(index, at: level, rows) {
            followHints(index, from: level, rows)
          }
        case .open:
          components[index].status = .hard
        case .contradictory:
          addContradiction(of: index, rows)
          components[index].status = .linked
        }
      }
      left -= 1
      if components.contains(where: \.status.isOpen) { playComponents(rows) }
    }
    for index in components.indices where components[index].status.isOpen {
      components[index].status = .hard
    }
  }

  /// Whether elimination has filled in so many entries that another try costs more than the simplex method.
  private func isFilledIn(_ index: Int) -> Bool {
    let operations = components[index].operations
    var entries = 0
    for operation in operations { entries += elimination.tape[operation].upper.count }
    return entries > 8 * (operations.count + components[index].rows.count)
  }

  /// Links the tight rows of a component at its best values, unless a right guess linked them already.
  private func settle(_ index: Int, hasChoice: Bool, _ rows: borrowing Rows) {
    let isGuessed = components[index].status == .guessed
    components[index].status = .certain
    if options.asksOnlyForContradictions || isGuessed && trial.hasGuessedRight && !hasChoice {
      return
    }
    for place in components[index].variables where hasChoice {
      let variable = partition.variables[place]
      sides.variables[variable] = side(of: variable)
    }
    if linkTightRows(index, hasChoice: hasChoice, rows) { components[index].status = .linked }
  }

  /// Guesses the next active set. Followed rows that should leave the set at `level`, the lowest such priority, are
  /// dropped. Rows that do not hold are added. Rows at zero that are not followed are assumed to move away from zero.
  /// Returns false if the numbers of dropped and added rows differ.
  private func followGuess(
    _ index: Int, at level: Double, _ rows: borrowing Rows
  ) -> Bool {
    let component = components[index]
    var surplus = 0
    mark(component.operations, as: .again)
    for place in component.rows {
      let row = partition.rows[place]
      if rows[row].level(on: sides.rows[row]) != Level.none {
        sides.rows[row] = 0
        surplus += 1
      } else if sides.rows[row] == 0 && elimination.state[row] == .done {
        sides.rows[row] = 1
      }
    }
    mark(component.operations, as: .done)
    for operation in component.operations {
      let reducedCost = trial.reducedCosts[operation - component.operations.lowerBound]
      guard reducedCost.isBetter, elimination.tape[operation].level == level else { continue }
      surplus -= 1
      let row = elimination.tape[operation].row
      if row != Operation.noRow { sides.rows[row] = reducedCost.up == .better ? 1 : -1 }
    }
    if surplus != 0 { return false }
    linkTightRows(index, hasChoice: false, rows)
    components[index].status = .guessed
    return true
  }

  private func resetHints(_ rows: borrowing Rows) {
    beginTrial()
    for index in components.indices where components[index].status.isOpen {
      for place in components[index].rows {
        trial.hint[partition.rows[place]] = rows[partition.rows[place]].equationLevel
      }
    }
  }

  /// Follows a component's rows in the order of their hints, the highest first. Among equal hints, rows that were
  /// followed before come first. The operations at the start with priorities above `level` are kept.
  private func followHints(_ index: Int, from level: Double, _ rows: borrowing Rows) {
    let component = components[index]
    trial.levels.removeAll()
    for place in component.rows {
      let row = partition.rows[place]
      trial.following[row] = .never
      if trial.hint[row] > Level.none { trial.levels.insertLevel(trial.hint[row]) }
    }
    for operation in component.operations {
      let row = elimination.tape[operation].row
      if row != Operation.noRow { trial.following[row] = .before }
    }
    let kept = elimination.tape.leading(component.operations, above: level)
    let first = beginActive(index, keeping: kept)
    for operation in first..<elimination.tape.count {
      trial.following[elimination.tape[operation].row] = .already
    }
    for place in 0..<trial.levels.count
    where hasOpenVariable(component, from: first) {
      follow(component, trial.levels[place], .before, rows)
      follow(component, trial.levels[place], .never, rows)
    }
    chooseZeros(component, from: first)
    components[index].active = first..<elimination.tape.count
    components[index].status = .uncertain
  }

  private func follow(
    _ component: Component, _ level: Double, _ following: Trial.Following, _ rows: borrowing Rows
  ) {
    elimination.beginBatch()
    for place in component.rows {
      let row = partition.rows[place]
      if trial.hint[row] == level && trial.following[row] == following {
        elimination.addToBatch(row)
      }
    }
    elimination.useBatch(of: rows, level: level)
  }
}
