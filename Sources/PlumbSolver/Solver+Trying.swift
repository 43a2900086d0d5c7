extension Solver {
  /// Adds a required constraint and solves. If the constraint contradicts others, nothing changes.
  ///
  /// - Returns: The constraint, or the constraints that it contradicts.
  public mutating func addIfPossible(
    _ expression: Expression, _ relation: Relation, to constant: Double
  ) throws(Misuse) -> Result<Constraint, Refusal> {
    var trial = self
    let added = try trial.addConstraint(expression, relation, to: constant)
    guard let conflict = trial.solve().conflicts.first(where: { $0.setAside == added }) else {
      self = trial
      return .success(added)
    }
    let others = conflict.members.filter { $0 != added }
    return .failure(Refusal(members: others, isMinimal: conflict.isMinimal))
  }

  /// Adds a required constraint on a single variable, if that is possible.
  ///
  /// Same as `addIfPossible` with an expression of one variable.
  public mutating func addIfPossible(
    _ variable: Variable, _ relation: Relation, to constant: Double
  ) throws(Misuse) -> Result<Constraint, Refusal> {
    try addIfPossible(Expression(variable), relation, to: constant)
  }
}
