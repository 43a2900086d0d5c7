import Foundation

extension LayoutInfo {
  /// Runs a plan: evaluates each layout and gives the child its frame before the next is evaluated.
  ///
  /// The caller keeps the children alive until the run is over. The run keeps the plan alive.
  @_alwaysEmitIntoClient @inline(always)
  func run<Target: RunTarget>(_ target: Target, _ run: LayoutRun, in container: any Layoutable) {
    run.readStanding(Target.Child.self)
    for step in run.steps {
      step.pointee.child.with(as: Target.Child.self) {
        layOut($0, step, run, container, target)
      }
    }
  }

  /// Lays out one child. The fast path is for a frame that the facts alone decide.
  @_alwaysEmitIntoClient @inline(always)
  func layOut<Target: RunTarget>(
    _ child: Target.Child, _ step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun,
    _ container: any Layoutable, _ target: Target
  ) {
    run.child = UnretainedHost(child)
    let traits = step.pointee.traits
    guard traits.has(.closed), !run.isWatched, mayBePlaced(child, traits, run, container, target)
    else {
      return layOutOther(child, step, run, container, target)
    }
    let frame = step.pointee.closedFrame(in: run, container)
    give(
      frame, to: child, step, run, container, target, ranCode: step.pointee.traits.has(.runsCode))
  }

  /// Lays out a child that the fast path of `layOut` cannot handle. The fast path here is for a child that must only be
  /// asked for its size.
  @inlinable @inline(never)
  func layOutOther<Target: RunTarget>(
    _ child: Target.Child, _ step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun,
    _ container: any Layoutable, _ target: Target
  ) {
    let traits = step.pointee.traits
    // If the child was removed, that is found after it was asked.
    if traits.has(.fitted), !run.isWatched {
      let room = self.room(for: step, run, container)
      if room.width == room.width {
        let size = run.evaluated.knownSize ?? child.plumbSizeThatFits(room)
        let frame = self.frame(fitting: size, step, run)
        return give(frame, to: child, step, run, container, target, ranCode: true)
      }
    }
    layOutSlowly(child, step, run, container, target)
  }

  /// Lays out a child that has no fast path, or a group, or finds a part of a frame.
  @inlinable @inline(never)
  func layOutSlowly<Target: RunTarget>(
    _ child: Target.Child, _ step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun,
    _ container: any Layoutable, _ target: Target
  ) {
    let traits = step.pointee.traits
    if traits.has(.closing), !run.isWatched, mayBePlaced(child, traits, run, container, target) {
      let frame = restOfFrame(step, run, container)
      return give(frame, to: child, step, run, container, target, ranCode: traits.has(.runsCode))
    }
    if traits.has(.waiting) {
      target.layOutHolders(of: step.pointee, self)
      run.mayHaveChanged = true
    }
    if traits.has(.part) { return findPart(of: child, step, run, container) }
    run.mayHaveChanged = true
    let before = traits.has(.readEarly) ? child.plumbFrame : .zero
    if traits.has(.group) {
      placeGroup(step.pointee, run, container, target)
    } else {
      place(child, step, run, container, target)
    }
    if traits.has(.readEarly), target.trial == nil { noteReadEarly(child, movedFrom: before) }
  }

  /// Gives a child a frame that has just been evaluated. Settles the frame first if it is not sound. Settles it too if
  /// the evaluation ran code, and either the child was removed or other containers depend on this container.
  @_alwaysEmitIntoClient @inline(always)
  func give<Target: RunTarget>(
    _ frame: CGRect, to child: Target.Child, _ step: UnsafePointer<LayoutPlan.Step>,
    _ run: LayoutRun, _ container: any Layoutable, _ target: Target, ranCode: Bool
  ) {
    // Code that the layout called may have laid out containers that now depend on this child's frame.
    guard frame.isSound, !ranCode || !run.isWatched && isStillChild(child, of: container, target)
    else {
      run.mayHaveChanged = true
      return target.settle(
        child, placedAgain(step.pointee, container, run), step.pointee, run, container, self)
    }
    // Setting the frame of a host that keeps its frames calls no other code.
    run.mayHaveChanged = !Target.Child.plumbKeepsFrames || ranCode
    target.give(frame, to: child, step, run, placedAgain(step.pointee, container, run))
  }

  /// Whether a child may be evaluated now. If its layout runs code, the check for a removed child comes
  /// afterwards.
  @_alwaysEmitIntoClient @inline(always)
  func mayBePlaced<Target: RunTarget>(
    _ child: Target.Child, _ traits: LayoutPlan.Traits, _ run: LayoutRun,
    _ container: any Layoutable, _ target: Target
  ) -> Bool {
    !run.mayHaveChanged || phase.knownVersion == childrenVersion || traits.has(.runsCode)
      || target.isChild(child, of: container)
  }

  /// Whether a host is still a child. If the container reports each change of its children, comparing versions is
  /// enough.
  @_alwaysEmitIntoClient @inline(always)
  func isStillChild<Target: RunTarget>(
    _ child: Target.Child, of container: any Layoutable, _ target: Target
  ) -> Bool {
    phase.knownVersion == childrenVersion || target.isChild(child, of: container)
  }

  /// The numbers of a layout whose frame has just been evaluated. Closures are not called again, because they may
  /// return other numbers.
  @usableFromInline @inline(never)
  func placedAgain(
    _ step: LayoutPlan.Step, _ container: any Layoutable, _ run: LayoutRun
  ) -> PlacedFrame {
    step.traits.has(.closing)
      ? run.placedAgain(step, container) : step.layout.object.placedAgain(in: run, container)
  }

  /// Places a child that has no fast path: evaluates its facts, asks it for the lengths that they leave open, and
  /// settles the frame if necessary. If lengths are limited first, the child is asked when the frame is settled.
  @_alwaysEmitIntoClient @inline(always)
  func place<Target: RunTarget>(
    _ child: Target.Child, _ step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun,
    _ container: any Layoutable, _ target: Target
  ) {
    let (traits, grid) = (step.pointee.traits, run.grid)
    var placed =
      traits.has(.completing)
      ? placedInParts(step, run, container)
      : step.pointee.layout.with { $0.placed(in: run, container) }
    if !traits.has(.limited) {
      placed.close { askedSize(of: child, at: step.pointee.cell, offering: $0, on: grid) }
      let frame = placed.frame
      let aligned = grid.aligned(frame)
      if traits.has(.plain), frame.isSound, aligned.isSound, !run.isWatched,
        isStillChild(child, of: container, target)
      {
        return target.give(aligned, to: child, step, run, placed)
      }
    }
    target.settle(child, placed, step.pointee, run, container, self)
  }
}
