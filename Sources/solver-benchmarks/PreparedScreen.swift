import PlumbSolver

/// A screen whose rows are ready to be handed to solvers, again and again.
final class PreparedScreen {
  let variables: Int
  /// The rows, and which of them hold the screen's width and height.
  let rows: UnsafeMutableBufferPointer<Row>
  let width: Int
  let height: Int

  /// A row that cannot be copied, so that its expression is lent to a solver.
  struct Row: ~Copyable {
    fileprivate let expression: Solver.Expression
    fileprivate let row: Screen.Row

    // Inlined, the compiler would copy the expression out of the buffer.
    @inline(never) @discardableResult
    borrowing func add(to solver: inout Solver) throws -> Solver.Constraint {
      if let relation = row.relation {
        return try solver.addConstraint(
          expression, relation, to: row.constant, priority: row.priority)
      }
      return try solver.addPreference(
        expression, near: row.constant, hugging: .init(row.above),
        compression: .init(row.below))
    }
  }

  init(_ screen: Screen) {
    (variables, width, height) = (screen.variables, screen.width, screen.height)
    rows = .allocate(capacity: screen.rows.count)
    for index in rows.indices {
      rows.initializeElement(
        at: index, to: Row(expression: screen.expressions[index], row: screen.rows[index]))
    }
  }

  deinit {
    rows.deinitialize()
    rows.deallocate()
  }
}
