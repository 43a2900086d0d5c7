extension Solver {
  /// What one call of ``Solver/solve()`` did.
  public struct Report: Hashable, Sendable {
    /// The conflicts among required constraints, those of older constraints first.
    public internal(set) var conflicts: [Conflict] = []

    /// Whether the values are the best ones.
    ///
    /// It is false if a group of constraints took more pivots than it may. Then the group's
    /// values are the last ones that were tried; all other groups are solved.
    public internal(set) var isComplete = true

    /// Whether the numbers became too large to calculate with. The last values are kept then.
    public internal(set) var hasOverflow = false

    /// How many groups of constraints needed the simplex method in this call.
    public internal(set) var simplexRuns = 0

    /// How many steps the simplex method took in this call.
    public internal(set) var pivots = 0
  }
}
