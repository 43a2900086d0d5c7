extension Program {
  /// How often a component's rows are followed in another order before the simplex method is used.
  private static let tries = 6

  /// Tries to find the best values of doubtful components by following other rows. Those for which it
  /// does not work out become hard.
  mutating func improve(_ rows: borrowing Rows) {
    let tries = distrustsCertificates ? 0 : Self.tries
    if tries > 0 { resetHints(rows) }
    var left = tries
    while left > 0 && components.contains(where: \.doubt.isOpen) {
      for index in components.indices where components[index].doubt.isOpen {
        switch judge(index, rows) {
        case .best(let hasChoice):
          settle(index, hasChoice: hasChoice, rows)
        case .improvable(let level):
          if left < tries || !followGuess(index, at: level, rows) {
            followHints(index, from: level, rows)
          }
        case .open:
          components[index].doubt = .isHard
        case .contradictory:
          addContradiction(of: index, rows)
          components[index].doubt = .isLinked
        }
      }
      left -= 1
      if components.contains(where: \.doubt.isOpen) { playComponents(rows) }
    }
    for index in components.indices where components[index].doubt.isOpen {
      components[index].doubt = .isHard
    }
  }

  /// Links the tight rows of a component that has its best values, unless that was done to find them.
  private mutating func settle(_ index: Int, hasChoice: Bool, _ rows: borrowing Rows) {
    let isGuessed = components[index].doubt == .isGuessed
    components[index].doubt = .none
    if asksOnlyForContradictions || isGuessed && trial.hasGuessedRight && !hasChoice { return }
    for place in components[index].variables where hasChoice {
      let variable = componentVariables[place]
      variableSide[variable] = side(of: variable)
    }
    if linkTightRows(index, hasChoice: hasChoice, rows) { components[index].doubt = .isLinked }
  }

  /// Follows the rows that are tight if those of the lowest priority give way that should, and those hold that
  /// do not; false if there are more of the former or of the latter. Rows that hold without being followed are
  /// taken to move away.
  private mutating func followGuess(
    _ index: Int, at level: Double, _ rows: borrowing Rows
  ) -> Bool {
    let component = components[index]
    var surplus = 0
    mark(component.operations, as: .again)
    for place in component.rows {
      let row = componentRows[place]
      if rows[row].level(on: rowSide[row]) != Level.none {
        rowSide[row] = 0
        surplus += 1
      } else if rowSide[row] == 0 && elimination.state[row] == .done {
        rowSide[row] = 1
      }
    }
    mark(component.operations, as: .done)
    for operation in component.operations {
      let verdict = trial.verdicts[operation - component.operations.lowerBound]
      guard verdict.isBetter, elimination.tape[operation].level == level else { continue }
      surplus -= 1
      let row = elimination.tape[operation].row
      if row != Operation.noRow { rowSide[row] = verdict.up == .better ? 1 : -1 }
    }
    if surplus != 0 { return false }
    linkTightRows(index, hasChoice: false, rows)
    components[index].doubt = .isGuessed
    return true
  }

  private mutating func resetHints(_ rows: borrowing Rows) {
    if trial.hint.isEmpty { trial.begin(rows: rows.slots, in: &arena) }
    for index in components.indices where components[index].doubt.isOpen {
      for place in components[index].rows {
        trial.hint[componentRows[place]] = rows[componentRows[place]].equationLevel
      }
    }
  }

  /// Follows a component's rows by falling hints, and of the same hint those first that were
  /// followed before. What was followed at higher priorities than where a row gives way stays first.
  private mutating func followHints(_ index: Int, from level: Double, _ rows: borrowing Rows) {
    let component = components[index]
    trial.levels.removeAll()
    for place in component.rows {
      let row = componentRows[place]
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
    components[index].doubt = .isDoubtful
  }

  private mutating func follow(
    _ component: Component, _ level: Double, _ following: Trial.Following, _ rows: borrowing Rows
  ) {
    elimination.beginBatch()
    for place in component.rows {
      let row = componentRows[place]
      if trial.hint[row] == level && trial.following[row] == following {
        elimination.addToBatch(row)
      }
    }
    elimination.useBatch(of: rows, level: level)
  }
}
