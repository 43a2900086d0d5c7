import PlumbSolver

/// A screen as plain numbers in flat memory, from which constraints are made, again and again.
final class PreparedScreen {
  let variables: Int
  /// The rows, and which of them hold the screen's width and height.
  let rows: UnsafeMutableBufferPointer<Row>
  let width: Int
  let height: Int
  /// The terms of all rows, one row after the other.
  private let terms: UnsafeMutableBufferPointer<Screen.Term>

  /// What a row says of its left side, and where the terms of that are.
  struct Row {
    let says: Screen.Row.Statement
    let terms: Range<Int>
  }

  init(_ screen: Screen) {
    (variables, width, height) = (screen.variables, screen.width, screen.height)
    rows = .allocate(capacity: screen.rows.count)
    terms = .allocate(capacity: screen.rows.reduce(0) { $0 + $1.terms.count })
    var start = 0
    for (index, row) in screen.rows.enumerated() {
      let end = start + row.terms.count
      for (place, term) in zip(start..<end, row.terms) {
        terms.initializeElement(at: place, to: term)
      }
      rows.initializeElement(at: index, to: Row(says: row.says, terms: start..<end))
      start = end
    }
  }

  deinit {
    terms.deallocate()
    rows.deinitialize()
    rows.deallocate()
  }

  /// Makes the left side of a row.
  @inline(__always)
  func expression(_ row: Int, _ variables: borrowing [Solver.Variable]) -> Solver.Expression {
    var expression = Solver.Expression()
    for index in rows[row].terms {
      expression.add(variables[terms[index].variable], times: terms[index].coefficient)
    }
    return expression
  }
}

/// A screen's expressions, made before a solver is.
final class PreparedExpressions {
  private let expressions: UnsafeMutableBufferPointer<Left>

  /// The left side of a row. It cannot be copied, so that it is lent to a solver.
  struct Left: ~Copyable {
    let expression: Solver.Expression
  }

  init(_ screen: PreparedScreen) {
    // A solver numbers its variables in the order of adding, so that those of one are those of another.
    var solver = Solver()
    let variables = solver.addVariables(screen.variables)
    expressions = .allocate(capacity: screen.rows.count)
    for row in screen.rows.indices {
      expressions.initializeElement(
        at: row, to: Left(expression: screen.expression(row, variables)))
    }
  }

  deinit {
    expressions.deinitialize()
    expressions.deallocate()
  }

  // Inlined, the compiler would copy the expression out of the buffer.
  @inline(never)
  func add(
    _ row: Int, of screen: PreparedScreen, to solver: inout Solver
  ) throws -> Solver.Constraint {
    try screen.rows[row].says.add(expressions[row].expression, to: &solver)
  }
}
