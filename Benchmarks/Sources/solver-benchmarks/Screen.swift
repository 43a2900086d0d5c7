import PlumbSolver

/// A screen as data: variables, and constraints that can be loaded into any solver.
struct Screen {
  var variables = 0
  var rows: [Row] = []
  /// The rows that hold the screen's width and height, and how large the screen may be.
  var width = 0
  var height = 0
  var sizes: [(width: Double, height: Double)] = [(1024, 768), (900, 700)]

  /// A variable, by its number, and what it is multiplied by.
  struct Term {
    var variable: Int
    var coefficient: Double
  }

  /// A constraint: a left side, and what is said of it.
  struct Row {
    var terms: [Term]
    var says: Statement

    /// A number with the priorities of being more and of being less; 0 is none.
    struct Statement {
      var constant: Double
      var above: Double
      var below: Double
      /// How the left side compares to the number; nil if it prefers to be near.
      var relation: Solver.Relation?
      var priority: Solver.Priority

      init(constant: Double, above: Double, below: Double) {
        (self.constant, self.above, self.below) = (constant, above, below)
        priority = .init(max(above, below))
        if above == below { relation = .equal }
        if above == 0 { relation = .atLeast }
        if below == 0 { relation = .atMost }
      }
    }
  }

  /// The variables of a view: `left`, `top`, `width`, `height`.
  struct View {
    var left, top, width, height: Int
  }

  mutating func addView() -> View {
    variables += 4
    let left = variables - 4
    return View(left: left, top: left + 1, width: left + 2, height: left + 3)
  }

  /// Adds the screen's own view, at zero, as large as its first size.
  mutating func addRoot() -> View {
    let root = addView()
    equal([(root.left, 1)], 0)
    equal([(root.top, 1)], 0)
    width = rows.count
    equal([(root.width, 1)], sizes[0].width)
    height = rows.count
    equal([(root.height, 1)], sizes[0].height)
    return root
  }

  mutating func equal(_ terms: [(Int, Double)], _ constant: Double, _ priority: Double = 1000) {
    add(terms, constant, above: priority, below: priority)
  }

  mutating func atLeast(_ terms: [(Int, Double)], _ constant: Double, _ priority: Double = 1000) {
    add(terms, constant, above: 0, below: priority)
  }

  mutating func atMost(_ terms: [(Int, Double)], _ constant: Double, _ priority: Double = 1000) {
    add(terms, constant, above: priority, below: 0)
  }

  mutating func add(
    _ terms: [(Int, Double)], _ constant: Double, above: Double, below: Double
  ) {
    let terms = terms.map { Term(variable: $0.0, coefficient: $0.1) }
    rows.append(
      Row(terms: terms, says: .init(constant: constant, above: above, below: below)))
  }
}

extension Screen.Row.Statement {
  /// Adds a constraint that says this of a left side.
  @inline(__always)
  func add(
    _ left: borrowing Solver.Expression, to solver: inout Solver
  ) throws -> Solver.Constraint {
    if let relation {
      return try solver.addConstraint(left, relation, to: constant, priority: priority)
    }
    return try solver.addPreference(
      left, near: constant, hugging: .init(above), compression: .init(below))
  }
}
