extension Solver {
  /// A constraint that helps to determine a variable's value.
  public struct Hold: Hashable, Sendable {
    /// The constraint.
    public let constraint: Constraint

    /// How much the variable's value changes if the constraint's constant grows by 1 and the same constraints still
    /// determine the value.
    public let share: Double
  }
}
