extension Solver {
  /// A constraint that helps to determine a variable's value.
  public struct Hold: Hashable, Sendable {
    /// The constraint.
    public let constraint: Constraint

    /// How far the variable moves if the constraint's number grows by 1.
    public let share: Double
  }
}
