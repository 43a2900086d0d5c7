extension Solver {
  /// An equation or inequality that a solver keeps.
  ///
  /// A constraint is a small value that only means something to the solver that made it. Once it
  /// is removed it names nothing, even if its place is used again.
  public struct Constraint: Hashable, Sendable {
    let slot: Int32
    let generation: Int32
  }
}
