import Foundation

/// Whom a run gives frames to: the children in a pass, the run's own cells in a trial.
///
/// There is one loop over a plan and one way to evaluate a step, for both, for knots and for groups. A target knows the
/// class of the children and not that of the container, so that containers which are generic themselves are run as
/// fast as others.
@usableFromInline
protocol RunTarget<Child> {
  associatedtype Child: Layoutable
  var info: LayoutInfo { get }
  var run: LayoutRun { get }
  var container: any Layoutable { get }
  /// The trial that runs; nil in a pass.
  var trial: LayoutTrial? { get }

  /// Lays out what is inside of the children that hold what a step reads.
  func layOutHolders(of step: LayoutPlan.Step)

  /// Gives a child a frame that is sound and that nothing adjusts. `placed` are its numbers, if they are at hand.
  func give(
    _ frame: CGRect, to child: Child, _ step: LayoutPlan.Step,
    _ placed: @autoclosure () -> PlacedFrame)

  /// Mends and adjusts what the facts of a child make, and gives it that frame.
  func settle(_ child: Child, _ placed: PlacedFrame, _ step: LayoutPlan.Step)
}

/// Gives children their frames.
@usableFromInline
@frozen
struct PassTarget<Child: Layoutable>: RunTarget {
  @usableFromInline let info: LayoutInfo
  @usableFromInline let run: LayoutRun
  @usableFromInline let container: any Layoutable

  @inlinable @inline(always)
  init(_ info: LayoutInfo, _ container: any Layoutable) {
    self.info = info
    run = info.pass
    self.container = container
  }

  @inlinable @inline(always)
  var trial: LayoutTrial? { nil }

  @inlinable @inline(always)
  func layOutHolders(of step: LayoutPlan.Step) { info.layOutHolders(of: step) }

  @inlinable @inline(always)
  func give(
    _ frame: CGRect, to child: Child, _ step: LayoutPlan.Step,
    _ placed: @autoclosure () -> PlacedFrame
  ) {
    child.plumbFrame = frame
    if step.traits.has(.referenced) {
      run.note(child, step.cell, given: frame)
      if step.traits.has(.measured) {
        run.noteSize(at: step.cell)
        if run.isOnGrid { run.noteLengths(placed(), of: step) }
      }
    }
  }

  @inlinable @inline(always)
  func settle(_ child: Child, _ placed: PlacedFrame, _ step: LayoutPlan.Step) {
    info.settle(child, placed, run, container, step)
  }
}

/// Notes the frames of children in the cells of a trial, and moves nothing.
struct TrialTarget<Child: Layoutable>: RunTarget {
  let info: LayoutInfo
  let run: LayoutRun
  let container: any Layoutable
  let ownTrial: LayoutTrial

  var trial: LayoutTrial? { ownTrial }

  /// What a trial reads inside of others is tried when it is read.
  func layOutHolders(of step: LayoutPlan.Step) {}

  func give(
    _ frame: CGRect, to child: Child, _ step: LayoutPlan.Step,
    _ placed: @autoclosure () -> PlacedFrame
  ) {
    note(frame, of: child, step, placed().frame)
    if step.traits.has(.measured), run.isOnGrid { run.noteLengths(placed(), of: step) }
  }

  func settle(_ child: Child, _ placed: PlacedFrame, _ step: LayoutPlan.Step) {
    let settled = info.settled(child, placed, run, container, step)?.frame
    let frame = settled ?? child.plumbFrame
    note(frame, of: child, step, step.traits.has(.plain) ? placed.frame : frame)
    if settled != nil, step.traits.has(.measured), run.isOnGrid {
      run.noteLengths(placed, of: step)
    }
  }

  private func note(
    _ frame: CGRect, of child: Child, _ step: LayoutPlan.Step, _ placed: @autoclosure () -> CGRect
  ) {
    ownTrial.note(
      child, frame, at: step.cell, isReferenced: step.traits.has(.referenced), placed: placed())
    if step.traits.has(.measured) { run.noteSize(at: step.cell) }
  }
}
