import Foundation

extension LayoutInfo {
  /// Tries the layouts of a plan, and adds the children to the trial's box.
  ///
  /// Like ``run(of:_:)`` it knows the class of the children and not that of the container, which would be
  /// asked for that class again for each child.
  func tryPlan<Child: Layoutable>(
    _ plan: LayoutPlan, in pass: LayoutPass, of host: any Layoutable, _ trial: LayoutTrial,
    _ type: Child.Type
  ) {
    let grid = host.plumbPixelGrid
    for step in plan.readings {
      step.pointee.child.with(as: type) { pass.note($0, step.pointee.cell) }
    }
    for step in plan.steps where trial.beginsInTurn(step.pointee.index) {
      tryStep(step.pointee, of: plan, in: pass, of: host, grid, trial, type)
    }
  }

  fileprivate func tryStep<Child: Layoutable>(
    _ step: LayoutPlan.Step, of plan: LayoutPlan, in pass: LayoutPass, of host: any Layoutable,
    _ grid: PixelGrid, _ trial: LayoutTrial, _ type: Child.Type
  ) {
    let traits = step.traits
    if traits.has(.group) {
      return plan.tryGroup(step, pass, host, self, grid, type) { trial.add($0) }
    }
    step.child.with(as: type) { child in
      pass.child = UnretainedHost(child)
      var placed = step.layout.with { $0.placed(in: pass, host) }
      // Limits hold before the child is asked.
      if !traits.has(.limited) {
        placed.close { fittedSize(of: child, at: step.cell, offering: $0, on: grid) }
      }
      var frame = grid.aligned(placed.frame)
      if !traits.has(.plain) || !placed.frame.isSound || !frame.isSound {
        frame = settled(child, placed, pass, host, step, grid)?.frame ?? child.plumbFrame
      }
      noteOnTrial(child, frame, at: step.cell, in: pass, isReferenced: traits.has(.referenced))
      trial.add(frame)
    }
  }

  /// Places `host` if the trial that is going on has not come to it, because what a child holds is pinned
  /// to it. Siblings wait for their turn, as in a pass.
  func placeEarly(_ host: any Layoutable, for reader: LayoutTrial) {
    guard let (plan, pass) = trial.running, let trial = pass.trial, trial.number == reader.number,
      let container, let cell = table.cell(of: host), let index = plan.index(of: Int(cell)),
      trial !== reader || index < trial.step, let last = trial.beginEarly(index)
    else { return }
    let child = pass.child
    container.tryStep(at: index, of: plan, in: pass, trial)
    pass.child = child
    trial.resume(last)
  }
}

extension LayoutInfoStorable {
  fileprivate func tryStep(
    at index: Int, of plan: LayoutPlan, in pass: LayoutPass, _ trial: LayoutTrial
  ) {
    layoutInfo.tryStep(
      plan.steps.list[index], of: plan, in: pass, of: self, plumbPixelGrid, trial, PlumbChild.self)
  }
}
