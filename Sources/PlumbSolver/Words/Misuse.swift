extension Solver {
  /// What a solver refuses. It throws, and changes nothing.
  public enum Misuse: Error, Hashable, Sendable {
    /// The variable is of another solver, or was removed.
    case unknownVariable(Variable)
    /// The constraint is of another solver, or was removed.
    case unknownConstraint(Constraint)
    /// A constant or a coefficient is NaN or infinite.
    case notFinite(Double)
    /// The priority is NaN, not more than 0, or more than 1000.
    case priorityOutOfRange(Double)
    /// The constraint prefers a number and has two priorities, or the other way round.
    case wrongKindOfPriority(Constraint)
  }
}
