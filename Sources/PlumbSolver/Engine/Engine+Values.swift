extension Engine {
  /// The value of a variable; 0 if the variable is unknown.
  @inline(__always)
  func value(of variable: Solver.Variable) -> Double {
    variables.contains(variable) ? values[variable.slot] : 0
  }

  /// Puts the values of some variables into an array that is as long.
  func copyValues(of variables: [Solver.Variable], into found: inout [Double]) {
    for index in variables.indices { found[index] = value(of: variables[index]) }
  }

  /// How far a row is above its constant, and on which side that is.
  func residual(_ slot: Int32) -> (residual: Double, side: Int8) {
    let (residual, size) = rows.residual(slot, at: values)
    return (residual, Tolerance.side(of: residual, size: size))
  }
}
