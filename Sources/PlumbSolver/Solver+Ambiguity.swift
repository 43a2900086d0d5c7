extension Solver {
  /// Whether the constraints leave a choice of values for a variable.
  ///
  /// There is a choice if several values are equally good at all priorities. Then constraints are missing, or
  /// constraints of the same priority contradict each other.
  ///
  /// - Returns: False if the variable is unknown, and before ``solve()``.
  /// - Complexity: Constant time if required constraints determine the variable. If the simplex
  ///   method was needed, the variable's group is solved again.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    guard contains(variable), !needsSolving, engine.program.hasChoice(variable.slot) else {
      return false
    }
    let program = engine.solvedProgram()
    return program.isAmbiguous(variable.slot, engine.rows)
  }

  /// All ambiguous variables, the oldest first; empty if something has changed since the last ``solve()``.
  public var ambiguousVariables: [Variable] {
    guard !needsSolving else { return [] }
    let program = engine.solvedProgram()
    return program.ambiguousVariables(engine.rows).map { engine.variables.variable(in: $0) }
  }
}
