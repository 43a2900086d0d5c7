/// Which children of a container are laid out, in which order and by which layouts, under one condition.
///
/// It is made from what is stored and kept until that, the children or the condition change, so that a
/// pass only runs down the list.
final class LayoutPlan {
  struct Step {
    /// The child. A plan is only followed while it is one, and its parent keeps it alive.
    let child: Unmanaged<AnyObject>
    /// The layout, which the plan keeps alive in a list of its own: to retain it for each step of each
    /// pass would cost more than many a layout.
    let layout: Unmanaged<StoredLayout>

    /// The child, which is known to be of a type.
    @inline(always)
    func withChild<Child: AnyObject, Result>(_ type: Child.Type, _ body: (Child) -> Result)
      -> Result
    {
      child._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: Child.self)) }
    }
  }

  private let layouts: [StoredLayout]
  let steps: ContiguousArray<Step>
  /// What is wrong with the orders and pins, to be reported once.
  let issues: [LayoutIssue]
  let condition: Int
  private let childrenVersion: Int?
  private let zIndices: [(child: HeldHost, zIndex: Int)]

  /// Plans for the children of `container` under a condition. Costs O(children + pins), and a sort of
  /// the different orders.
  init<Container: LayoutInfoStorable>(
    of container: Container, under condition: Int, _ childrenVersion: Int?
  ) {
    self.condition = condition
    self.childrenVersion = childrenVersion
    let stored = container.layoutChildren.compactMap { child in
      container.layoutInfo.stored(for: child).map { (child: child, stored: $0) }
    }
    for entry in stored { container.layoutInfo.noteChild(entry.child) }
    zIndices = stored.filter(\.stored.hasZIndex).map { child, stored in
      (HeldHost(child), stored.settings(under: condition).zIndex ?? 0)
    }
    let children = stored.compactMap { child, stored in
      let settings = stored.settings(under: condition)
      return settings.layout.map {
        PlannedChild(host: child, layout: $0, order: settings.order ?? 0)
      }
    }
    let order = LayoutOrder(
      orders: children.map(\.order), pins: PlannedChild.pins(among: children, in: container))
    let pinnedToThemselves = Set(order.cycles.filter { $0.count == 1 }.flatMap { $0 })
    layouts = children.map(\.layout)
    steps = ContiguousArray(
      order.sequence.filter { !pinnedToThemselves.contains($0) }.map {
        Step(
          child: .passUnretained(children[$0].host), layout: .passUnretained(children[$0].layout))
      })
    issues =
      order.cycles.map { cycle in PlannedChild.cycleIssue(cycle.map { children[$0] }) }
      + order.pinsToLater.map { pin in
        children[pin.child].issue(.laterReference, children[pin.reference].host.layoutName)
      }
  }

  /// Whether the plan is still right for a condition and for the children of a version.
  func holds(_ condition: some LayoutCondition, _ version: Int?) -> Bool {
    version != nil && childrenVersion == version && self.condition == condition.conditionIndex
  }

  /// Gives the children that have a z-index the one in force.
  func applyZIndices() {
    for (child, zIndex) in zIndices { child.host?.layoutZPosition = Double(zIndex) }
  }
}

/// A child while it is planned.
private struct PlannedChild {
  let host: any Layoutable
  let layout: StoredLayout
  let order: Int
}

extension PlannedChild {
  /// For each of `children`, which of them it is pinned to, or to something within, each once.
  static func pins(among children: [PlannedChild], in container: some Layoutable) -> [[Int]] {
    let indices = Dictionary(
      uniqueKeysWithValues: children.enumerated().map { (ObjectIdentifier($1.host), $0) })
    return children.map { child in
      var pins: [Int] = []
      child.layout.layout.forEachReference { reference in
        for host in reference.knownHosts {
          guard let ancestor = host.ancestor(in: container),
            let index = indices[ObjectIdentifier(ancestor)], !pins.contains(index)
          else { continue }
          pins.append(index)
        }
      }
      return pins
    }
  }

  func issue(_ kind: LayoutIssue.Kind, _ asked: String) -> LayoutIssue {
    LayoutIssue(kind: kind, view: host.layoutName, asked: asked, callSite: layout.callSite)
  }

  /// The issue of children that wait for each other, named all the way round.
  static func cycleIssue(_ cycle: [PlannedChild]) -> LayoutIssue {
    let names = (cycle + [cycle[0]]).map(\.host.layoutName)
    return cycle[0].issue(
      cycle.count == 1 ? .selfReference : .cycle, names.joined(separator: " → "))
  }
}

extension Layoutable {
  /// The child of `container` that this host is or lies in.
  fileprivate func ancestor(in container: some Layoutable) -> (any Layoutable)? {
    var host: any Layoutable = self
    while let parent = host.layoutParent {
      if parent === container { return host }
      host = parent
    }
    return nil
  }
}
