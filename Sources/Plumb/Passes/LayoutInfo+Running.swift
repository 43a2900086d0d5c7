import Foundation

extension LayoutInfo {
  /// Runs a plan: evaluates each layout and gives the child its frame before the next is evaluated.
  ///
  /// `isChild` tells whether a host is still a child. It is called because layouts may call code that changes the
  /// tree. The caller keeps the children alive until the run is over. The run keeps the plan alive.
  @_alwaysEmitIntoClient @inline(always)
  func run<Target: RunTarget>(
    _ target: Target, _ run: LayoutRun, in container: any Layoutable,
    _ isChild: (Target.Child) -> Bool
  ) {
    run.readStanding(Target.Child.self)
    for step in run.steps {
      step.pointee.child.with(as: Target.Child.self) {
        layOut($0, step, run, container, target, isChild)
      }
    }
  }

  /// Lays out one child. The fast path is for a frame that the facts alone decide.
  @inlinable @inline(never)
  func layOut<Target: RunTarget>(
    _ child: Target.Child, _ step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun,
    _ container: any Layoutable, _ target: Target, _ isChild: (Target.Child) -> Bool
  ) {
    run.child = UnretainedHost(child)
    let traits = step.pointee.traits
    guard traits.has(.closed), !run.isWatched, mayBePlaced(child, traits, run, isChild) else {
      return layOutOther(child, step, run, container, target, isChild)
    }
    let frame = step.pointee.closedFrame(in: run, container)
    give(frame, to: child, step, run, container, target, isChild)
  }

  /// Lays out a child that the fast path of `layOut` cannot handle. The fast path here is for a child that must only be
  /// asked for its size.
  @inlinable @inline(never)
  func layOutOther<Target: RunTarget>(
    _ child: Target.Child, _ step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun,
    _ container: any Layoutable, _ target: Target, _ isChild: (Target.Child) -> Bool
  ) {
    let traits = step.pointee.traits
    if traits.has(.fitted), !run.isWatched, mayBePlaced(child, traits, run, isChild) {
      let room = self.room(for: step, run, container)
      if room.width == room.width {
        let size = run.evaluated.knownSize ?? child.plumbSizeThatFits(room)
        let frame = self.frame(fitting: size, step, run)
        return give(frame, to: child, step, run, container, target, isChild)
      }
    }
    run.mayHaveChanged = true
    if traits.has(.waiting) { target.layOutHolders(of: step.pointee, self) }
    if traits.has(.apart) {
      return placeApart(child, step.pointee, run, container, target, isChild)
    }
    place(child, step, run, container, target, isChild)
  }

  /// Gives a child a frame that has just been evaluated. Settles the frame first if it is not sound. Settles it too if
  /// the layout ran code, and either the child was removed or other containers depend on this container.
  @_alwaysEmitIntoClient @inline(always)
  func give<Target: RunTarget>(
    _ frame: CGRect, to child: Target.Child, _ step: UnsafePointer<LayoutPlan.Step>,
    _ run: LayoutRun, _ container: any Layoutable, _ target: Target,
    _ isChild: (Target.Child) -> Bool
  ) {
    let runsCode = step.pointee.traits.has(.runsCode)
    // Code that the layout called may have laid out containers that now depend on this child's frame.
    guard frame.isSound, !runsCode || !run.isWatched && isStillChild(child, isChild) else {
      run.mayHaveChanged = true
      return target.settle(
        child, placedAgain(step.pointee, container, run), step.pointee, run, container, self)
    }
    // Setting the frame of a host that keeps its frames calls no other code.
    run.mayHaveChanged = !Target.Child.plumbKeepsFrames || runsCode
    target.give(frame, to: child, step, run, placedAgain(step.pointee, container, run))
  }

  /// Whether a child may be evaluated now. If its layout runs code, the check for a removed child comes
  /// afterwards.
  @_alwaysEmitIntoClient @inline(always)
  func mayBePlaced<Child: Layoutable>(
    _ child: Child, _ traits: LayoutPlan.Traits, _ run: LayoutRun, _ isChild: (Child) -> Bool
  ) -> Bool {
    !run.mayHaveChanged || isStillChild(child) { traits.has(.runsCode) || isChild($0) }
  }

  /// Whether a host is still a child. If the container reports each change of its children, comparing versions is
  /// enough.
  @_alwaysEmitIntoClient @inline(always)
  func isStillChild<Child: Layoutable>(_ child: Child, _ isChild: (Child) -> Bool) -> Bool {
    phase.knownVersion == childrenVersion || isChild(child)
  }

  /// The numbers of a layout whose frame has just been evaluated. Closures are not called again, because they may
  /// return other numbers.
  @usableFromInline @inline(never)
  func placedAgain(
    _ step: LayoutPlan.Step, _ container: any Layoutable, _ run: LayoutRun
  ) -> PlacedFrame {
    step.layout.object.placedAgain(in: run, container)
  }

  /// Places a child that has no fast path: evaluates its facts, asks it for the lengths that they leave open, and
  /// settles the frame if necessary.
  @_alwaysEmitIntoClient
  func place<Target: RunTarget>(
    _ child: Target.Child, _ step: UnsafePointer<LayoutPlan.Step>, _ run: LayoutRun,
    _ container: any Layoutable, _ target: Target, _ isChild: (Target.Child) -> Bool
  ) {
    let grid = run.grid
    var placed = step.pointee.layout.with { $0.placed(in: run, container) }
    placed.close { fittedSize(of: child, at: step.pointee.cell, offering: $0, on: grid) }
    let frame = placed.frame
    let aligned = grid.aligned(frame)
    guard step.pointee.traits.has(.plain), frame.isSound, aligned.isSound, !run.isWatched,
      isStillChild(child, isChild)
    else { return target.settle(child, placed, step.pointee, run, container, self) }
    target.give(aligned, to: child, step, run, placed)
  }

  /// Places a group, a knot, or a child whose lengths are limited before it is asked for its size.
  @_alwaysEmitIntoClient
  func placeApart<Target: RunTarget>(
    _ child: Target.Child, _ step: LayoutPlan.Step, _ run: LayoutRun, _ container: any Layoutable,
    _ target: Target, _ isChild: (Target.Child) -> Bool
  ) {
    if step.traits.has(.group) {
      placeGroup(step, run, container, target, isChild)
    } else if step.traits.has(.knot) {
      placeKnot(step, run, container, target)
    } else {
      let placed = step.layout.with { $0.placed(in: run, container) }
      target.settle(child, placed, step, run, container, self)
    }
  }
}
