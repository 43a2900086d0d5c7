extension Solver {
  /// An equation or inequality that a solver keeps.
  ///
  /// A constraint is a small value. It is valid only for the solver that made it, and for later copies of this solver.
  /// After it is removed it stays invalid, even if its slot is reused.
  public struct Constraint: Hashable, Sendable {
    let slot: Int32
    let generation: Int32
  }
}
