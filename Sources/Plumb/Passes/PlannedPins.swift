import Foundation

/// The pins among the planned children of a container, and what the plan derives from them.
///
/// Children are known by index, and hosts by cell. Both are small numbers, so planning looks up almost everything in
/// arrays. It takes linear time, unless a child is pinned to very many views outside.
struct PlannedPins {
  /// For each child, the indices of the children that it is pinned to, or to a view inside them. Each index is listed
  /// once.
  private(set) var among: IndexLists
  /// The children that have no layout in this plan, but that others are pinned to.
  private(set) var readings: [(host: any Layoutable, cell: Int32)] = []
  /// For each pin to a view inside a child of the container: the index of the pinned child, and the child that contains
  /// the view.
  private(set) var holders: [(child: Int, host: any Layoutable)] = []
  /// Pins to views that are not children of the container, each with the index of the pinned child.
  private(set) var outside: [(child: Int, host: any Layoutable)] = []
  /// The indices of the children that read a view which the plan cannot order, directly or through other children.
  private(set) var awaiting: [Int] = []
  /// For each child, the traits of its step that do not follow from its layout.
  private var traits: [LayoutPlan.Traits]
  /// For each cell, the index of the child that has it; -1 if no child with a layout has it. All cells of a group have
  /// the index of the group's entry.
  private var owners: [Int32]
  /// For each cell of a view inside a child, the index of that child.
  private var ownersOfInside: [Int32: Int] = [:]
  /// The cells of the children in `readings`.
  private var read = CellSet()

  init(of planned: [PlannedChild], in container: some Layoutable, _ table: HostTable) {
    among = IndexLists(planned.count)
    traits = Array(repeating: [], count: planned.count)
    owners = Array(repeating: -1, count: table.cellCount)
    for index in planned.indices {
      owners[Int(planned[index].cell)] = Int32(index)
      guard let group = planned[index].group else { continue }
      for cell in group.object.cells { owners[cell] = Int32(index) }
    }
    for index in planned.indices {
      let child = planned[index]
      if child.kind.contains(.pinned) {
        child.layout.with { layout in
          layout.forEachPin { note($0, isMeasured: $1, layout, index, planned, container, table) }
          if layout.looksUp { awaiting.append(index) }
        }
      }
      among.close()
    }
    awaiting += outside.map(\.child)
    if !awaiting.isEmpty { spreadAwaiting() }
  }

  /// Notes that the layout of a child is pinned to the host of a cell.
  private mutating func note(
    _ cell: Int32, isMeasured: Bool, _ layout: StoredLayout, _ index: Int,
    _ planned: [PlannedChild], _ container: some Layoutable, _ table: HostTable
  ) {
    let child = child(at: cell)
    if let child {
      traits[child].insert(
        isMeasured && planned[child].cell == cell ? [.referenced, .measured] : .referenced)
    }
    guard let owner = child ?? noteOther(cell, index, container, table) else { return }
    // An evaluation with terms ignores a pin of a child to itself, so the plan ignores it, too.
    if owner != index || layout.adjustments.terms == nil { among.add(owner) }
  }

  /// Notes that a child is pinned to the host of a cell that no child with a layout has. Returns the index of the child
  /// that contains the host; nil if no child with a layout does.
  private mutating func noteOther(
    _ cell: Int32, _ index: Int, _ container: some Layoutable, _ table: HostTable
  ) -> Int? {
    guard let host = table.host(at: cell), host !== container else { return nil }
    let holder = host.ancestor(in: container)
    if let holder, holder === host {
      if !read.contains(cell) { readings.append((host, cell)) }
      read.insert(cell)
      return nil
    }
    for known in outside.reversed() {
      guard known.child == index else { break }
      if known.host === host { return self.holder(of: cell) }
    }
    outside.append((index, host))
    guard let holder else { return nil }
    holders.append((index, holder))
    traits[index].insert(.waiting)
    guard let owner = table.cell(of: holder).flatMap(child) else { return nil }
    ownersOfInside[cell] = owner
    return owner
  }

  /// Adds each child that reads an awaiting child to those, too.
  private mutating func spreadAwaiting() {
    var readers = Array(repeating: [Int](), count: traits.count)
    for child in traits.indices {
      for pin in among[child] { readers[pin].append(child) }
    }
    var next = awaiting
    awaiting = []
    while let child = next.popLast() {
      if traits[child].has(.awaiting) { continue }
      traits[child].insert(.awaiting)
      awaiting.append(child)
      next += readers[child]
    }
  }
}

extension PlannedPins {
  /// The index of the child that has a cell; nil if no child with a layout has it.
  func child(at cell: Int32) -> Int? {
    Int(cell) < owners.count && owners[Int(cell)] >= 0 ? Int(owners[Int(cell)]) : nil
  }

  /// The index of the child that contains the host of a cell; nil if no child with a layout contains it.
  func holder(of cell: Int32) -> Int? { ownersOfInside[cell] }

  /// How a pass handles a child; `more` are traits that do not follow from pins.
  func traits(
    of child: PlannedChild, _ index: Int, _ more: LayoutPlan.Traits = []
  ) -> LayoutPlan.Traits {
    LayoutPlan.Traits(child.kind, traits[index].union(more))
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
