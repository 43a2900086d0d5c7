extension Solver {
  /// What a solver refuses. It throws, and changes nothing.
  public enum Misuse: Error, Hashable, Sendable {
    /// The variable is of another solver, or was removed.
    case unknownVariable(Variable)
    /// The constraint is of another solver, or was removed.
    case unknownConstraint(Constraint)
    /// A constant or a coefficient is NaN or infinite.
    case notFinite(Double)
    /// The magnitude of a constant or a coefficient is more than ``Solver/largestNumber``.
    case tooLarge(Double)
    /// The priority is NaN, not more than 0, or more than 1000.
    case priorityOutOfRange(Double)
    /// The constraint prefers a number and has two priorities, or the other way round.
    case wrongKindOfPriority(Constraint)
  }

  /// The largest magnitude that constants and coefficients may have: 1e150.
  ///
  /// The product of a coefficient and a value of that size, and the sum of thousands of them, is still a number. With
  /// larger ones a constraint could not be told from one that holds.
  public static let largestNumber = 1e150

  /// What is wrong with a constant or a coefficient that is not a number of at most the largest magnitude.
  static func misuse(_ number: Double) -> Misuse {
    number.isFinite ? .tooLarge(number) : .notFinite(number)
  }
}
