import Foundation

/// The receiver of a run's frames: the children in a pass, the run's own cells in a trial.
///
/// Passes and trials share one loop over a plan, also for knots and groups. A target knows the class of the children
/// but not the class of the container, so that generic containers run as fast as others. A target owns nothing, so
/// passing it on retains nothing.
@usableFromInline
protocol RunTarget<Child> {
  associatedtype Child: Layoutable
  /// The trial that runs; nil in a pass.
  var trial: LayoutTrial? { get }

  /// Whether a host is still a child of the container. In a trial nothing is moved, so it does not matter there.
  func isChild(_ child: Child, of container: any Layoutable) -> Bool

  /// Lays out the subtrees of the children that hold views which a step reads.
  func layOutHolders(of step: LayoutPlan.Step, _ info: LayoutInfo)

  /// Gives a child a sound frame that needs no adjustment. `placed` gives the numbers of its facts.
  func give(
    _ frame: CGRect, to child: Child, _ step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun,
    _ placed: @autoclosure () -> PlacedFrame)

  /// Settles the frame that the facts of a child make, and gives it to the child.
  func settle(
    _ child: Child, _ placed: PlacedFrame, _ step: LayoutPlan.Step, _ run: LayoutRun,
    _ container: any Layoutable, _ info: LayoutInfo)
}

/// The target of a pass: sets the frames of the children.
@usableFromInline
@frozen
struct PassTarget<Child: Layoutable>: RunTarget {
  @_alwaysEmitIntoClient @inline(always)
  init() {}

  @_alwaysEmitIntoClient @inline(always)
  var trial: LayoutTrial? { nil }

  @_alwaysEmitIntoClient @inline(always)
  func isChild(_ child: Child, of container: any Layoutable) -> Bool {
    child.isChild(of: container)
  }

  @_alwaysEmitIntoClient @inline(always)
  func layOutHolders(of step: LayoutPlan.Step, _ info: LayoutInfo) {
    info.layOutHolders(of: step)
  }

  @_alwaysEmitIntoClient @inline(always)
  func give(
    _ frame: CGRect, to child: Child, _ step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun,
    _ placed: @autoclosure () -> PlacedFrame
  ) {
    child.plumbFrame = frame
    let traits = step.pointee.traits
    if traits.has(.referenced) {
      let cell = step.pointee.cell
      run.note(child, cell, given: frame)
      if traits.has(.measured) {
        run.noteSize(at: cell)
        if run.isOnGrid { run.noteLengths(placed(), of: step.pointee) }
      }
    }
  }

  @_alwaysEmitIntoClient @inline(always)
  func settle(
    _ child: Child, _ placed: PlacedFrame, _ step: LayoutPlan.Step, _ run: LayoutRun,
    _ container: any Layoutable, _ info: LayoutInfo
  ) {
    info.settle(child, placed, run, container, step)
  }
}

/// The target of a trial: notes the frames in the trial's cells, and moves nothing.
@usableFromInline
@frozen
struct TrialTarget<Child: Layoutable>: RunTarget {
  @usableFromInline let ownTrial: Unretained<LayoutTrial>

  @_alwaysEmitIntoClient @inline(always)
  init(_ trial: LayoutTrial) { ownTrial = Unretained(trial) }

  @_alwaysEmitIntoClient @inline(always)
  var trial: LayoutTrial? { ownTrial.object }

  @_alwaysEmitIntoClient @inline(always)
  func isChild(_ child: Child, of container: any Layoutable) -> Bool { true }

  /// Does nothing: if a view inside a child is read, the trial runs the layouts inside that child then.
  @_alwaysEmitIntoClient @inline(always)
  func layOutHolders(of step: LayoutPlan.Step, _ info: LayoutInfo) {}

  @_alwaysEmitIntoClient @inline(always)
  func give(
    _ frame: CGRect, to child: Child, _ step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun,
    _ placed: @autoclosure () -> PlacedFrame
  ) {
    ownTrial.with { $0.note(child, frame, of: step.pointee, placedAt: placed().frame) }
    if step.pointee.traits.has(.measured), run.isOnGrid {
      run.noteLengths(placed(), of: step.pointee)
    }
  }

  @_alwaysEmitIntoClient @inline(always)
  func settle(
    _ child: Child, _ placed: PlacedFrame, _ step: LayoutPlan.Step, _ run: LayoutRun,
    _ container: any Layoutable, _ info: LayoutInfo
  ) {
    ownTrial.with { info.settle(child, placed, in: $0, container, step) }
  }
}

extension LayoutInfo {
  /// The last steps of a trial for a layout that is not plain or a frame that is not sound: settles the frame and notes
  /// it.
  @usableFromInline @inline(never)
  func settle(
    _ child: any Layoutable, _ placed: PlacedFrame, in trial: LayoutTrial,
    _ container: any Layoutable, _ step: LayoutPlan.Step
  ) {
    let run = trial.run
    let settled = settled(child, placed, run, container, step, in: trial)?.frame
    let frame = settled ?? child.plumbFrame
    // A child without a settled frame keeps its own. Right-to-left, its distance from the leading edge then depends on
    // the width.
    if settled == nil, trial.space.isMirrored { trial.dependsOnSize = true }
    trial.note(
      child, frame, of: step,
      placedAt: settled != nil && step.traits.has(.plain) ? placed.frame : frame)
    if settled != nil, step.traits.has(.measured), run.isOnGrid {
      run.noteLengths(placed, of: step)
    }
  }
}

extension LayoutTrial {
  /// Notes the frame of a step's child: for the box around the children, for the length of the unlimited side, and for
  /// children that read the frame.
  @_alwaysEmitIntoClient @inline(always)
  func note(
    _ child: some Layoutable, _ frame: CGRect, of step: LayoutPlan.Step,
    placedAt placed: @autoclosure () -> CGRect
  ) {
    note(
      child, frame, at: step.cell,
      isTransformed: step.traits.has(.referenced) && child.plumbIsTransformed)
    if recordsSpans { noteSpan(frame, placed(), at: step.cell) }
    if step.traits.has(.measured) { run.noteSize(at: step.cell) }
  }
}
