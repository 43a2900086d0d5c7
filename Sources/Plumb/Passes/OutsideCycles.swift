import Foundation

/// A search for cycles of facts that go through several containers.
///
/// A fact of a child waits for the facts that it reads. If it reads a view in another container, it also waits for the
/// origins of the hosts between that view and its own container (see ``OutsidePin``). Those facts wait for others in
/// turn. The search is depth-first, from each fact of each child with an outside pin. As long as nothing changes, it
/// visits each fact once in a ``LayoutSession``. So planning many containers that are pinned to one another is linear.
///
/// A class, because asking a container for its condition runs code that may lay out and search in turn.
final class OutsideCycles {
  private var finished: Set<FactOfHost.Key> = []
  private(set) var found: [FactCycle] = []
  /// The session's version of contents that the results belong to.
  private var contents: UInt64?
  /// Whether a fitted length counts as waiting for the views inside its host. A cycle through such a length may be
  /// harmless: the views may measure from the host, and a closure may read less than its type tells. So these waits
  /// are followed only to explain why a view did not settle.
  private var followsInside = false

  /// Forgets the results of earlier contents.
  func begin(_ contents: UInt64) {
    if self.contents != contents { (finished, found) = ([], []) }
    self.contents = contents
  }

  /// Whether a reported cycle explains why `host` does not settle: it goes through the host, a view inside it,
  /// or a view around it.
  func explains(_ host: any Layoutable) -> Bool {
    found.contains { cycle in
      cycle.info?.knowsCycle ?? false
        && cycle.hosts.contains { $0.isInside(host) || host.isInside($0) }
    }
  }

  /// Finds a cycle that a fact of `host` is part of or leads to, also through views inside fitted hosts, and notes it.
  /// Nil if none is found.
  func explainUnrest(of host: any Layoutable) -> FactCycle? {
    let search = OutsideCycles()
    search.followsInside = true
    search.search(from: host)
    guard let cycle = search.found.first else { return nil }
    found.append(cycle)
    return cycle
  }

  /// Searches for cycles that a fact of `child` is part of or leads to.
  func search(from child: any Layoutable) {
    for node in FactNode.allCases { search(from: FactOfHost(child, node)) }
  }

  private func search(from fact: FactOfHost) {
    guard !finished.contains(fact.key) else { return }
    var path = [(fact: fact, next: fact.dependencies(followsInside)[...])]
    var onPath: [FactOfHost.Key: Int] = [fact.key: 0]
    while let (fact, rest) = path.last {
      guard let dependency = rest.first else {
        finished.insert(fact.key)
        onPath[fact.key] = nil
        path.removeLast()
        continue
      }
      path[path.count - 1].next = rest.dropFirst()
      if let start = onPath[dependency.key] {
        note(path[start...].map(\.fact))
      } else if !finished.contains(dependency.key) {
        onPath[dependency.key] = path.count
        path.append((dependency, dependency.dependencies(followsInside)[...]))
      }
    }
  }

  /// Notes a cycle, unless one of its views is in a known cycle. A cycle inside one container is left to that
  /// container's plan.
  @_optimize(size)
  private func note(_ facts: [FactOfHost]) {
    let parent = facts[0].host.plumbParent
    if facts.allSatisfy({ $0.host.plumbParent === parent }) { return }
    let known = Set(found.flatMap(\.hosts).map { ObjectIdentifier($0) })
    guard !facts.contains(where: { known.contains(ObjectIdentifier($0.host)) }) else { return }
    found.append(
      FactCycle(
        facts.compactMap { fact in
          fact.layout.map { FactCycle.Fact(fact.host, $0, fact.node) }
        }))
  }
}

/// A fact of a host. The host may have no stored layout.
private struct FactOfHost {
  let host: any Layoutable
  let node: FactNode

  struct Key: Hashable {
    let host: ObjectIdentifier
    let node: FactNode
  }

  init(_ host: any Layoutable, _ node: FactNode) {
    self.host = host
    self.node = node
  }

  var key: Key { Key(host: ObjectIdentifier(host), node: node) }

  /// The host's layout under the current condition of its container; nil if there is none.
  var layout: StoredLayout? { host.layoutInForce }

  /// The facts that this one waits for according to the host's stored layout. With `followsInside`, a fitted length
  /// also waits for the facts of the views inside the host.
  func dependencies(_ followsInside: Bool) -> [FactOfHost] {
    guard let parent = host.plumbParent, let info = parent.plumbLayoutInfo, let layout else {
      return []
    }
    let isMirrored = parent.plumbDirection == .rightToLeft
    let own = layout.nodes(before: node, isMirrored: isMirrored).map { FactOfHost(host, $0) }
    return own + (followsInside ? inside(layout) : [])
      + layout.reads(of: node, isMirrored: isMirrored).flatMap { read -> [FactOfHost] in
        if FrameCell.area(at: read.cell) != nil {
          // A fitted length and the children may depend on each other. That is no cycle: trials search for a length in
          // which all children lie inside.
          if followsInside, parent.isAsked(along: read.what.axis) { return [] }
          return [FactOfHost(parent, decidingAsItIs: read.what)]
        }
        guard let reference = info.table.host(at: read.cell), reference !== parent else {
          return []
        }
        return HostTree.between(reference, parent).compactMap { between in
          (between === reference ? read.what : read.what.start).map {
            FactOfHost(between, deciding: $0)
          }
        }
      }
  }

  /// The facts of the children along the axis of this length, if the host is a container that is asked for the length:
  /// it depends on where the children end. None for other facts, and none for a group's layout, because the group finds
  /// the lengths of its members together.
  private func inside(_ layout: StoredLayout) -> [FactOfHost] {
    let axis: FactNode
    switch node {
    case .secondColumn: axis = .columns
    case .secondRow: axis = .rows
    default: return []
    }
    guard layout.group == nil, host.isAsked(along: axis),
      let table = host.plumbLayoutInfo?.table
    else { return [] }
    let what = FactRead.What.axis(axis == .rows ? .vertical : .horizontal)
    return table.storedCells.compactMap { cell in
      table.host(at: cell).map { FactOfHost($0, deciding: what) }
    }
  }

  /// The fact that decides a part of a host; the frame if the host is transformed or has no layout.
  private init(_ host: any Layoutable, deciding what: FactRead.What) {
    self.init(host, decidingAsItIs: host.plumbIsTransformed ? .frame : what)
  }

  /// The fact that decides a part of a host in the host's own coordinates, where its transform has no effect.
  private init(_ host: any Layoutable, decidingAsItIs what: FactRead.What) {
    let isMirrored = host.plumbParent?.plumbDirection == .rightToLeft
    self.init(
      host, host.layoutInForce?.node(deciding: what, isMirrored: isMirrored) ?? .frame)
  }
}

extension Layoutable {
  /// Whether this host is asked for its length along an axis.
  fileprivate func isAsked(along axis: FactNode) -> Bool {
    guard let layout = layoutInForce else { return false }
    let isMirrored = plumbParent?.plumbDirection == .rightToLeft
    return axis == .rows
      ? layout.rows.openKind(isMirrored) == .fitted
      : layout.columns.openKind(isMirrored) == .fitted
  }

  /// The layout of this host under the current condition of its container; nil if there is none.
  fileprivate var layoutInForce: StoredLayout? {
    guard let info = plumbParent?.plumbLayoutInfo, let container = info.container,
      let stored = info.stored(for: self)
    else { return nil }
    func condition(of container: some LayoutInfoStorable) -> AnyHashable? {
      container.condition(in: container.plumbLayoutBounds)
    }
    return stored.settings(under: condition(of: container)).layout
  }
}

extension LayoutSession {
  /// The known cycles through several containers, after a search from the children of `plan` with outside pins; none if
  /// it has no outside pins.
  func outsideCycles(from plan: LayoutPlan) -> [FactCycle] {
    guard !plan.outside.isEmpty else { return [] }
    outsideCycles.begin(contents)
    for pin in plan.outside { if let child = pin.child.host { outsideCycles.search(from: child) } }
    return outsideCycles.found
  }
}

extension FactCycle {
  /// The store of the first view's container. It knows whether the cycle has been reported.
  var info: LayoutInfo? { hosts[0].plumbParent?.plumbLayoutInfo }
}
