import Foundation

/// A pin of a container's child to a view that is not a child of that container.
///
/// Where the view stands for the child depends on every host between the two: the view and those
/// around it, and the container and those around it, up to the first host around both.
struct OutsidePin {
  let reference: WeakHost
  let child: WeakHost
  /// When in the container's pass the child is laid out.
  let step: Int
  /// The hosts between, each with the parent that it had.
  private let path: [(host: WeakHost, parent: ObjectIdentifier)]
  /// Those parents that are not among the hosts between: what is around both, as a rule.
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

  /// Whether the hosts between are still where they were.
  var holds: Bool {
    // What is around may be gone, and another object at its address.
    around.allSatisfy { $0.host != nil }
      && path.allSatisfy { host, parent in
        host.host?.plumbParent.map { ObjectIdentifier($0) } == parent
      }
  }

  /// Whether the view was in no tree with the container.
  var isNowhere: Bool { path.isEmpty }

  /// Whether the child is one of `members`.
  func isMade(by members: Set<ObjectIdentifier>) -> Bool {
    child.host.map { members.contains(ObjectIdentifier($0)) } ?? false
  }

  /// The hosts between that are still there.
  var hosts: [any Layoutable] { path.compactMap(\.host.host) }
}

extension LayoutPlan {
  /// Whether all views elsewhere are where they were when the plan was made.
  var outsideHolds: Bool { outside.isEmpty || outside.allSatisfy(\.holds) }
}

extension LayoutInfo {
  /// Has the containers around the views that a plan depends on tell when they move one. Pins that are
  /// part of a reference cycle would never come to rest, and are left to the next pass.
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

  /// Has the containers around a view that a closure looked up tell when they move it.
  func watch(_ host: any Layoutable, _ between: [any Layoutable]) {
    guard let plan = passPlan else { return }
    watch(host, between) { holder, host in
      if !holder.watchers.has(self, plan, at: host) {
        holder.watchers.add(self, plan, step: 0, to: host)
      }
    }
  }

  /// Calls `add` with those who tell that a reference stands elsewhere, and with what they tell of: the
  /// container around each host between, and a reference that is around this container of its own size.
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

  /// Notes at the beginning of a pass what those depend on who are pinned to the container and its
  /// children, and what no pass has moved: the container's size, where it is scrolled to, and which
  /// children are hidden.
  @usableFromInline
  func noteChangesOutsidePasses(_ bounds: CGRect, of container: any Layoutable) {
    let before = scroll.lastBounds ?? pass.space.bounds
    // From inside, a container that scrolls is its content.
    let isLonger =
      scroll.lastBounds != nil && container.plumbLayoutBounds.isElsewhere(than: pass.space.bounds)
    // In a copy, since a host that is asked may do anything.
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

  /// Has those that are pinned to `host` from outside laid out again, after a pass has moved it or it has
  /// got another size.
  @usableFromInline
  func noteMove(of host: AnyObject) {
    for (info, step) in watchers.watching(host) where !info.isAbout(toRun: step) {
      info.layOutAgainWithThoseAround()
    }
  }

  /// Whether a pass is going on that has not come to a step. A child that is asked for its size may have others
  /// laid out in the midst of it.
  private func isAbout(toRun step: Int) -> Bool {
    guard isInPass else { return false }
    if step == phase.waitingStep { return true }
    guard let child = pass.child?.object, let cell = table.cell(of: child),
      let current = passPlan?.index(of: Int(cell))
    else { return false }
    return step > current
  }

  /// Has the container laid out again before the outermost call returns, and those around that ask it for its
  /// size.
  func layOutAgainWithThoseAround() {
    var info: LayoutInfo? = self
    while let one = info {
      LayoutSession.current.settling.layOutAgain(one)
      info = one.container?.askingInfo
    }
  }

  /// Runs another pass of the container, in its own way.
  func layOutAgain() {
    guard let container else { return }
    LayoutSession.current.noteMoves { container.plumbSetNeedsLayout() }
    container.plumbLayoutIfNeeded()
  }

  /// How many children a pass may lay out, also if the last one has forgotten its plan.
  var stepCount: Int { max(passPlan?.steps.count ?? 0, count) }

  /// Reports that pins across containers move views to and fro without end.
  func reportUnrest() {
    let pinned = passPlan?.outside.lazy.compactMap(\.child.host).first
    (pinned ?? fittedChild ?? container)?.reportUnrest()
  }

  /// A child that is asked for its size, which hangs on where views outside of it are.
  private var fittedChild: (any Layoutable)? {
    let cells = table.storedCells.filter { table[$0]?.isFitted ?? false }
    return cells.lazy.compactMap { self.table.host(at: $0) }.first
  }
}

extension Layoutable {
  /// The line of the layout that this host has in its parent, or else of one that is stored in it.
  var storedCallSite: LayoutCallSite {
    let layout = plumbParent?.plumbLayoutInfo?.stored(for: self)?.anyLayout
    return (layout ?? plumbLayoutInfo?.someLayout)?.callSite ?? .unknown
  }

  /// Reports that this host and others that are pinned to one another across containers never come to rest.
  func reportUnrest() {
    LayoutIssue(
      kind: .cycle, view: plumbName, asked: "views pinned across containers",
      callSite: storedCallSite
    ).deliver(in: plumbParent ?? self)
  }

  /// The same for numbers that a trial has found to wait for themselves, unless a circle is known there.
  func reportUnrestOnTrial() {
    let infos = [plumbLayoutInfo, plumbParent?.plumbLayoutInfo]
    if !infos.contains(where: { $0?.knowsCycle ?? false }) { reportUnrest() }
  }
}
