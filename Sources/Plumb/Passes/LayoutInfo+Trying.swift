import Foundation

extension LayoutInfo {
  /// Tries the layouts of a plan, and adds the children to the trial's box.
  ///
  /// Like ``run(of:_:)`` it knows the class of the children and not that of the container, which would be
  /// asked for that class again for each child.
  func tryPlan<Child: Layoutable>(
    _ plan: LayoutPlan, in pass: LayoutRun, of host: any Layoutable, _ trial: LayoutTrial,
    _ type: Child.Type
  ) {
    let grid = host.plumbPixelGrid
    for step in plan.steps {
      tryStep(step.pointee, of: plan, in: pass, of: host, grid, trial, type)
    }
  }

  fileprivate func tryStep<Child: Layoutable>(
    _ step: LayoutPlan.Step, of plan: LayoutPlan, in pass: LayoutRun, of host: any Layoutable,
    _ grid: PixelGrid, _ trial: LayoutTrial, _ type: Child.Type
  ) {
    let traits = step.traits
    if traits.has(.apart), !traits.has(.limited) {
      return tryApart(step, of: plan, in: pass, of: host, grid, trial, type)
    }
    step.child.with(as: type) { child in
      pass.child = UnretainedHost(child)
      var placed = step.layout.with { $0.placed(in: pass, host) }
      // Limits hold before the child is asked.
      if !traits.has(.limited) {
        placed.close {
          fittedSize(of: child, at: step.cell, offering: $0, on: grid)
        }
      }
      var frame = grid.aligned(placed.frame)
      if !traits.has(.plain) || !placed.frame.isSound || !frame.isSound {
        frame = settled(child, placed, pass, host, step, grid)?.frame ?? child.plumbFrame
      }
      trial.note(child, frame, at: step.cell, isReferenced: traits.has(.referenced))
      if traits.has(.measured) {
        pass.noteSize(at: step.cell)
        if pass.isOnGrid { pass.noteLengths(placed, of: step) }
      }
    }
  }

  /// The same for a group and a knot.
  @inline(never)
  private func tryApart<Child: Layoutable>(
    _ step: LayoutPlan.Step, of plan: LayoutPlan, in pass: LayoutRun, of host: any Layoutable,
    _ grid: PixelGrid, _ trial: LayoutTrial, _ type: Child.Type
  ) {
    if let knot = plan.knot(of: step) {
      tryKnot(knot, of: plan, in: pass, of: host, grid, trial, type)
    } else {
      plan.tryGroup(step, pass, host, self, grid, trial, type)
    }
  }
}
