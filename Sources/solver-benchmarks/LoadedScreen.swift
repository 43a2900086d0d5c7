import PlumbSolver

/// A screen in a solver.
struct LoadedScreen {
  var solver: Solver
  private var width: Solver.Constraint
  private var height: Solver.Constraint

  /// Adds all variables and constraints, and solves.
  init(_ screen: PreparedScreen) throws {
    var solver = Solver()
    _ = solver.addVariables(screen.variables)
    for row in 0..<screen.width { try screen.rows[row].add(to: &solver) }
    width = try screen.rows[screen.width].add(to: &solver)
    height = try screen.rows[screen.height].add(to: &solver)
    for row in screen.height + 1..<screen.rows.count { try screen.rows[row].add(to: &solver) }
    solver.solve()
    self.solver = solver
  }

  /// Changes the screen's size and solves.
  mutating func resize(_ size: (width: Double, height: Double)) throws {
    try solver.setConstant(size.width, of: width)
    try solver.setConstant(size.height, of: height)
    solver.solve()
  }
}
