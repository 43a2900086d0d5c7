extension Program {
  /// Computes the values for the rows' constants.
  ///
  /// Each component first plays its cached operations. If the result is not certainly the best, the component is
  /// solved again, by substitution, other active sets or the simplex method. Then everything is played once more.
  func run(_ rows: borrowing Rows) {
    results.removeAll()
    play(rows)
    for index in components.indices {
      components[index].status = holds(index, rows) ? .certain : .uncertain
      if components[index].status == .uncertain { results.hasResolved = true }
    }
    if results.hasResolved { resolve(rows) }
    findContradictions(rows)
  }

  /// Plays all operations in use.
  func play(_ rows: borrowing Rows) {
    elimination.tape.playForwards(prefix.operations, rows, into: &numbers)
    playComponents(rows)
  }

  /// Plays the components' operations in both directions, and then the prefix backwards. The prefix's forward pass does
  /// not depend on the components, so it is not repeated.
  func playComponents(_ rows: borrowing Rows) {
    for index in components.indices {
      elimination.tape.playForwards(components[index].operations, rows, into: &numbers)
    }
    for index in components.indices {
      elimination.tape.playBackwards(components[index].operations, into: &numbers)
    }
    elimination.tape.playBackwards(prefix.operations, into: &numbers)
  }

  /// Whether the values of a component are certainly the best.
  private func holds(_ index: Int, _ rows: borrowing Rows) -> Bool {
    components[index].active != nil ? hasSameSides(index, rows) : isCertified(index, rows)
  }

  /// Finds the best values of components whose values are not certain.
  private func resolve(_ rows: borrowing Rows) {
    if returnToSubstitution() {
      playComponents(rows)
      for index in components.indices where components[index].status == .uncertain {
        if isCertified(index, rows) { components[index].status = .certain }
      }
    }
    improve(rows)
    for index in components.indices where components[index].status == .hard {
      solveByActiveSet(index, rows)
    }
    guard components.contains(where: { $0.status != .certain }) else { return }
    playComponents(rows)
    for index in components.indices { verify(index, rows) }
  }

  /// Checks that a component's new operations put each row on the side of zero that was found. If not, the component is
  /// solved once more. If the check fails again, the values are marked as uncertain.
  private func verify(_ index: Int, _ rows: borrowing Rows) {
    let component = components[index]
    guard component.status != .certain, !component.isUncertain else { return }
    if hasSameSides(index, rows) { return }
    solveByActiveSet(index, rows, followsBasis: true)
    playComponents(rows)
    if hasSameSides(index, rows) { return }
    components[index].isUncertain = true
    components[index].isIncomplete = !requiredRowsHold(index, rows)
  }

  /// Whether a component's required rows hold, within the rounding errors of its largest number.
  private func requiredRowsHold(_ index: Int, _ rows: borrowing Rows) -> Bool {
    var worst = 0.0
    var largest = 0.0
    for place in components[index].rows {
      let row = partition.rows[place]
      let (residual, size) = rows.residual(row, at: numbers.values)
      largest = max(largest, size)
      if rows[row].level(on: residual > 0 ? 1 : -1) == Level.required {
        worst = max(worst, residual.magnitude)
      }
    }
    return worst <= Tolerance.rounding * (1 + largest)
  }

  /// Makes uncertain components use substitution again, because their active sets were found for other constants.
  /// Returns false if no component changed.
  private func returnToSubstitution() -> Bool {
    var hasReturned = false
    for index in components.indices where components[index].status == .uncertain {
      guard components[index].active != nil else { continue }
      useSubstitution(index)
      components[index].active = nil
      components[index].isUncertain = false
      components[index].isIncomplete = false
      hasReturned = true
    }
    return hasReturned
  }

  /// Whether a component's rows are still on the sides of zero that were found, and its variables too if values were
  /// chosen. False if the component is uncertain.
  private func hasSameSides(_ index: Int, _ rows: borrowing Rows) -> Bool {
    let component = components[index]
    if component.isUncertain { return false }
    for place in component.rows {
      let row = partition.rows[place]
      if rows.side(row, at: numbers.values) != sides.rows[row] { return false }
    }
    guard component.activeHasChoice else { return true }
    for place in component.variables {
      let variable = partition.variables[place]
      if side(of: variable) != sides.variables[variable] { return false }
    }
    return true
  }

  /// The side of zero of a variable.
  func side(of variable: Int32) -> Int8 {
    Tolerance.side(of: numbers.values[variable], size: 0)
  }
}
