extension Program {
  /// Whether the values that rows leave a choice of are proven to be the right ones: those closest to
  /// zero, the oldest variable first.
  ///
  /// The verdicts say in which directions rows can give way without a loss. A variable is as close to zero
  /// as it can come if no such direction brings it closer. What takes it away from zero is then closed for
  /// the variables that follow.
  mutating func areChoicesBest(_ component: Component) -> Bool {
    for place in component.variables {
      findSlopes(ofVariable: componentVariables[place], component.operations)
      guard closeDirections(awayFrom: side(ofVariableAt: place)) else { return false }
      if !trial.verdicts.contains(where: \.isOpen) { return true }
    }
    return true
  }

  /// Closes the directions that move a variable, which is on a side of zero, away from it; false if another
  /// one may bring it closer.
  private mutating func closeDirections(awayFrom side: Int8) -> Bool {
    // At zero, directions that move the variable to different sides may make up for each other.
    var side = side
    var isAtZero = side == 0
    if isAtZero {
      var moving = 0
      for index in 0..<trial.slopes.count where moves(index) { moving += 1 }
      isAtZero = moving == 1
    }
    for index in 0..<trial.slopes.count where moves(index) {
      let direction: Int8 = trial.slopes[index] > 0 ? 1 : -1
      let verdict = trial.verdicts[index]
      for (isOpen, moved) in [(verdict.up == .none, direction), (verdict.down == .none, -direction)]
      where isOpen && !isAtZero {
        if side == 0 { side = moved }
        if side != moved { return false }
      }
      trial.verdicts[index].close()
    }
    return true
  }

  /// Whether an operation can give way so that the variable moves.
  private func moves(_ index: Int) -> Bool {
    trial.slopes[index].magnitude > 1e-9 && trial.verdicts[index].isOpen
  }
}
