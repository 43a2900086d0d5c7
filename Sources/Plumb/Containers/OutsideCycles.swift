import Foundation

/// Finds reference cycles that go through several containers.
///
/// A child depends on what it is pinned to, on the hosts between the two (see ``OutsidePin``), and so
/// on on what those depend on. The search is depth-first from each child with an outside pin. It visits
/// each host once in a ``LayoutSession``, as long as nothing changes, so that planning many containers
/// that are pinned to one another is linear.
struct OutsideCycles {
  private var finished: Set<ObjectIdentifier> = []
  private(set) var found: [OutsideCycle] = []
  /// When the search was made.
  private var epoch: LayoutSession.Epoch?

  /// Forgets what was found before `epoch`.
  mutating func begin(_ epoch: LayoutSession.Epoch) {
    if self.epoch != epoch { self = OutsideCycles() }
    self.epoch = epoch
  }

  /// Looks for cycles that `child` is part of or leads to.
  mutating func search(from child: any Layoutable) {
    guard !finished.contains(ObjectIdentifier(child)) else { return }
    var path = [(host: child, next: child.dependencies)]
    var onPath: [ObjectIdentifier: Int] = [ObjectIdentifier(child): 0]
    while let (host, rest) = path.last {
      guard let dependency = rest.first else {
        finished.insert(ObjectIdentifier(host))
        onPath[ObjectIdentifier(host)] = nil
        path.removeLast()
        continue
      }
      path[path.count - 1].next = rest.dropFirst()
      let id = ObjectIdentifier(dependency)
      if let start = onPath[id] {
        found.append(OutsideCycle(path[start...].map(\.host)))
      } else if !finished.contains(id) {
        onPath[id] = path.count
        path.append((dependency, dependency.dependencies))
      }
    }
  }
}

extension Layoutable {
  /// The hosts that this host's stored layout makes it depend on.
  fileprivate var dependencies: ArraySlice<any Layoutable> {
    guard let parent = plumbParent, let info = parent.plumbLayoutInfo,
      let layout = info.layoutInForce(for: self)
    else { return [] }
    return layout.mentioned.flatMap { cell -> [any Layoutable] in
      guard let reference = info.table.host(at: cell), reference !== parent else { return [] }
      return HostTree.between(reference, parent)
    }[...]
  }
}

extension LayoutInfo {
  /// The layout of a child under the container's condition now.
  fileprivate func layoutInForce(for child: any Layoutable) -> StoredLayout? {
    guard let container, let stored = stored(for: child) else { return nil }
    func condition(of container: some LayoutInfoStorable) -> AnyHashable? {
      container.condition(in: container.plumbLayoutBounds)
    }
    return stored.settings(under: condition(of: container)).layout
  }
}

extension LayoutSession {
  /// The reference cycles that are known to go through several containers, after a search from the
  /// children of `plan`.
  func outsideCycles(from plan: LayoutPlan) -> [OutsideCycle] {
    guard !plan.outside.isEmpty else { return [] }
    outsideCycles.begin(epoch)
    for pin in plan.outside { if let child = pin.child.host { outsideCycles.search(from: child) } }
    return outsideCycles.found
  }
}

/// A reference cycle through several containers, told from the same member on, whoever finds it.
struct OutsideCycle {
  let members: [any Layoutable]

  init(_ members: [any Layoutable]) {
    let keys = members.map { ($0.plumbName, UInt(bitPattern: ObjectIdentifier($0).hashValue)) }
    let first = keys.indices.min { keys[$0] < keys[$1] } ?? 0
    self.members = Array(members[first...] + members[..<first])
  }

  /// What the container of the first member stores. It knows whether the cycle has been reported.
  var info: LayoutInfo? { members[0].plumbParent?.plumbLayoutInfo }

  var issue: LayoutIssue {
    let names = (members + [members[0]]).map(\.plumbName)
    return LayoutIssue(
      kind: .cycle, view: names[0], asked: names.joined(separator: " → "),
      callSite: info?.stored(for: members[0])?.anyLayout?.callSite
        ?? LayoutCallSite(#fileID, #line))
  }
}
