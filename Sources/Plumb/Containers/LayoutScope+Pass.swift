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
    let stamp = info.beginPass()
    guard stamp != 0 else { return host.reportPassInPass() }
    let children = host.plumbChildren
    let space = ParentSpace(bounds: host.plumbBounds, direction: host.plumbDirection)
    let plan =
      info.planThatHolds(host.plumbChildrenVersion)
      ?? info.plan(for: host, children, in: space.bounds)
    let pass = info.pass(in: space, stamp, plan, of: host)
    let version = plan.childrenVersion
    let id = Int(bitPattern: ObjectIdentifier(host))
    info.run(plan, pass, of: host, host.plumbPixelGrid, children) { child in
      version != nil
        ? host.plumbChildrenVersion == version : address(of: child.plumbParent) == id
    }
    info.endPass()
  }
}

extension LayoutInfo {
  /// Evaluates the layouts of a plan and gives each child its frame before the next is evaluated.
  ///
  /// It knows the class of the children and not that of the container, so that containers which are
  /// generic themselves run it as fast as others. `isChild` tells whether a child is still one; it is
  /// asked for each, because whatever a layout calls may change the tree. `children` are those of
  /// the plan, held until the pass is over.
  @inlinable @inline(always)
  func run<Child: Layoutable>(
    _ plan: LayoutPlan, _ pass: LayoutPass, of container: any Layoutable, _ grid: PixelGrid,
    _ children: [Child], _ isChild: (Child) -> Bool
  ) {
    // A setter of a host that keeps its frames calls nobody, so nothing can have changed after it.
    var mayHaveChanged = true
    plan.readings.withUnsafeBufferPointer { steps in
      for step in steps { step.withChild(Child.self) { pass.note($0, step.cell) } }
    }
    plan.steps.withUnsafeBufferPointer { steps in
      for index in steps.indices {
        let step = steps[index]
        if step.waits { layOutHolders(of: index, plan) }
        step.withChild(Child.self) { child in
          step.layout.with { layout in
            pass.child = UnretainedHost(child)
            let frame: CGRect
            if step.isClosed {
              frame = layout.closedFrame(in: pass, container)
            } else {
              var placed = layout.placed(in: pass, container)
              placed.close { fittedSize(of: child, at: step.cell, offering: $0, on: grid) }
              frame = placed.frame
              if !step.isPlain || !grid.aligned(frame).isSound {
                mayHaveChanged = true
                return settle(child, placed, layout, pass, container, step)
              }
            }
            let aligned = grid.aligned(frame)
            guard frame.isSound, grid.isNone || aligned.isSound, !mayHaveChanged || isChild(child)
            else {
              return settle(
                child, layout.placed(in: pass, container), layout, pass, container, step)
            }
            mayHaveChanged = step.runsCode || !Child.plumbKeepsFrames
            if isWatched {
              move(child, to: aligned)
            } else {
              child.plumbFrame = aligned
            }
            if step.isReferenced { pass.note(child, step.cell) }
          }
        }
      }
    }
    withExtendedLifetime((children, plan)) {}
  }
}

extension LayoutPass {
  /// Notes where a child is, for what is pinned to it.
  @inlinable @inline(always)
  func note(_ child: some Layoutable, _ cell: Int) {
    // A transformed child is measured the long way.
    guard !child.plumbIsTransformed else { return }
    (cells + cell).pointee.frame = child.plumbFrame
    (cells + cell).pointee.stamp = stamp
  }
}

extension LayoutInfo {
  /// Begins a pass: the parent's areas that the plan needs are in their cells.
  @usableFromInline
  func pass(
    in space: ParentSpace, _ stamp: Int, _ plan: LayoutPlan, of container: any Layoutable
  ) -> LayoutPass {
    pass.begin(space, stamp)
    pass.noteAreas(plan.areas, of: container)
    return pass
  }

  @usableFromInline
  func layOutHolders(of step: Int, _ plan: LayoutPlan) {
    stepsDone = step
    plan.layOutHolders(of: step)
  }

  /// What `child` asks for when it is offered `room`, with both lengths on the grid.
  @inlinable @inline(always)
  func fittedSize(
    of child: some Layoutable, at cell: Int, offering room: CGSize, on grid: PixelGrid
  ) -> CGSize {
    if let known = knownSize(at: cell, offering: room) { return grid.fitted(known) }
    let trials = trialCount
    let size = child.plumbSizeThatFits(room)
    if trialCount != trials { remember(size, at: cell, offering: room) }
    return grid.fitted(size)
  }

  /// The last steps of a layout that is not plain: mended, adjusted, on the grid, applied, told.
  @usableFromInline @inline(never)
  func settle(
    _ child: any Layoutable, _ placed: PlacedFrame, _ layout: StoredLayout, _ pass: LayoutPass,
    _ parent: any Layoutable, _ step: LayoutPlan.Step
  ) {
    defer { if step.isReferenced { pass.note(child, step.cell) } }
    guard let owner = child.plumbParent, owner === parent else { return }
    let evaluation = LayoutEvaluation(
      context: pass.context(in: parent), adjustments: layout.adjustments,
      callSite: layout.callSite)
    guard let frame = evaluation.settled(placed) else { return }
    move(child, to: frame)
    evaluation.finish(frame)
  }

  /// Gives `child` its frame, and tells those that are pinned to it from outside.
  @usableFromInline @inline(never)
  func move(_ child: any Layoutable, to frame: CGRect) {
    let before = child.plumbFrame
    child.plumbFrame = frame
    if isWatched, child.plumbFrame != before { noteMove(of: child) }
  }
}

extension LayoutInfoStorable {
  /// Reports that this container was told to lay out while it runs its layouts.
  @usableFromInline
  func reportPassInPass() { reportInterference(.passInPass) }

  /// Reports what a closure did to this container while the container runs its layouts.
  func reportInterference(_ kind: LayoutIssue.Kind) {
    LayoutIssue(
      kind: kind, view: plumbName, asked: "layout", callSite: LayoutCallSite(#fileID, #line)
    ).deliver(in: self)
  }
}
