import Foundation

extension LayoutInfo {
  /// Lays out children that wait for each other in a pass.
  @usableFromInline
  func placeKnot<Child: Layoutable>(
    _ step: LayoutPlan.Step, _ pass: LayoutRun, _ container: any Layoutable, _ type: Child.Type
  ) {
    guard let knot = pass.plan?.knot(of: step) else { return }
    run(PassOfKnot<Child>(info: self, pass: pass, parent: container), knot)
  }

  /// Tries the layouts of children that wait for each other.
  func tryKnot<Child: Layoutable>(
    _ knot: Knot, of plan: LayoutPlan, in pass: LayoutRun, of host: any Layoutable,
    _ grid: PixelGrid, _ trial: LayoutTrial, _ type: Child.Type
  ) {
    run(
      TrialOfKnot<Child>(
        info: self, plan: plan, pass: pass, parent: host, grid: grid, trial: trial), knot)
  }

  private func run(_ run: some KnotRun, _ knot: Knot) {
    let outer = phase.knotRun
    phase.knotRun = run.pass
    session.with { $0.knots += 1 }
    knot.run(run)
    session.with { $0.knots -= 1 }
    phase.knotRun = outer
  }
}

/// Gives the children of a knot their frames.
private struct PassOfKnot<Child: Layoutable>: KnotRun {
  let info: LayoutInfo
  let pass: LayoutRun
  let parent: any Layoutable

  var grid: PixelGrid { pass.grid }

  func size(of child: Child, _ step: LayoutPlan.Step, offering room: CGSize) -> CGSize {
    info.fittedSize(of: child, at: step.cell, offering: room, on: pass.grid)
  }

  func layOutHolders(of step: LayoutPlan.Step) { info.layOutHolders(of: step) }

  func place(_ child: Child, _ step: LayoutPlan.Step, _ frame: CGRect) -> Bool {
    guard frame.isSound, !pass.isOnGrid, !pass.isWatched, info.isStillChild(child, isChild) else {
      return false
    }
    child.plumbFrame = frame
    pass.note(child, step.cell, given: frame)
    if step.traits.has(.measured) { pass.noteSize(at: step.cell) }
    return true
  }

  func place(_ child: Child, _ step: LayoutPlan.Step, _ placed: PlacedFrame) {
    info.settle(child, placed, step.layout.object, pass, parent, step)
  }

  func placeGroup(_ step: LayoutPlan.Step) {
    info.placeGroup(step, pass, parent) { (child: Child) in isChild(child) }
  }

  func layOutAgain() { info.layOutAgainWithThoseAround() }

  private func isChild(_ child: Child) -> Bool {
    child.isChild(of: parent)
  }
}

/// Notes where a trial puts the children of a knot.
private struct TrialOfKnot<Child: Layoutable>: KnotRun {
  let info: LayoutInfo
  let plan: LayoutPlan
  let pass: LayoutRun
  let parent: any Layoutable
  let grid: PixelGrid
  let trial: LayoutTrial

  func size(of child: Child, _ step: LayoutPlan.Step, offering room: CGSize) -> CGSize {
    info.fittedSize(of: child, at: step.cell, offering: room, on: grid)
  }

  /// A trial moves nothing, and compares what it has read early by itself.
  func layOutAgain() {}

  /// What a trial reads inside of others is tried when it is read.
  func layOutHolders(of step: LayoutPlan.Step) {}

  func place(_ child: Child, _ step: LayoutPlan.Step, _ frame: CGRect) -> Bool { false }

  func place(_ child: Child, _ step: LayoutPlan.Step, _ placed: PlacedFrame) {
    let settled = info.settled(child, placed, pass, parent, step, grid)
    let frame = settled?.frame ?? child.plumbFrame
    trial.note(child, frame, at: step.cell, isReferenced: true)
    pass.noteSize(at: step.cell)
    if pass.isOnGrid, settled != nil { pass.noteLengths(placed, of: step) }
  }

  func placeGroup(_ step: LayoutPlan.Step) {
    plan.tryGroup(step, pass, parent, info, grid, trial, Child.self)
  }
}
