import PlumbSolver

/// A system of constraints as data, so that it can be changed, shuffled and solved in several ways.
struct System {
  var variables: Int
  var rows: [Row]

  /// Whole coefficients for each variable and a whole constant. The levels are those of being too
  /// large and of being too small: 1000 is required, 0 is none.
  struct Row {
    var coefficients: [Int]
    var constant: Int
    var above: Int
    var below: Int

    var isRequired: Bool { above == 1000 || below == 1000 }
  }

  /// All optional levels, the highest first.
  var levels: [Int] {
    Set(rows.flatMap { [$0.above, $0.below] }).subtracting([0, 1000]).sorted(by: >)
  }
}

/// A system in a solver, with the names of all that was added.
struct LoadedSystem {
  var solver = Solver()
  var variables: [Solver.Variable] = []
  /// The constraint of each row of the system.
  var constraints: [Solver.Constraint] = []

  /// Adds the rows in an order, by default as they are.
  init(_ system: System, order: [Int]? = nil, scale: Double = 1) throws {
    for index in 0..<system.variables { variables.append(solver.addVariable(name: "x\(index)")) }
    var added: [Int: Solver.Constraint] = [:]
    for index in order ?? Array(system.rows.indices) {
      added[index] = try add(system.rows[index], scale)
    }
    constraints = system.rows.indices.compactMap { added[$0] }
  }

  /// Adds one row.
  mutating func add(_ row: System.Row, _ scale: Double = 1) throws -> Solver.Constraint {
    let expression = Solver.Expression(
      row.coefficients.indices.filter { row.coefficients[$0] != 0 }.map {
        Solver.Expression.Term(variables[$0], Double(row.coefficients[$0]))
      })
    let constant = Double(row.constant) * scale
    if row.above == 0 || row.below == 0 {
      return try solver.addConstraint(
        expression, row.above == 0 ? .atLeast : .atMost, to: constant,
        priority: Solver.Priority(Double(max(row.above, row.below))))
    }
    if row.above == row.below {
      return try solver.addConstraint(
        expression, .equal, to: constant, priority: Solver.Priority(Double(row.above)))
    }
    return try solver.addPreference(
      expression, near: constant, hugging: Solver.Priority(Double(row.above)),
      compression: Solver.Priority(Double(row.below)))
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }
}
