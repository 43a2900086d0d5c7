extension Solver {
  /// An error for wrong arguments. The solver does not change.
  public enum Misuse: Error, Hashable, Sendable {
    /// The variable was removed, is given twice in one removal, or belongs to another solver. A variable of another
    /// solver is not detected if a live variable of this solver has the same slot and generation.
    case unknownVariable(Variable)
    /// The constraint was removed, or belongs to another solver. A constraint of another solver is not detected if a
    /// live constraint of this solver has the same slot and generation.
    case unknownConstraint(Constraint)
    /// A constant or a coefficient is NaN or infinite.
    case notFinite(Double)
    /// The magnitude of a constant or a coefficient is more than ``Solver/largestNumber``.
    case tooLarge(Double)
    /// The priority is NaN, not more than 0, or more than 1000.
    case priorityOutOfRange(Double)
    /// Two priorities were set for an inequality, which has only one.
    case wrongKindOfPriority(Constraint)
  }

  /// The largest magnitude that constants and coefficients may have: 1e150.
  ///
  /// Products of a coefficient and a value of that size, and sums of thousands of them, are still finite. With larger
  /// numbers, an overflow could look like a constraint that holds.
  public static let largestNumber = 1e150

  /// The error for a number that is not finite, or whose magnitude is more than `largestNumber`.
  static func misuse(_ number: Double) -> Misuse {
    number.isFinite ? .tooLarge(number) : .notFinite(number)
  }
}
