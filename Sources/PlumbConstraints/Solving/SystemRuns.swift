@_spi(PlumbFrontEnd) import Plumb

/// The solvers of a system.
struct SystemRuns {
  /// The solver for the container at its current size, and the solver for its preferred size. Nil until they are
  /// needed.
  private(set) var live: SolverRun?
  var fitting: SolverRun?
  /// The writing direction that the rows were made for.
  var direction: LayoutWritingDirection?
  /// Whether the system is being solved. Then re-entrant calls from contents must not change its numbers.
  var isSettling = false
  /// The previous system. New inputs begin with its last numbers, in case their hosts are gone. It is released when the
  /// live solver is stored.
  var predecessor: ConstraintSystem?

  /// Stores a new solver for the container at its current size. Also releases the previous system, because the rows of
  /// the new solver have read the numbers that they need from it.
  mutating func begin(with run: SolverRun) {
    live = run
    fitting = nil
    predecessor = nil
  }
}
