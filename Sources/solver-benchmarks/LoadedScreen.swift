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
    // A span lends the rows. An array would count references to the expressions, once for each row.
    let rows = screen.rows.span
    for index in 0..<screen.width { try Self.add(rows[index], to: &solver) }
    width = try Self.add(rows[screen.width], to: &solver)
    height = try Self.add(rows[screen.height], to: &solver)
    for index in screen.height + 1..<rows.count { try Self.add(rows[index], to: &solver) }
    solver.solve()
    self.solver = solver
  }

  @discardableResult
  private static func add(
    _ row: borrowing Screen.Row, to solver: inout Solver
  ) throws -> Solver.Constraint {
    if row.above == row.below || row.above == 0 || row.below == 0 {
      let relation: Solver.Relation =
        row.above == 0 ? .atLeast : row.below == 0 ? .atMost : .equal
      return try solver.addConstraint(
        row.expression, relation, to: row.constant, priority: .init(max(row.above, row.below)))
    }
    return try solver.addPreference(
      row.expression, near: row.constant, hugging: .init(row.above),
      compression: .init(row.below))
  }

  /// Changes the screen's size and solves.
  mutating func resize(_ size: (width: Double, height: Double)) throws {
    try solver.setConstant(size.width, of: width)
    try solver.setConstant(size.height, of: height)
    solver.solve()
  }
}
