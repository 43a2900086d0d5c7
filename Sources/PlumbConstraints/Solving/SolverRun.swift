import Foundation
@_spi(PlumbFrontEnd) import Plumb
import PlumbSolver

/// A solver with the rows of a system.
///
/// There are two: one in which the container has its size, and one that looks for it.
final class SolverRun {
  @exclusivity(unchecked)
  var solver = Solver()
  /// The unknown numbers, in the order of the system.
  @exclusivity(unchecked)
  var variables: [Solver.Variable] = []
  /// What was found for them last.
  @exclusivity(unchecked)
  private var values: [Double] = []
  /// The container's size, or the size that it would like to have.
  var width: Solver.Constraint?
  var height: Solver.Constraint?
  /// The room that there is, if the solver looks for the container's size.
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
  /// What the container's own constraints say.
  var systemWords: [Solver.Constraint: String] = [:]

  init() {}

  func addVariables(_ count: Int) {
    variables = solver.addVariables(count)
    values = Array(repeating: 0, count: count)
  }

  /// A copy, to be changed.
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
    systemWords = other.systemWords
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
    // Numbers along the writing direction are others in another one.
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
      _ index: Int, _ relation: Solver.Relation, _ words: String? = nil
    ) -> Solver.Constraint? {
      let row = try? run.solver.addConstraint(
        run.variables[index], relation, to: 0, isProtected: true)
      if let row, let words { run.systemWords[row] = words }
      return row
    }
    run.width = protect(index(.width), .equal)
    run.height = protect(index(.height), .equal)
    _ = protect(index(.contentWidth), .atLeast, "the content's width is not negative")
    _ = protect(index(.contentHeight), .atLeast, "the content's height is not negative")
    for member in members.indices {
      let name = members[member].name
      _ = protect(index(.width, of: member), .atLeast, "\(name)'s width is not negative")
      _ = protect(index(.height, of: member), .atLeast, "\(name)'s height is not negative")
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
