import Foundation

/// A child with stored settings.
struct StoredEntry {
  let host: any Layoutable
  let cell: Int32
  let stored: StoredChild

  /// The entries of those `children` that have stored settings.
  static func entries(of children: [some Layoutable], in table: HostTable) -> [StoredEntry] {
    var entries: [StoredEntry] = []
    for child in children {
      guard let cell = table.cell(of: child), let stored = table[cell] else { continue }
      entries.append(StoredEntry(host: child, cell: cell, stored: stored))
    }
    return entries
  }

  /// The z-index in force; nil if none is stored.
  func zIndex(under condition: AnyHashable?) -> (child: WeakHost, zIndex: Int)? {
    guard stored.hasZIndex else { return nil }
    return (WeakHost(any: host), stored.settings(under: condition).zIndex ?? 0)
  }

  /// The child with its layout in force; nil if it has none.
  func planned(under condition: AnyHashable?) -> PlannedChild? {
    let settings = stored.settings(under: condition)
    guard let layout = settings.layout else { return nil }
    return PlannedChild(host: host, cell: cell, layout: layout, order: settings.order ?? 0)
  }
}

/// A child while a plan is being made.
struct PlannedChild {
  let host: any Layoutable
  let cell: Int32
  let layout: StoredLayout
  let order: Int
  /// The group of children that it is laid out with, itself among them.
  var group: PlannedChildren?

  /// The cells of its group, or its own.
  var cells: [Int32] { group.map { $0.cells.map { Int32($0) } } ?? [cell] }
}

extension PlannedChild {
  func issue(_ kind: LayoutIssue.Kind, _ asked: String) -> LayoutIssue {
    LayoutIssue(kind: kind, view: host.plumbName, asked: asked, callSite: layout.callSite)
  }

}

/// The pins among the planned children of a container, and what the plan derives from them.
struct PlannedPins {
  /// For each child, the indices of those that it is pinned to, directly or to a view inside, each once.
  private(set) var among: [[Int]] = []
  /// The cells of children that others are pinned to.
  private(set) var referenced: Set<Int32> = []
  /// The cells of children whose lengths others read.
  private(set) var measured: Set<Int32> = []
  /// The children without a layout here that others are pinned to.
  private(set) var readings: [(host: any Layoutable, cell: Int32)] = []
  /// For each child, the children of the container that hold a view which it is pinned to.
  private(set) var holders: [Int: [any Layoutable]] = [:]
  /// For each view inside a child, that child; both by cell.
  private(set) var holderCells: [Int32: Int32] = [:]
  /// Pins to views that are not children of the container, with the index of the child.
  private(set) var outside: [(child: Int, host: any Layoutable)] = []
  /// The indices of children that read a view that the plan cannot order, or that read another such child.
  private(set) var awaiting: Set<Int> = []

  init(of children: [PlannedChild], in container: some Layoutable, _ table: HostTable) {
    var indices: [ObjectIdentifier: Int] = [:]
    for (index, child) in children.enumerated() {
      indices[ObjectIdentifier(child.host)] = index
      for host in child.group?.hosts ?? [] { indices[ObjectIdentifier(host.object)] = index }
    }
    for (index, child) in children.enumerated() {
      var pins: [Int] = []
      measured.formUnion(child.layout.measuredCells)
      for cell in child.layout.mentioned {
        guard let host = table.host(at: cell), host !== container else { continue }
        let holder = host.ancestor(in: container)
        if let holder, holder === host {
          if referenced.insert(cell).inserted, indices[ObjectIdentifier(host)] == nil {
            readings.append((host, cell))
          }
        } else {
          outside.append((index, host))
          if let holder {
            holders[index, default: []].append(holder)
            holderCells[cell] = table.cell(of: holder)
          }
        }
        if let holder, let pin = indices[ObjectIdentifier(holder)], !pins.contains(pin) {
          // With terms, the evaluation ignores a pin to the child itself.
          if pin != index || child.layout.adjustments.terms == nil { pins.append(pin) }
        }
      }
      among.append(pins)
    }
    findAwaiting(children)
  }

  private mutating func findAwaiting(_ children: [PlannedChild]) {
    awaiting = Set(outside.map(\.child)).union(
      children.indices.filter { children[$0].layout.looksUp })
    if awaiting.isEmpty { return }
    var readers = Array(repeating: [Int](), count: children.count)
    for (child, pins) in among.enumerated() {
      for pin in pins { readers[pin].append(child) }
    }
    var next = Array(awaiting)
    while let child = next.popLast() {
      next += readers[child].filter { awaiting.insert($0).inserted }
    }
  }
}

extension PlannedPins {
  /// How a pass handles a child.
  func traits(of child: PlannedChild, _ index: Int) -> LayoutPlan.Traits {
    let layout = child.layout
    let waits = holders[index] != nil
    var traits: LayoutPlan.Traits = waits ? .waiting : []
    if layout.isPlain { traits.insert(.plain) }
    if layout.asksInTheEnd { traits.insert(.limited) }
    if child.group != nil { traits.insert(.group) }
    if layout.isPlain, layout.isClosed, !waits, child.group == nil { traits.insert(.closed) }
    if layout.isPlain, layout.isFittedAlone, !waits, child.group == nil { traits.insert(.fitted) }
    if layout.runsCode || !layout.isClosed { traits.insert(.runsCode) }
    if child.cells.contains(where: referenced.contains) { traits.insert(.referenced) }
    if measured.contains(child.cell) { traits.insert(.measured) }
    if awaiting.contains(index) { traits.insert(.awaiting) }
    return traits
  }
}

extension PlannedChild {
  func step(at number: Int, _ traits: LayoutPlan.Traits) -> LayoutPlan.Step {
    LayoutPlan.Step(host, layout, cell: cell, at: number, traits)
  }
}

extension Layoutable {
  /// The child of `container` that is this host or contains it.
  fileprivate func ancestor(in container: some Layoutable) -> (any Layoutable)? {
    var host: any Layoutable = self
    while let parent = host.plumbParent {
      if parent === container { return host }
      host = parent
    }
    return nil
  }
}
