import Foundation

/// The pins among the planned children of a container, and what the plan derives from them.
///
/// Children are known by index, and hosts by cell. Both are small numbers, so planning looks up everything in
/// arrays, in linear time.
struct PlannedPins {
  /// For each child, the indices of the children that it is pinned to, or to a view inside them. Each index is listed
  /// once.
  private(set) var among = IndexLists()
  /// The children that have no layout in this plan, but that others are pinned to.
  private(set) var readings: [(host: any Layoutable, cell: Int32)] = []
  /// For each pin to a view inside a child of the container: the index of the pinned child, and the child that contains
  /// the view.
  private(set) var holders: [(child: Int, host: any Layoutable)] = []
  /// Pins to views that are not children of the container, each with the index of the pinned child.
  private(set) var outside: [(child: Int, host: any Layoutable)] = []
  /// What the plan needs to know of each child.
  private var children: [Child]
  /// For each cell, the index of the child that has it, or of the child that contains its host.
  private var owners: [Owner]
  /// The cells of the children in `readings`.
  private var read = CellSet()

  private struct Child {
    /// Whether others are pinned to the child.
    var isReferenced = false
    /// Whether others read its lengths.
    var isMeasured = false
    /// Whether it is pinned to a view inside another child.
    var waits = false
    /// Whether it reads a view that the plan cannot order, directly or through other children.
    var isAwaiting = false
  }

  private enum Owner {
    case none
    case child(Int)
    case holder(Int)
  }

  init(of planned: [PlannedChild], in container: some Layoutable, _ table: HostTable) {
    children = Array(repeating: Child(), count: planned.count)
    owners = Array(repeating: .none, count: table.cellCount)
    for (index, child) in planned.enumerated() {
      owners[Int(child.cell)] = .child(index)
      if let group = child.group { for cell in group.object.cells { owners[cell] = .child(index) } }
    }
    var mentioned = MentionedHosts()
    for (index, child) in planned.enumerated() {
      mentioned.removeAll()
      child.layout.with { $0.addMentioned(to: &mentioned) }
      for cell in mentioned.measured {
        if let owner = self.child(at: cell), planned[owner].cell == cell {
          children[owner].isMeasured = true
        }
      }
      for cell in mentioned.cells {
        guard let owner = noteMention(of: cell, by: index, in: container, table) else { continue }
        // An evaluation with terms ignores a pin of a child to itself, so the plan ignores it, too.
        if owner != index || child.layout.with({ $0.adjustments.terms == nil }) {
          among.add(owner)
        }
      }
      among.close()
      if child.layout.with(\.looksUp) { children[index].isAwaiting = true }
    }
    for pin in outside { children[pin.child].isAwaiting = true }
    spreadAwaiting()
  }

  /// Notes that a child is pinned to the host of a cell. Returns the index of the child that is or contains the host;
  /// nil if no child with a layout does.
  private mutating func noteMention(
    of cell: Int32, by index: Int, in container: some Layoutable, _ table: HostTable
  ) -> Int? {
    if let owner = child(at: cell) {
      children[owner].isReferenced = true
      return owner
    }
    guard let host = table.host(at: cell), host !== container else { return nil }
    let holder = host.ancestor(in: container)
    if let holder, holder === host {
      if !read.contains(cell) { readings.append((host, cell)) }
      read.insert(cell)
      return nil
    }
    outside.append((index, host))
    guard let holder else { return nil }
    holders.append((index, holder))
    children[index].waits = true
    guard let owner = table.cell(of: holder).flatMap(child) else { return nil }
    owners[Int(cell)] = .holder(owner)
    return owner
  }

  /// Marks each child that reads an awaiting child as awaiting, too.
  private mutating func spreadAwaiting() {
    var next = children.indices.filter { children[$0].isAwaiting }
    if next.isEmpty { return }
    var readers = Array(repeating: [Int](), count: children.count)
    for child in children.indices {
      for pin in among[child] { readers[pin].append(child) }
    }
    while let child = next.popLast() {
      for reader in readers[child] where !children[reader].isAwaiting {
        children[reader].isAwaiting = true
        next.append(reader)
      }
    }
  }
}

extension PlannedPins {
  /// The index of the child that has a cell; nil if no child with a layout has it. All cells of a group have the index
  /// of the group's entry.
  func child(at cell: Int32) -> Int? {
    if Int(cell) < owners.count, case .child(let index) = owners[Int(cell)] { return index }
    return nil
  }

  /// The index of the child that contains the host of a cell; nil if no child with a layout contains it.
  func holder(of cell: Int32) -> Int? {
    if Int(cell) < owners.count, case .holder(let index) = owners[Int(cell)] { return index }
    return nil
  }

  /// Whether a child is pinned to a view inside another child.
  func waits(_ child: Int) -> Bool { children[child].waits }

  /// Whether a child reads a view that the plan cannot order, directly or through other children.
  func isAwaiting(_ child: Int) -> Bool { children[child].isAwaiting }

  /// How a pass handles a child.
  func traits(of child: PlannedChild, _ index: Int) -> LayoutPlan.Traits {
    child.layout.with { traits(of: $0, isGroup: child.group != nil, children[index]) }
  }

  private func traits(
    of layout: StoredLayout, isGroup: Bool, _ noted: Child
  ) -> LayoutPlan.Traits {
    let isPlain = layout.isPlain
    let isClosed = layout.isClosed
    var traits: LayoutPlan.Traits = noted.waits ? .waiting : []
    if isPlain { traits.insert(.plain) }
    if layout.asksInTheEnd { traits.insert(.limited) }
    if isGroup { traits.insert(.group) }
    if isPlain, !noted.waits, !isGroup {
      if isClosed { traits.insert(.closed) }
      if layout.isFittedAlone { traits.insert(.fitted) }
    }
    if layout.runsCode || !isClosed { traits.insert(.runsCode) }
    if noted.isReferenced { traits.insert(.referenced) }
    if noted.isMeasured { traits.insert(.measured) }
    if noted.isAwaiting { traits.insert(.awaiting) }
    return traits
  }
}

extension Layoutable {
  /// The child of `container` that is this host or contains it; nil if the host is not inside `container`.
  fileprivate func ancestor(in container: some Layoutable) -> (any Layoutable)? {
    var host: any Layoutable = self
    while let parent = host.plumbParent {
      if parent === container { return host }
      host = parent
    }
    return nil
  }
}
