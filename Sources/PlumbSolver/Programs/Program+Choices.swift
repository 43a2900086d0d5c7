extension Program {
  /// Whether the chosen values are proven right: each as close to zero as possible, the oldest variable first.
  ///
  /// The reduced costs say in which directions rows can leave the active set without a loss. A variable is as close
  /// to zero as possible if no such direction brings it closer. Directions that move it away are then closed for the
  /// later variables.
  func areChoicesBest(_ component: Component) -> Bool {
    for place in component.variables {
      let variable = partition.variables[place]
      findSlopes(ofVariable: variable, component.operations)
      guard closeDirections(awayFrom: side(of: variable)) else { return false }
      if !trial.reducedCosts.contains(where: \.isOpen) { return true }
    }
    return true
  }

  /// Closes the directions that move a variable away from zero. Returns false if another direction may bring it
  /// closer.
  private func closeDirections(awayFrom side: Int8) -> Bool {
    var side = side
    // At zero, both directions of a single operation lead away. Those of several operations may compensate each
    // other.
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

  /// Whether the row of an operation can leave the active set without a loss, and then moves the variable that
  /// `trial.slopes` is for.
  private func moves(_ index: Int) -> Bool {
    trial.slopes[index].magnitude > 1e-9 && trial.reducedCosts[index].isOpen
  }
}
