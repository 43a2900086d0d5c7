import Foundation

/// A pin of a container's child to a view that is not a child of that container.
///
/// The view's place relative to the child depends on the hosts between the view and the container: the two and their
/// ancestors, without their nearest common ancestor and all above it.
struct OutsidePin {
  let reference: WeakHost
  let child: WeakHost
  /// The index of the first step of the child.
  let step: Int
  /// The hosts between the view and the container, each with the parent that it had when the plan was made.
  private let path: [(host: WeakHost, parent: ObjectIdentifier)]
  /// The parents of the hosts in `path` that are not in `path` themselves: usually just the common ancestor.
  private let around: [WeakHost]

  init(
    _ reference: any Layoutable, of child: any Layoutable, in container: some Layoutable, step: Int
  ) {
    self.reference = WeakHost(any: reference)
    self.child = WeakHost(any: child)
    self.step = step
    let between = HostTree.between(reference, container)
    path = between.compactMap { host in
      host.plumbParent.map { (WeakHost(any: host), ObjectIdentifier($0)) }
    }
    var known = Set(between.map { ObjectIdentifier($0) })
    around = between.compactMap { host in
      guard let parent = host.plumbParent, known.insert(ObjectIdentifier(parent)).inserted else {
        return nil
      }
      return WeakHost(any: parent)
    }
  }

  /// Whether the hosts between the view and the container still have the parents that they had when the plan was made.
  var holds: Bool {
    // The parents must still exist: the address of a parent that is gone may be reused.
    around.allSatisfy { $0.host != nil }
      && path.allSatisfy { host, parent in
        host.host?.plumbParent.map { ObjectIdentifier($0) } == parent
      }
  }

  /// Whether the view shared no tree with the container when the plan was made.
  var isNowhere: Bool { path.isEmpty }

  /// Whether the child is one of `members`.
  func isMade(by members: Set<ObjectIdentifier>) -> Bool {
    child.host.map { members.contains(ObjectIdentifier($0)) } ?? false
  }

  /// The hosts between the view and the container, as far as they still exist.
  var hosts: [any Layoutable] { path.compactMap(\.host.host) }
}

extension LayoutPlan {
  /// Whether all outside pins hold: the hosts on their paths still have the parents that they had when the plan was
  /// made.
  var outsideHolds: Bool { outside.isEmpty || outside.allSatisfy(\.holds) }
}

extension LayoutInfo {
  /// Makes the containers around a plan's outside views notify this one when they move such a view. If a view is not in
  /// the tree of this container yet, waits for its arrival. Pins that are part of a reference cycle never settle, so
  /// they are not watched, and are evaluated again only in the next pass.
  func watch(_ plan: LayoutPlan, except cycles: [FactCycle]) {
    let members = Set(cycles.flatMap(\.hosts).map { ObjectIdentifier($0) })
    for pin in plan.outside where !pin.isMade(by: members) {
      guard let reference = pin.reference.host else { continue }
      pin.isNowhere
        ? session.object.settling.awaitArrival(of: reference, for: self, in: plan)
        : session.object.looseWays.add(pin, of: self)
      watch(reference, pin.hosts) { holder, host in
        holder.watchers.add(self, plan, step: pin.step, to: host)
      }
    }
  }

  /// Makes the containers that can move `host`, a view that was read, notify this one when they move it. `between` has
  /// the hosts between that view and this container.
  func watch(_ host: any Layoutable, _ between: [any Layoutable]) {
    guard let plan = passPlan else { return }
    watch(host, between) { holder, host in
      if !holder.watchers.has(self, plan, at: host) {
        holder.watchers.add(self, plan, step: 0, to: host)
      }
    }
  }

  /// Calls `add` for each host in `between` that is a child of another container, with the store of that container and
  /// the host. A reference that contains this container is not in `between`. If it is a container, its size is watched:
  /// `add` is called with its own store and the reference.
  @inline(never)
  private func watch(
    _ reference: any Layoutable, _ between: [any Layoutable],
    _ add: (LayoutInfo, any Layoutable) -> Void
  ) {
    for host in between {
      if let holder = host.plumbParent?.plumbLayoutInfo, holder !== self { add(holder, host) }
    }
    if !between.contains(where: { $0 === reference }), let info = reference.plumbLayoutInfo,
      info !== self
    {
      add(info, reference)
    }
  }

  /// At the beginning of a pass, notes changes that watchers depend on and that no pass has made: the
  /// container's size, its scroll offset, and which children are hidden.
  @usableFromInline
  func noteChangesOutsidePasses(_ bounds: CGRect, of container: any Layoutable) {
    let before = scroll.lastBounds ?? pass.space.bounds
    // Views inside a scrolling container measure from its content, so the size of the content counts, too.
    let isLonger =
      scroll.lastBounds != nil && container.plumbLayoutBounds.isElsewhere(than: pass.space.bounds)
    // A copy, because asking a host may run code that changes the watchers.
    let known = watchers
    if isLonger || bounds.isElsewhere(than: before) { noteMove(of: container) }
    if before.origin != bounds.origin {
      for host in known.hosts { noteMove(of: host) }
    }
    for host in known.hiddenOrShown {
      watchers.noteHidden(host, host.plumbIsHidden)
      noteMove(of: host)
    }
  }

  /// Marks the containers that depend on `host`, which was moved or resized, to be laid out again. Leaves out those
  /// whose current pass will still run the step that depends on it.
  @usableFromInline
  func noteMove(of host: AnyObject) {
    for (info, step) in watchers.watching(host) where !info.isAbout(toRun: step) {
      info.layOutAgainWithThoseAround()
    }
  }

  /// Whether a pass of this container is going on and will still run `step`, so that another pass is not needed. Other
  /// containers may be laid out during the pass: by a child that is asked for its size, or by the pass itself before it
  /// runs the step in `waitingStep`.
  private func isAbout(toRun step: Int) -> Bool {
    guard isInPass else { return false }
    if step == phase.waitingStep { return true }
    guard let child = pass.child?.object, let cell = table.cell(of: child),
      let current = passPlan?.index(of: Int(cell))
    else { return false }
    return step > current
  }

  /// Marks the container, and each container around it that asks for its size, to be laid out again before the
  /// outermost call returns.
  func layOutAgainWithThoseAround() {
    var info: LayoutInfo? = self
    while let one = info {
      LayoutSession.current.settling.layOutAgain(one)
      info = one.container?.askingInfo
    }
  }

  /// Makes the container run another pass, by its own methods.
  func layOutAgain() {
    guard let container else { return }
    LayoutSession.current.noteMoves { container.plumbSetNeedsLayout() }
    container.plumbLayoutIfNeeded()
  }

  /// An upper bound for the number of children that a pass lays out, even if the plan was forgotten.
  var stepCount: Int { max(passPlan?.steps.count ?? 0, count) }

  /// Reports that pins across containers move views endlessly.
  func reportUnrest() {
    let pinned = passPlan?.outside.lazy.compactMap(\.child.host).first
    (pinned ?? fittedChild ?? container)?.reportUnrest()
  }

  /// A child that is asked for its size, which may depend on views outside of it.
  private var fittedChild: (any Layoutable)? {
    let cells = table.storedCells.filter { table[$0]?.isFitted ?? false }
    return cells.lazy.compactMap { self.table.host(at: $0) }.first
  }
}

extension Layoutable {
  /// The source line of this host's layout in its parent, or else of a layout that is stored in the host.
  var storedCallSite: LayoutCallSite {
    let layout = plumbParent?.plumbLayoutInfo?.stored(for: self)?.anyLayout
    return (layout ?? plumbLayoutInfo?.someLayout)?.callSite ?? .unknown
  }

  /// Reports that this host and others, pinned to one another across containers, never settle. Names the facts of a
  /// cycle if one is found; a cycle is reported once.
  @inline(never)
  func reportUnrest() {
    let cycles = LayoutSession.current.outsideCycles
    if cycles.explains(self) { return }
    if let cycle = cycles.explainUnrest(of: self), let info = cycle.info {
      return info.reportOnce(cycle.issue)
    }
    LayoutIssue(
      kind: .cycle, view: plumbName, asked: "views pinned across containers",
      callSite: storedCallSite
    ).deliver(in: plumbParent ?? self)
  }

  /// Reports that this host never settles, as a trial has found. Does nothing if this host or its container has
  /// reported a cycle.
  func reportUnrestOnTrial() {
    let infos = [plumbLayoutInfo, plumbParent?.plumbLayoutInfo]
    if !infos.contains(where: { $0?.knowsCycle ?? false }) { reportUnrest() }
  }
}
