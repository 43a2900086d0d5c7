import PlumbSolver

/// A screen in a solver.
struct LoadedScreen {
  var solver: Solver
  private var width: Solver.Constraint
  private var height: Solver.Constraint

  /// Adds all variables and constraints, and solves.
  init(_ screen: Screen) throws {
    var solver = Solver()
    for _ in 0..<screen.variables { _ = solver.addVariable() }
    var added: [Solver.Constraint] = []
    added.reserveCapacity(screen.rows.count)
    for row in screen.rows {
      added.append(try Self.add(row, to: &solver))
    }
    width = added[screen.width]
    height = added[screen.height]
    solver.solve()
    self.solver = solver
  }

  private static func add(
    _ row: Screen.Row, to solver: inout Solver
  ) throws -> Solver.Constraint {
    let expression = Solver.Expression(row.terms)
    if row.above == row.below || row.above == 0 || row.below == 0 {
      let relation: Solver.Relation =
        row.above == 0 ? .atLeast : row.below == 0 ? .atMost : .equal
      return try solver.addConstraint(
        expression, relation, to: row.constant, priority: .init(max(row.above, row.below)))
    }
    return try solver.addPreference(
      expression, near: row.constant, hugging: .init(row.above), compression: .init(row.below))
  }

  /// Changes the screen's size and solves.
  mutating func resize(_ size: (width: Double, height: Double)) throws {
    try solver.setConstant(size.width, of: width)
    try solver.setConstant(size.height, of: height)
    solver.solve()
  }
}
