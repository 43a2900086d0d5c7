extension Solver {
  /// An unknown number that a solver finds.
  ///
  /// A variable is a small value that only means something to the solver that made it. Once it is
  /// removed it names nothing, even if its place is used again.
  public struct Variable: Hashable, Sendable {
    let slot: Int32
    let generation: Int32
  }
}
