extension Solver {
  /// The constraints that hold a variable where it is, those with the largest shares first.
  ///
  /// They are the constraints that the value was worked out from. If the number of one of them
  /// grows a little, the variable moves by its share of that. What only limits the variable, and
  /// does not touch it now, is not among them. If several sets of constraints say the same, one
  /// of them is given.
  ///
  /// - Returns: Nothing if the variable is unknown, if nothing holds it, or before ``solve()``.
  /// - Complexity: In proportion to the number of constraints.
  public func holding(_ variable: Variable) -> [Hold] {
    guard contains(variable), !needsSolving else { return [] }
    var program = engine.solvedProgram()
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
