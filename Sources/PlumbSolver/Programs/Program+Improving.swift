extension Program {
  /// How often a component's rows are followed in another order before the simplex method is used.
  private static let tries = 6

  /// Tries to find the best values of doubtful components by following other rows. Those for which it
  /// does not work out become hard.
  mutating func improve(_ rows: borrowing Rows) {
    var left = distrustsCertificates ? 0 : Self.tries
    if left > 0 { resetHints(rows) }
    var isAnyDoubtful = true
    while left > 0 && isAnyDoubtful {
      left -= 1
      isAnyDoubtful = false
      for index in components.indices where components[index].doubt == .isDoubtful {
        switch judge(index, rows) {
        case .best(let hasChoice):
          components[index].doubt = .wasDoubtful
          if asksOnlyForContradictions { continue }
          for place in components[index].variables where hasChoice {
            variableSide[place] = side(ofVariableAt: place)
          }
          linkTightRows(index, hasChoice: hasChoice, rows)
        case .improvable(let level):
          followHints(index, from: level, rows)
          isAnyDoubtful = true
        case .open:
          components[index].doubt = .isHard
        case .contradictory:
          addContradiction(of: index, rows)
          components[index].doubt = .wasDoubtful
        }
      }
      if isAnyDoubtful { playComponents(rows) }
    }
    for index in components.indices where components[index].doubt == .isDoubtful {
      components[index].doubt = .isHard
    }
  }

  private mutating func resetHints(_ rows: borrowing Rows) {
    if trial.hint.isEmpty { trial.begin(rows: rows.slots, in: &arena) }
    for index in components.indices where components[index].doubt == .isDoubtful {
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
    let first = beginActive(index, keeping: component.operations, above: level)
    for operation in first..<elimination.tape.count {
      trial.following[elimination.tape[operation].row] = .already
    }
    for place in 0..<trial.levels.count
    where elimination.tape.count - first < component.substitution.count {
      follow(component, trial.levels[place], .before, rows)
      follow(component, trial.levels[place], .never, rows)
    }
    chooseZeros(component, from: first)
    components[index].active = first..<elimination.tape.count
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
