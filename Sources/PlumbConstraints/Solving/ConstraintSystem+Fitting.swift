import Foundation
@_spi(PlumbFrontEnd) import Plumb
import PlumbSolver

/// The size that a container should have if possible, with a priority and a limit for each side.
struct FittingTarget {
  var size = CGSize.zero
  var horizontal = ConstraintPriority.fitting
  var vertical = ConstraintPriority.fitting
  /// The greatest width and height, in points. `greatestFiniteMagnitude` means no limit.
  var room = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}

/// The priority of the limits of the size. Only required constraints take precedence over a limit.
private let roomPriority = Solver.Priority(999.9)

/// The greatest limit of a width or height, in points. It is beyond any layout, so it also stands for no limit.
private let noLimit = 1e7

extension ConstraintSystem {
  /// The preferred size of the container, or of its content if it scrolls. Nothing is moved and nothing is reported.
  ///
  /// A separate solver with the same rows finds the size. A new one is made if edits of constraints were applied, if
  /// rows have changed, or if the writing direction has changed. Otherwise only the numbers of the solver are set.
  func fittingSize(_ target: FittingTarget, in surroundings: JointSurroundings) -> CGSize {
    let live = liveRun(in: surroundings.direction)
    var issues: [LayoutIssue] = []
    if runs.fitting == nil {
      // The separate solver is a copy of the live one, and must have the rows for the sizes of contents. Solving the
      // container at its current size adds these rows to the live solver.
      let size = bounds(in: surroundings).size
      live.set(live.width, to: Double(size.width))
      live.set(live.height, to: Double(size.height))
      _ = settle(SystemExtent(of: self), live, surroundings, issues: &issues)
      runs.fitting = fittingRun(of: live)
    }
    for stage in schedule.stages.indices { schedule.stages[stage].turn = 0 }
    guard let run = runs.fitting else { return target.size }
    set(target, run)
    _ = settle(SystemExtent(of: self), run, surroundings, issues: &issues)
    return CGSize(
      width: max(0, run.value(index(scrolls ? .contentWidth : .width))),
      height: max(0, run.value(index(scrolls ? .contentHeight : .height))))
  }

  private func fittingRun(of live: SolverRun) -> SolverRun {
    let run = SolverRun(live)
    func replace(_ row: Solver.Constraint?, _ index: Int) -> (
      Solver.Constraint?, Solver.Constraint?
    ) {
      if let row { try? run.solver.removeConstraint(row) }
      let variable = run.variables[index]
      let wish = try? run.solver.addConstraint(variable, .equal, to: 0, priority: .fitting)
      let limit = try? run.solver.addConstraint(
        variable, .atMost, to: noLimit, priority: roomPriority)
      _ = try? run.solver.addConstraint(variable, .atLeast, to: 0, isProtected: true)
      return (wish, limit)
    }
    (run.width, run.widthLimit) = replace(run.width, index(.width))
    (run.height, run.heightLimit) = replace(run.height, index(.height))
    return run
  }

  private func set(_ target: FittingTarget, _ run: SolverRun) {
    run.set(run.width, to: Double(target.size.width))
    run.set(run.height, to: Double(target.size.height))
    run.set(run.widthLimit, to: min(Double(target.room.width), noLimit))
    run.set(run.heightLimit, to: min(Double(target.room.height), noLimit))
    func set(_ priority: ConstraintPriority, _ row: Solver.Constraint?) {
      guard let row, priority.isInRange else { return }
      try? run.solver.setPriority(Solver.Priority(priority.rawValue), of: row)
    }
    set(target.horizontal, run.width)
    set(target.vertical, run.height)
  }
}
