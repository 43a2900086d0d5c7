import Foundation
@_spi(PlumbFrontEnd) import Plumb
import PlumbSolver

/// A solver with the rows of a system.
///
/// A system has two: one for the container at its size, and one that finds its preferred size.
final class SolverRun {
  @exclusivity(unchecked)
  var solver = Solver()
  /// The variables, in the order of the system.
  @exclusivity(unchecked)
  var variables: [Solver.Variable] = []
  /// Their values after the last solution.
  @exclusivity(unchecked)
  private var values: [Double] = []
  /// The container's size, or its preferred size.
  var width: Solver.Constraint?
  var height: Solver.Constraint?
  /// The limit of the container's size, if the solver finds it.
  var widthLimit: Solver.Constraint?
  var heightLimit: Solver.Constraint?
  /// One for each row of the system; nil if it is suspended.
  @exclusivity(unchecked)
  var rows: [Solver.Constraint?] = []
  /// What the contents of the members ask for.
  @exclusivity(unchecked)
  var contentWidths: [Solver.Constraint?] = []
  @exclusivity(unchecked)
  var contentHeights: [Solver.Constraint?] = []
  /// Which row a constraint is.
  var rowOf: [Solver.Constraint: Int] = [:]
  /// The lengths that the system keeps from being negative.
  var limits: [Solver.Constraint: Limit] = [:]

  /// A length that is not negative: the content's, or a member's.
  enum Limit {
    case contentWidth
    case contentHeight
    case width(Int)
    case height(Int)
  }

  init() {}

  func addVariables(_ count: Int) {
    variables = solver.addVariables(count)
    values = Array(repeating: 0, count: count)
  }

  /// A copy that can be edited.
  init(_ other: SolverRun) {
    solver = other.solver
    variables = other.variables
    values = other.values
    width = other.width
    height = other.height
    rows = other.rows
    contentWidths = other.contentWidths
    contentHeights = other.contentHeights
    rowOf = other.rowOf
    limits = other.limits
  }

  func value(_ index: Int) -> Double { values[index] }

  /// Solves; false if the values are not to be used.
  func solve() -> Bool {
    let report = solver.solve()
    solver.copyValues(of: variables, into: &values)
    return report.isComplete && !report.hasOverflow
  }

  /// Changes the number of a constraint, if there is one and the number is one.
  func set(_ constraint: Solver.Constraint?, to number: Double) {
    guard let constraint, number.isSolvable else { return }
    try? solver.setConstant(number, of: constraint)
  }
}

extension ConstraintSystem {
  /// The solver for a direction, made if there is none.
  func liveRun(in direction: LayoutWritingDirection) -> SolverRun {
    if let live, self.direction == direction { return live }
    // Another writing direction needs other coefficients.
    for index in inputs.indices where self.direction != nil { inputs[index].isKnown = false }
    self.direction = direction
    let run = SolverRun()
    addVariables(to: run)
    for index in rows.indices { addRow(index, to: run) }
    run.contentWidths = Array(repeating: nil, count: members.count)
    run.contentHeights = run.contentWidths
    for stage in stages.indices {
      stages[stage].turn = 0
      stages[stage].inputs = []
    }
    for index in rows.indices {
      for input in rows[index].inputs where !stages[rows[index].stage].inputs.contains(input.index)
      {
        stages[rows[index].stage].inputs.append(input.index)
      }
    }
    live = run
    fitting = nil
    forgetPredecessor()
    return run
  }

  private func addVariables(to run: SolverRun) {
    run.addVariables(variableCount)
    func protect(
      _ index: Int, _ relation: Solver.Relation, _ limit: SolverRun.Limit? = nil
    ) -> Solver.Constraint? {
      let row = try? run.solver.addConstraint(
        run.variables[index], relation, to: 0, isProtected: true)
      if let row, let limit { run.limits[row] = limit }
      return row
    }
    run.width = protect(index(.width), .equal)
    run.height = protect(index(.height), .equal)
    _ = protect(index(.contentWidth), .atLeast, .contentWidth)
    _ = protect(index(.contentHeight), .atLeast, .contentHeight)
    for member in members.indices {
      _ = protect(index(.width, of: member), .atLeast, .width(member))
      _ = protect(index(.height, of: member), .atLeast, .height(member))
    }
  }

  /// Adds a constraint; its inputs are noted.
  private func addRow(_ index: Int, to run: SolverRun) {
    let constraint = rows[index].constraint
    let sum = sum(of: constraint, in: direction ?? .leftToRight)
    rows[index].inputs = sum.inputs
    run.rows.append(
      try? run.solver.addConstraint(
        Solver.Expression(sum.variables.map { .init(run.variables[$0.index], $0.coefficient) }),
        constraint.relation.inSolver, to: constant(ofRow: index),
        priority: Solver.Priority(constraint.priority.rawValue)))
    if let row = run.rows[index] { run.rowOf[row] = index }
  }

  /// The number on the right side of a row: the constraint's, without what inputs contribute.
  func constant(ofRow index: Int) -> Double {
    var constant = Double(rows[index].constraint.constant)
    for input in rows[index].inputs {
      constant -= input.coefficient * inputs[input.index].value
    }
    return constant
  }
}

extension ItemRelation {
  fileprivate var inSolver: Solver.Relation {
    switch self {
    case .equal: .equal
    case .atMost: .atMost
    case .atLeast: .atLeast
    }
  }
}
