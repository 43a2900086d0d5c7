import Foundation

extension LayoutScope where Host: LayoutInfoStorable {
  /// Runs one pass over the children that have a layout: lower orders first; within an order, a child after
  /// those it is pinned to; otherwise in the order of the subviews. Each child gets its frame before the next
  /// is evaluated.
  ///
  /// A container calls this in its `layoutSubviews()`. A child whose layout has no frame is reported and
  /// keeps its old one; the pass goes on. A pass inside a pass of the same container is reported and does
  /// nothing.
  ///
  /// A reference may be inside another child: then that child's subtree is laid out first. Containers that
  /// are pinned to a view which this pass moves are laid out again before the outermost call returns.
  ///
  /// A pass plans again if children, layouts, orders or the condition have changed, in O(children + pins).
  /// Other passes allocate nothing.
  @_alwaysEmitIntoClient @inline(always)
  public func layoutStoredSubviews() {
    let info = host.layoutInfo
    if let scrolling = host.plumbScrolling, !findContent(scrolling) { return }
    let version = host.plumbChildrenVersion
    guard let plansHold = info.beginPass(version) else { return host.reportPassInPass() }
    let children = host.plumbChildren
    let space = ParentSpace(bounds: host.plumbLayoutBounds, direction: host.plumbDirection)
    if !plansHold, !info.pass.holdsKnots(version, of: Host.PlumbChild.self, in: space) {
      info.plan(for: host, children, in: space)
    }
    if info.pass.isWatched { info.noteChangesOutsidePasses(host.plumbBounds, of: host) }
    info.begin(in: space, host.plumbPixelGrid)
    if info.pass.readsAreas { info.pass.noteAreas(of: host) }
    info.run(PassTarget<Host.PlumbChild>(), info.pass, in: host)
    info.endPass()
    withExtendedLifetime(children) {}
  }
}

extension LayoutInfo {
  /// Begins to run the plan, and notes the parent's bounds in their cell.
  @usableFromInline
  func begin(in space: ParentSpace, _ grid: PixelGrid) {
    pass.begin(space, nextStamp(), grid)
    pass.noteBounds()
  }

  @usableFromInline @inline(never)
  func layOutHolders(of step: LayoutPlan.Step) {
    phase.waitingStep = pass.plan?.index(of: step.cell)
    pass.plan?.layOutHolders(of: step.cell)
    phase.waitingStep = nil
  }

  /// The size that `child` asks for when it is offered `room`, both lengths on the grid. A valid remembered
  /// size is reused.
  @_alwaysEmitIntoClient @inline(always)
  func fittedSize(
    of child: some Layoutable, at cell: Int, offering room: CGSize, on grid: PixelGrid
  ) -> CGSize {
    if let known = knownSize(at: cell, offering: room) { return grid.fitted(known) }
    let before = counts
    let size = child.plumbSizeThatFits(room)
    remember(size, of: child, at: cell, offering: room, since: before)
    return grid.fitted(size)
  }

  /// Calls ``fittedSize(of:at:offering:on:)`` out of line, for callers that ask in several places.
  @inlinable @inline(never)
  func askedSize(
    of child: some Layoutable, at cell: Int, offering room: CGSize, on grid: PixelGrid
  ) -> CGSize {
    fittedSize(of: child, at: cell, offering: room, on: grid)
  }

  /// Settles the frame that the facts make, gives it to the child, and calls the closures that wait for it. A child
  /// that has no settled frame or was removed keeps its frame.
  @usableFromInline @inline(never)
  func settle(
    _ child: any Layoutable, _ placed: PlacedFrame, _ pass: LayoutRun, _ parent: any Layoutable,
    _ step: LayoutPlan.Step
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
    guard let settled = settled(child, placed, pass, parent, step) else { return }
    move(child, to: settled.frame)
    isPlaced = true
    settled.evaluation.finish(settled.frame)
  }

  /// The settled frame of a child, and the evaluation that settled it. If there is no settled frame, reports that and
  /// returns nil.
  @inline(never)
  func settled(
    _ child: any Layoutable, _ placed: PlacedFrame, _ run: LayoutRun, _ parent: any Layoutable,
    _ step: LayoutPlan.Step, in trial: LayoutTrial? = nil
  ) -> (frame: CGRect, evaluation: LayoutEvaluation)? {
    let layout = step.layout.object
    let placed = provisional(placed, run, parent, step, in: trial) ?? placed
    let spans = step.traits.has(.plain) ? nil : trial?.spans
    let evaluation = LayoutEvaluation(
      context: run.context(in: parent), adjustments: layout.adjustments,
      callSite: layout.callSite,
      noteLength: spans?.noteOfLengths(at: step.cell), cell: step.cell)
    return evaluation.settled(placed).map { ($0, evaluation) }
  }

  /// The facts of a frame with a provisional negative length, changed so that the length becomes 0 at the fact that
  /// waits for no other view. Nil if nothing changes, or if negative lengths already become 0 at their final side.
  private func provisional(
    _ placed: PlacedFrame, _ run: LayoutRun, _ parent: any Layoutable, _ step: LayoutPlan.Step,
    in trial: LayoutTrial?
  ) -> PlacedFrame? {
    guard step.traits.has(.awaiting), !placed.frame.isSound else { return nil }
    if trial?.mending == .final || LayoutSession.current.settling.isFinal { return nil }
    guard
      let provisional = step.layout.object.keepingWhatIsKnown(
        placed, in: parent, run.plan?.awaiting ?? CellSet(), table)
    else { return nil }
    if let trial {
      trial.mending = .provisional
    } else {
      LayoutSession.current.settling.noteProvisional(self)
    }
    return provisional
  }

  /// Gives a child its frame. If that moves it, containers that are pinned to it are laid out again.
  func move(_ child: any Layoutable, to frame: CGRect) {
    let before = child.plumbFrame
    child.plumbFrame = frame
    if pass.isWatched, child.plumbFrame.isElsewhere(than: before) { noteMove(of: child) }
  }
}

extension LayoutInfoStorable {
  /// Reports that this container was asked to lay out while it runs its layouts.
  @usableFromInline
  func reportPassInPass() { reportInterference(.passInPass) }

  /// Reports a call to this container while it runs its layouts. While a layout is explained, such a call is
  /// no mistake.
  func reportInterference(_ kind: LayoutIssue.Kind, asked: String = "layout") {
    if LayoutSession.current.isExplaining { return }
    LayoutIssue(
      kind: kind, view: plumbName, asked: asked, callSite: storedCallSite
    ).deliver(in: self)
  }
}
