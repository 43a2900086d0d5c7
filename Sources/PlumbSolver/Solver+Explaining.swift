extension Solver {
  /// The constraints that determine a variable's value, those with the largest shares (by magnitude) first.
  ///
  /// If the constant of such a constraint grows by a small amount, the variable moves by that amount times the share.
  /// An inequality that holds with slack does not determine the variable, and is left out. If several sets of
  /// constraints determine the same value, one of them is returned.
  ///
  /// - Returns: An empty array if the variable is unknown, if no constraint determines it, or if something has changed
  ///   since the last ``solve()``.
  /// - Complexity: Proportional to the number of constraints.
  public func holding(_ variable: Variable) -> [Hold] {
    guard contains(variable), !needsSolving else { return [] }
    let program = engine.solvedProgram()
    program.reduce(variable: variable.slot)
    var weights = [Double](repeating: 0, count: program.elimination.tape.count)
    program.addPassed(times: 1, to: &weights)
    let shares = program.shares(of: weights).sorted {
      let (one, other) = ($0.share.magnitude, $1.share.magnitude)
      return one == other ? $0.row < $1.row : one > other
    }
    return shares.map { Hold(constraint: engine.constraint($0.row), share: $0.share) }
  }
}
