import Foundation
@_spi(PlumbFrontEnd) import Plumb
import PlumbSolver

/// A solver loaded with the rows of a system.
///
/// A system has two: one solves the container at its current size, the other one finds its preferred size.
final class SolverRun {
  @exclusivity(unchecked)
  var solver = Solver()
  /// The variables, by their indices in the system.
  @exclusivity(unchecked)
  var variables: [Solver.Variable] = []
  /// The value of each variable, from the last call of `solve(taking:)` whose indices had the variable.
  @exclusivity(unchecked)
  private var values: [Double] = []
  /// The rows for the container's width and height. In the solver for the current size, they set that size. In the
  /// solver for the preferred size, they ask for the size that the container should have if possible.
  var width: Solver.Constraint?
  var height: Solver.Constraint?
  /// The rows that limit the container's size. Nil except in the solver for the preferred size.
  var widthLimit: Solver.Constraint?
  var heightLimit: Solver.Constraint?
  /// The solver's constraint for each row of the system; nil if the row is suspended, or if the solver has refused it.
  @exclusivity(unchecked)
  var rows: [Solver.Constraint?] = []
  /// By member, the rows for the width and for the height of its content; nil if the content asks for no such length.
  @exclusivity(unchecked)
  var contentWidths: [Solver.Constraint?] = []
  @exclusivity(unchecked)
  var contentHeights: [Solver.Constraint?] = []
  /// The index of the system's row from which a constraint of the solver was made. Other constraints have none.
  var rowOf: [Solver.Constraint: Int] = [:]
  /// The constraints that keep lengths from being negative.
  var limits: [Solver.Constraint: Limit] = [:]

  /// A length that must not be negative: the scrolled content's, or a member's.
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

  /// Copies another run, without the rows that limit the container's size. Changes of the copy do not affect the
  /// original.
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

  /// Solves, and copies the values of the variables at `indices`. Other values are not copied: a system may have many
  /// stages, and each would copy the values of all stages. Returns false if the values are not reliable.
  func solve(taking indices: [Int]) -> Bool {
    let report = solver.solve()
    if indices.count == variables.count {
      solver.copyValues(of: variables, into: &values)
    } else {
      for index in indices { values[index] = solver.value(of: variables[index]) }
    }
    return report.isComplete && !report.hasOverflow
  }

  /// Changes the constant of a constraint. Does nothing if `constraint` is nil, or if the solver does not accept the
  /// number.
  func set(_ constraint: Solver.Constraint?, to number: Double) {
    guard let constraint, number.isSolvable else { return }
    try? solver.setConstant(number, of: constraint)
  }
}

extension ConstraintSystem {
  /// The solver for the container at its current size, in a writing direction. Makes a new solver if there is none, or
  /// if the cached one was made for another direction.
  func liveRun(in direction: LayoutWritingDirection) -> SolverRun {
    if let live = runs.live, runs.direction == direction { return live }
    // The coefficients and the inputs depend on the writing direction. So for another direction, the solver is made
    // again, and the last numbers of the inputs are no longer used.
    for index in inputs.indices where runs.direction != nil { inputs[index].isKnown = false }
    runs.direction = direction
    let run = SolverRun()
    addVariables(to: run)
    for index in rows.indices { addRow(index, to: run) }
    run.contentWidths = Array(repeating: nil, count: members.count)
    run.contentHeights = run.contentWidths
    for stage in schedule.stages.indices {
      schedule.stages[stage].turn = 0
      schedule.stages[stage].extent.inputs = []
    }
    for index in rows.indices {
      let stage = rows[index].stage
      for input in rows[index].inputs
      where !schedule.stages[stage].extent.inputs.contains(input.index) {
        schedule.stages[stage].extent.inputs.append(input.index)
      }
    }
    runs.begin(with: run)
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

  /// Adds a row of the system to the solver, and stores which inputs the row has.
  private func addRow(_ index: Int, to run: SolverRun) {
    let constraint = rows[index].constraint
    let sum = sum(of: constraint, in: runs.direction ?? .leftToRight)
    rows[index].inputs = sum.inputs
    run.rows.append(
      try? run.solver.addConstraint(
        Solver.Expression(sum.variables.map { .init(run.variables[$0.index], $0.coefficient) }),
        constraint.relation.inSolver, to: constant(ofRow: index),
        priority: Solver.Priority(constraint.priority.rawValue)))
    if let row = run.rows[index] { run.rowOf[row] = index }
  }

  /// The right side of a row: the constraint's constant minus the inputs' contributions.
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
