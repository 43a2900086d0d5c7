import Foundation

extension LayoutInfo {
  /// Runs a plan: evaluates each layout and gives the child its frame before the next is evaluated.
  ///
  /// `isChild` tells whether a child is still one; it is asked for each, because whatever a layout calls may change
  /// the tree. The caller holds the children of the plan until the run is over, and the run holds the plan.
  @inlinable @inline(always)
  func run<Target: RunTarget>(_ target: Target, _ isChild: (Target.Child) -> Bool) {
    let run = target.run
    run.readStanding(Target.Child.self)
    for step in run.steps {
      step.pointee.child.with(as: Target.Child.self) { layOut($0, step, target, isChild) }
    }
  }

  /// Evaluates the layout of one child and gives it its frame.
  @inlinable
  func layOut<Target: RunTarget>(
    _ child: Target.Child, _ step: UnsafePointer<LayoutPlan.Step>, _ target: Target,
    _ isChild: (Target.Child) -> Bool
  ) {
    let run = target.run
    run.child = UnretainedHost(child)
    let traits = step.pointee.traits
    guard traits.has(.closed), !run.isWatched,
      !run.mayHaveChanged || isStillChild(child, isChild)
    else {
      run.mayHaveChanged = true
      if traits.has(.waiting) { target.layOutHolders(of: step.pointee) }
      if traits.has(.apart) { return placeApart(child, step.pointee, target, isChild) }
      return place(child, step.pointee, target, isChild)
    }
    let frame = step.pointee.layout.with { $0.closedFrame(in: run, target.container) }
    guard frame.isSound, !traits.has(.runsCode) || isStillChild(child, isChild) else {
      run.mayHaveChanged = true
      return target.settle(child, placedAgain(step.pointee, target.container, run), step.pointee)
    }
    // A setter of a host that keeps its frames calls nobody.
    run.mayHaveChanged = !Target.Child.plumbKeepsFrames
    target.give(
      frame, to: child, step.pointee, placedAgain(step.pointee, target.container, run))
  }

  /// Whether a child is still one. Where the container tells of changes, nobody else is asked.
  @inlinable @inline(always)
  func isStillChild<Child: Layoutable>(_ child: Child, _ isChild: (Child) -> Bool) -> Bool {
    phase.knownVersion == childrenVersion || isChild(child)
  }

  /// The numbers of a layout whose frame has just been evaluated. No closure runs again: it may give another number
  /// the next time.
  @usableFromInline @inline(never)
  func placedAgain(
    _ step: LayoutPlan.Step, _ container: any Layoutable, _ run: LayoutRun
  ) -> PlacedFrame {
    step.layout.object.placedAgain(in: run, container)
  }

  /// The same for a child whose frame needs more than its facts.
  @inlinable
  func place<Target: RunTarget>(
    _ child: Target.Child, _ step: LayoutPlan.Step, _ target: Target,
    _ isChild: (Target.Child) -> Bool
  ) {
    let run = target.run
    let grid = run.grid
    var placed = step.layout.with { $0.placed(in: run, target.container) }
    placed.close { fittedSize(of: child, at: step.cell, offering: $0, on: grid) }
    let frame = placed.frame
    let aligned = grid.aligned(frame)
    guard step.traits.has(.plain), frame.isSound, aligned.isSound, !run.isWatched,
      isStillChild(child, isChild)
    else { return target.settle(child, placed, step) }
    target.give(aligned, to: child, step, placed)
  }

  /// The same for a group, a knot, and a child whose lengths are limited before it is asked.
  @inlinable
  func placeApart<Target: RunTarget>(
    _ child: Target.Child, _ step: LayoutPlan.Step, _ target: Target,
    _ isChild: (Target.Child) -> Bool
  ) {
    if step.traits.has(.group) {
      placeGroup(step, target, isChild)
    } else if step.traits.has(.knot) {
      placeKnot(step, target)
    } else {
      target.settle(child, step.layout.with { $0.placed(in: target.run, target.container) }, step)
    }
  }
}
