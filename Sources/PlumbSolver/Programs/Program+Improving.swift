extension Program {
  /// How often a component's rows are followed in another order before the simplex method is used.
  private static let tries = 6

  /// Tries to find the best values of doubtful components by following other rows. Those for which it
  /// does not work out become hard.
  mutating func improve(_ rows: borrowing Rows) {
    var left = asksOnlyForContradictions || distrustsCertificates ? 0 : Self.tries
    if left > 0 { resetHints(rows) }
    var isAnyDoubtful = true
    while left > 0 && isAnyDoubtful {
      left -= 1
      isAnyDoubtful = false
      for index in components.indices where components[index].doubt == .isDoubtful {
        switch judge(index, rows) {
        case .best:
          linkTightRows(index, rows)
          components[index].activeHasChoice = false
          components[index].doubt = .wasDoubtful
        case .improvable:
          followHints(index, rows)
          isAnyDoubtful = true
        case .open:
          components[index].doubt = .isHard
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
  /// followed before.
  private mutating func followHints(_ index: Int, _ rows: borrowing Rows) {
    let component = components[index]
    trial.levels.removeAll()
    for place in component.rows {
      let row = componentRows[place]
      trial.isFollowed[row] = false
      if trial.hint[row] > Level.none { trial.levels.insertLevel(trial.hint[row]) }
    }
    for operation in component.operations {
      trial.isFollowed[elimination.tape[operation].row] = true
    }
    elimination.links.unfollow(elimination.tape, component.operations)
    let first = beginActive(index)
    for place in 0..<trial.levels.count
    where elimination.tape.count - first < component.substitution.count {
      follow(component, trial.levels[place], ifFollowedBefore: true, rows)
      follow(component, trial.levels[place], ifFollowedBefore: false, rows)
    }
    chooseZeros(component, from: first)
    components[index].active = first..<elimination.tape.count
  }

  private mutating func follow(
    _ component: Component, _ level: Double, ifFollowedBefore: Bool, _ rows: borrowing Rows
  ) {
    elimination.beginBatch()
    for place in component.rows {
      let row = componentRows[place]
      if trial.hint[row] == level && trial.isFollowed[row] == ifFollowedBefore {
        elimination.addToBatch(row)
      }
    }
    elimination.useBatch(of: rows, level: level)
  }
}
