import PlumbSolver

/// A screen in a solver.
struct LoadedScreen {
  var solver: Solver
  private var width: Solver.Constraint
  private var height: Solver.Constraint

  /// Adds all variables and constraints, and solves.
  init(_ screen: Screen) throws {
    var solver = Solver()
    _ = solver.addVariables(screen.variables)
    // A span lends an expression without copying it.
    let expressions = screen.expressions.span
    for row in 0..<screen.width { try Self.add(screen.rows[row], expressions[row], to: &solver) }
    width = try Self.add(screen.rows[screen.width], expressions[screen.width], to: &solver)
    height = try Self.add(screen.rows[screen.height], expressions[screen.height], to: &solver)
    for row in screen.height + 1..<screen.rows.count {
      try Self.add(screen.rows[row], expressions[row], to: &solver)
    }
    solver.solve()
    self.solver = solver
  }

  @inline(__always) @discardableResult
  private static func add(
    _ row: Screen.Row, _ expression: borrowing Solver.Expression, to solver: inout Solver
  ) throws -> Solver.Constraint {
    if let relation = row.relation {
      return try solver.addConstraint(
        expression, relation, to: row.constant, priority: row.priority)
    }
    return try solver.addPreference(
      expression, near: row.constant, hugging: .init(row.above),
      compression: .init(row.below))
  }

  /// Changes the screen's size and solves.
  mutating func resize(_ size: (width: Double, height: Double)) throws {
    try solver.setConstant(size.width, of: width)
    try solver.setConstant(size.height, of: height)
    solver.solve()
  }
}
