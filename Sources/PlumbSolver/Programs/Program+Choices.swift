extension Program {
  /// Whether the values that rows leave a choice of are proven to be the right ones: those closest to
  /// zero, the oldest variable first.
  ///
  /// The reduced costs say in which directions rows can leave the active set without a loss. A variable is as close
  /// to zero as it can come if no such direction brings it closer. What takes it away from zero is then closed for
  /// the variables that follow.
  mutating func areChoicesBest(_ component: Component) -> Bool {
    for place in component.variables {
      let variable = componentVariables[place]
      findSlopes(ofVariable: variable, component.operations)
      guard closeDirections(awayFrom: side(of: variable)) else { return false }
      if !trial.reducedCosts.contains(where: \.isOpen) { return true }
    }
    return true
  }

  /// Closes the directions that move a variable, which is on a side of zero, away from it; false if another
  /// one may bring it closer.
  private mutating func closeDirections(awayFrom side: Int8) -> Bool {
    var side = side
    // At zero, both directions of one operation lead away; those of several may make up for each other.
    var moving = 0
    for index in 0..<trial.slopes.count where moves(index) { moving += 1 }
    let isAlone = side == 0 && moving == 1
    for index in 0..<trial.slopes.count where moves(index) {
      let up: Int8 = trial.slopes[index] > 0 ? 1 : -1
      let reducedCost = trial.reducedCosts[index]
      trial.reducedCosts[index].close()
      if isAlone { return true }
      if side == 0 { side = reducedCost.up == .none ? up : -up }
      if reducedCost.up == .none && side != up || reducedCost.down == .none && side == up {
        return false
      }
    }
    return true
  }

  /// Whether an operation can leave the active set so that the variable moves.
  private func moves(_ index: Int) -> Bool {
    trial.slopes[index].magnitude > 1e-9 && trial.reducedCosts[index].isOpen
  }
}
