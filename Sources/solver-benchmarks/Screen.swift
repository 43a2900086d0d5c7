import PlumbSolver

/// A screen as data: variables, and constraints that can be loaded into any solver.
struct Screen {
  var variables = 0
  /// The constraints' left sides, and all else that they say.
  var expressions: [Solver.Expression] = []
  var rows: [Row] = []
  /// The rows that hold the screen's width and height, and how large the screen may be.
  var width = 0
  var height = 0
  var sizes: [(width: Double, height: Double)] = [(1024, 768), (900, 700)]

  /// A constraint with the priorities of being too large and of being too small; 0 is none.
  struct Row {
    var constant: Double
    var above: Double
    var below: Double
    /// How the expression compares to the constant; nil if it prefers to be near.
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

  /// Adds a row. A solver numbers its variables in the order of adding, which names them here.
  mutating func add(
    _ terms: [(Int, Double)], _ constant: Double, above: Double, below: Double
  ) {
    expressions.append(.init(terms.map { Solver.Expression.Term(Screen.names[$0.0], $0.1) }))
    rows.append(Row(constant: constant, above: above, below: below))
  }

  /// The variables of an empty solver in the order of adding.
  static let names: [Solver.Variable] = {
    var solver = Solver()
    return (0..<45_000).map { _ in solver.addVariable() }
  }()
}
