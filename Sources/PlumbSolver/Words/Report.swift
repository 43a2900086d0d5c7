extension Solver {
  /// A report of one call of ``Solver/solve()``.
  public struct Report: Hashable, Sendable {
    /// The conflicts among required constraints, sorted by the age of the constraint that is set
    /// aside.
    public internal(set) var conflicts: [Conflict] = []

    /// Whether the values are the best ones.
    ///
    /// False if a group of constraints exceeded its limit of pivots, or if rounding keeps its
    /// required constraints from holding. Then the values of that group are the last ones that were
    /// tried. All other groups are solved.
    public internal(set) var isComplete = true

    /// Whether the numbers became too large to calculate with. If so, the previous values are kept.
    public internal(set) var hasOverflow = false

    /// How many groups of constraints needed the simplex method in this call.
    public internal(set) var simplexRuns = 0

    /// How many steps the simplex method took in this call.
    public internal(set) var pivots = 0
  }
}
