@_spi(PlumbFrontEnd) import Plumb

/// The solvers of a system.
struct SystemRuns {
  /// The solver for the container at its size, and the one for its preferred size.
  private(set) var live: SolverRun?
  var fitting: SolverRun?
  /// The writing direction that the rows were made for.
  var direction: LayoutWritingDirection?
  /// Whether the system is being solved. Then re-entrant calls from contents must not change its numbers.
  var isSettling = false
  /// The previous system, for the last numbers of hosts that are gone. It is released after these numbers were
  /// read.
  var predecessor: ConstraintSystem?

  /// Stores a new solver for the container at its size, and releases the previous system. The rows of the new solver
  /// have read its numbers.
  mutating func begin(with run: SolverRun) {
    live = run
    fitting = nil
    predecessor = nil
  }
}
