import Foundation

extension LayoutScope where Host: LayoutInfoStorable {
  /// Runs one pass over the children that have a layout: lower orders first, within an order a child
  /// after those it is pinned to, and otherwise in the order of the subviews. Each is evaluated and
  /// gets its frame before the next is evaluated.
  ///
  /// A container calls this in its `layoutSubviews()`. A child whose layout has no frame is reported
  /// and keeps the one it has; the rest of the pass is done. A pass inside a pass of the same container
  /// is reported and does nothing.
  ///
  /// A reference may be inside another child: that child is laid out first, with all that is in it.
  /// Whoever is pinned to a view that this pass moves is laid out again before the outermost call
  /// returns.
  ///
  /// The order is planned when children, layouts, orders or the condition have changed, in O(children
  /// + pins). Other passes allocate nothing.
  @inlinable @inline(always)
  public func layoutStoredSubviews() {
    let info = host.layoutInfo
    let version = host.plumbChildrenVersion
    guard let plansHold = info.beginPass(version) else { return host.reportPassInPass() }
    // The plan keeps the children of a container that tells of each change of them.
    let children = plansHold && info.pass.keepsChildren ? nil : host.plumbChildren
    let space = ParentSpace(bounds: host.plumbLayoutBounds, direction: host.plumbDirection)
    if !plansHold { info.plan(for: host, children ?? host.plumbChildren, in: space) }
    info.begin(in: space, of: host, host.plumbPixelGrid)
    let id = Int(bitPattern: ObjectIdentifier(host))
    info.run(of: host) { (child: Host.PlumbChild) in
      version != nil
        ? host.plumbChildrenVersion == version : child.parentAddress == id
    }
    info.endPass()
    withExtendedLifetime(children) {}
  }
}

extension LayoutInfo {
  /// Evaluates the layouts of a plan and gives each child its frame before the next is evaluated.
  ///
  /// It knows the class of the children and not that of the container, so that containers which are
  /// generic themselves run it as fast as others. `isChild` tells whether a child is still one; it is
  /// asked for each, because whatever a layout calls may change the tree. The caller holds the
  /// children of the plan until the pass is over, and the pass holds the plan.
  @inlinable @inline(always)
  func run<Child: Layoutable>(of container: any Layoutable, _ isChild: (Child) -> Bool) {
    let pass = pass
    pass.readStanding(Child.self)
    for step in pass.steps {
      step.pointee.child.with(as: Child.self) { layOut($0, step, pass, container, isChild) }
    }
  }

  /// Evaluates the layout of one child and gives it its frame.
  @inlinable
  func layOut<Child: Layoutable>(
    _ child: Child, _ step: UnsafePointer<LayoutPlan.Step>, _ pass: LayoutRun,
    _ container: any Layoutable, _ isChild: (Child) -> Bool
  ) {
    pass.child = UnretainedHost(child)
    let traits = step.pointee.traits
    guard traits.has(.inLine), !pass.isWatched,
      !pass.mayHaveChanged || isStillChild(child, isChild)
    else {
      pass.mayHaveChanged = true
      if traits.has(.waiting) { layOutHolders(of: step.pointee) }
      if traits.has(.apart) { return placeApart(step.pointee, pass, container, isChild) }
      return place(child, step.pointee, pass, container, isChild)
    }
    let frame: CGRect
    if traits.has(.closed) {
      frame = step.pointee.layout.with { $0.closedFrame(in: pass, container) }
    } else {
      let room = room(for: step, pass, container)
      guard room.width == room.width else {
        pass.mayHaveChanged = true
        return place(child, step.pointee, pass, container, isChild)
      }
      frame = self.frame(
        fitting: pass.evaluated.knownSize ?? child.plumbSizeThatFits(room), step, pass)
    }
    guard frame.isSound, !traits.has(.runsCode) || isStillChild(child, isChild) else {
      pass.mayHaveChanged = true
      return settle(child, pass, container, step.pointee)
    }
    // A setter of a host that keeps its frames calls nobody.
    pass.mayHaveChanged = !Child.plumbKeepsFrames || traits.has(.runsCode)
    child.plumbFrame = frame
    if traits.has(.referenced) {
      pass.note(child, step.pointee.cell, given: frame)
      if traits.has(.measured) {
        pass.noteSize(at: step.pointee.cell)
        if pass.isOnGrid { pass.noteLengths(of: step.pointee, container) }
      }
    }
  }

  /// Whether a child is still one. Where the container tells of changes, nobody else is asked.
  @inlinable @inline(always)
  func isStillChild<Child: Layoutable>(_ child: Child, _ isChild: (Child) -> Bool) -> Bool {
    phase.knownVersion == childrenVersion || isChild(child)
  }

  /// The same for a child whose frame needs more than its facts.
  @inlinable
  func place<Child: Layoutable>(
    _ child: Child, _ step: LayoutPlan.Step, _ pass: LayoutRun, _ container: any Layoutable,
    _ isChild: (Child) -> Bool
  ) {
    let grid = pass.grid
    var placed = step.layout.with { $0.placed(in: pass, container) }
    placed.close { fittedSize(of: child, at: step.cell, offering: $0, on: grid) }
    let frame = placed.frame
    let aligned = grid.aligned(frame)
    guard step.traits.has(.plain), frame.isSound, aligned.isSound, !pass.isWatched,
      isStillChild(child, isChild)
    else {
      return settle(child, placed, step.layout.object, pass, container, step)
    }
    child.plumbFrame = aligned
    if step.traits.has(.referenced) {
      pass.note(child, step.cell, given: aligned)
      if step.traits.has(.measured) {
        pass.noteSize(at: step.cell)
        if pass.isOnGrid { pass.noteLengths(placed, of: step) }
      }
    }
  }
}

extension LayoutInfo {
  /// The same for a group, a knot, and a child whose lengths are limited before it is asked.
  @inlinable
  func placeApart<Child: Layoutable>(
    _ step: LayoutPlan.Step, _ pass: LayoutRun, _ container: any Layoutable,
    _ isChild: (Child) -> Bool
  ) {
    if step.traits.has(.group) {
      placeGroup(step, pass, container, isChild)
    } else if step.traits.has(.knot) {
      placeKnot(step, pass, container, Child.self)
    } else {
      placeLimited(step, pass, container)
    }
  }

  @usableFromInline
  func placeLimited(_ step: LayoutPlan.Step, _ pass: LayoutRun, _ container: any Layoutable) {
    guard let child = pass.child?.object else { return }
    let layout = step.layout.object
    settle(child, layout.placed(in: pass, container), layout, pass, container, step)
  }
}

extension LayoutInfo {
  /// Begins to run the plan: the parent's areas that it needs are in their cells.
  @usableFromInline
  func begin(in space: ParentSpace, of container: any Layoutable, _ grid: PixelGrid) {
    if pass.isWatched { noteChangesOutsidePasses(space.bounds, of: container) }
    pass.begin(space, nextStamp(), grid)
    pass.note(pass.areas, of: container)
  }

  @usableFromInline
  func layOutHolders(of step: LayoutPlan.Step) {
    phase.waitingStep = step.index
    pass.plan?.layOutHolders(of: step.index)
    phase.waitingStep = nil
  }

  /// What `child` asks for when it is offered `room`, with both lengths on the grid.
  @inlinable @inline(always)
  func fittedSize(
    of child: some Layoutable, at cell: Int, offering room: CGSize, on grid: PixelGrid
  ) -> CGSize {
    if let known = knownSize(at: cell, offering: room) { return grid.fitted(known) }
    let before = counts
    let size = child.plumbSizeThatFits(room)
    remember(size, of: child, at: cell, offering: room, since: before)
    return grid.fitted(size)
  }

  /// The last steps of a layout whose frame has been evaluated, but is not sound, or whose closures may
  /// have changed the tree. No closure runs again: it may give another number the next time.
  @usableFromInline @inline(never)
  func settle(
    _ child: any Layoutable, _ pass: LayoutRun, _ parent: any Layoutable, _ step: LayoutPlan.Step
  ) {
    let layout = step.layout.object
    settle(child, layout.placedAgain(in: pass, parent), layout, pass, parent, step)
  }

  /// The last steps of a layout that is not plain: mended, adjusted, on the grid, applied, told.
  @usableFromInline @inline(never)
  func settle(
    _ child: any Layoutable, _ placed: PlacedFrame, _ layout: StoredLayout, _ pass: LayoutRun,
    _ parent: any Layoutable, _ step: LayoutPlan.Step
  ) {
    var isPlaced = false
    defer {
      if step.traits.has(.referenced) { pass.note(child, step.cell) }
      if step.traits.has(.measured) {
        pass.noteSize(at: step.cell)
        if isPlaced, pass.isOnGrid { pass.noteLengths(placed, of: step) }
      }
    }
    guard child.isChild(of: parent) else { return }
    guard let settled = settled(child, placed, pass, parent, step, pass.grid) else { return }
    move(child, to: settled.frame)
    isPlaced = true
    settled.evaluation.finish(settled.frame)
  }

  /// The frame of a layout that is not plain, with what has evaluated it; nil, and reported, if there is
  /// none.
  @inline(never)
  func settled(
    _ child: any Layoutable, _ placed: PlacedFrame, _ pass: LayoutRun, _ parent: any Layoutable,
    _ step: LayoutPlan.Step, _ grid: PixelGrid
  ) -> (frame: CGRect, evaluation: LayoutEvaluation)? {
    let layout = step.layout.object
    let evaluation = LayoutEvaluation(
      context: pass.context(in: parent), adjustments: layout.adjustments,
      callSite: layout.callSite)
    let frame = evaluation.settled(placed) {
      fittedSize(of: child, at: step.cell, offering: $0, on: grid)
    }
    return frame.map { ($0, evaluation) }
  }

  /// Gives a child its frame, and has those laid out again that are pinned to it from outside.
  func move(_ child: any Layoutable, to frame: CGRect) {
    let before = child.plumbFrame
    child.plumbFrame = frame
    if pass.isWatched, child.plumbFrame.isElsewhere(than: before) { noteMove(of: child) }
  }
}

extension LayoutInfoStorable {
  /// Reports that this container was told to lay out while it runs its layouts.
  @usableFromInline
  func reportPassInPass() { reportInterference(.passInPass) }

  /// Reports what a closure did to this container while the container runs its layouts. A layout
  /// that is explained may ask a container that is being asked, which is no fault.
  func reportInterference(_ kind: LayoutIssue.Kind, asked: String = "layout") {
    if LayoutSession.current.isExplaining { return }
    LayoutIssue(
      kind: kind, view: plumbName, asked: asked, callSite: LayoutCallSite(#fileID, #line)
    ).deliver(in: self)
  }
}
