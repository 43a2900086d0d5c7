import PlumbSolver

/// A screen in a solver.
struct LoadedScreen {
  var solver: Solver
  private let variables: [Solver.Variable]
  private(set) var values: [Double] = []
  private var width: Solver.Constraint
  private var height: Solver.Constraint

  /// Makes all constraints, adds them, solves, and reads all values.
  init(making screen: PreparedScreen) throws {
    try self.init(screen) { row, variables, solver throws in
      try screen.rows[row].says.add(screen.expression(row, variables), to: &solver)
    }
  }

  /// Adds constraints whose left sides were made before, solves, and reads all values.
  init(adding expressions: PreparedExpressions, of screen: PreparedScreen) throws {
    try self.init(screen) { row, _, solver throws in
      try expressions.add(row, of: screen, to: &solver)
    }
  }

  @inline(__always)
  private init(
    _ screen: PreparedScreen,
    add: (Int, borrowing [Solver.Variable], inout Solver) throws -> Solver.Constraint
  ) throws {
    var solver = Solver()
    variables = solver.addVariables(screen.variables)
    for row in 0..<screen.width { _ = try add(row, variables, &solver) }
    width = try add(screen.width, variables, &solver)
    height = try add(screen.height, variables, &solver)
    for row in screen.height + 1..<screen.rows.count { _ = try add(row, variables, &solver) }
    solver.solve()
    solver.copyValues(of: variables, into: &values)
    self.solver = solver
  }

  /// Changes the screen's size and solves.
  mutating func resize(_ size: (width: Double, height: Double)) throws {
    try solver.setConstant(size.width, of: width)
    try solver.setConstant(size.height, of: height)
    solver.solve()
  }

  /// Reads all values.
  mutating func read() {
    solver.copyValues(of: variables, into: &values)
  }
}
