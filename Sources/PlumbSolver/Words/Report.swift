extension Solver {
  /// A report of one call of ``Solver/solve()``.
  public struct Report: Hashable, Sendable {
    /// The conflicts among required constraints, sorted by the constraint that is set aside: protected ones first, and
    /// then the oldest first.
    public internal(set) var conflicts: [Conflict] = []

    /// Whether the values are the best ones.
    ///
    /// False if a group of constraints exceeded its limit of simplex steps, if rounding keeps its required constraints
    /// from holding, or if rounding hides which of them conflict. Then the values of that group may
    /// break its constraints. All other groups are solved.
    public internal(set) var isComplete = true

    /// Whether the numbers became too large to calculate with. If so, the previous values are kept.
    public internal(set) var hasOverflow = false

    /// How many times this call solved a group of constraints by the simplex method.
    public internal(set) var simplexRuns = 0

    /// How many steps the simplex method took in this call.
    public internal(set) var pivots = 0
  }
}
