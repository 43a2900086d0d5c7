import Foundation

/// The children of a container that have a layout under one condition, in layout sequence, each with its
/// layout.
///
/// A plan holds until the stored layouts, the children or the condition change. So most passes only iterate
/// its steps.
@usableFromInline
final class LayoutPlan {
  private let layouts: [StoredLayout]
  @usableFromInline let steps: Steps
  /// The children without a layout here that others are pinned to. A run reads their frames before its first
  /// step.
  @usableFromInline let readings: Steps
  private let parts: Parts
  /// The index of the step that lays out each cell.
  private lazy var indices: [Int: Int] = steps.list.reduce(into: [:]) { indices, step in
    for part in parts(of: step) {
      for cell in self.parts.groups[part.index]?.cells ?? [part.cell] { indices[cell] = step.index }
    }
  }
  /// The areas of the parent that the layouts read, besides its bounds.
  @usableFromInline let areas: [LayoutArea]
  /// Mistakes in orders and pins, each reported once.
  let issues: [LayoutIssue]
  /// The inputs that the plan was made for.
  private(set) var origin: PlanOrigin
  private let zIndices: [(child: WeakHost, zIndex: Int)]
  /// Pins to views that are not children of the container.
  let outside: [OutsidePin]
  /// The cells of children that read a view that the plan cannot order, or that read another such child.
  let awaiting: Set<Int32>

  deinit {
    steps.list.deallocate()
    readings.list.deallocate()
  }

  init<Container: LayoutInfoStorable>(
    of container: Container, _ children: [Container.PlumbChild], under condition: AnyHashable?,
    isMirrored: Bool
  ) {
    let table = container.layoutInfo.table
    origin = PlanOrigin(of: container, children, under: condition, isMirrored: isMirrored)
    let stored = StoredEntry.entries(of: children, in: table)
    for entry in stored { table.noteChild(entry.cell) }
    zIndices = stored.compactMap { $0.zIndex(under: condition) }
    let planned = PlannedChild.grouped(stored.compactMap { $0.planned(under: condition) })
    let pins = PlannedPins(of: planned, in: container, table)
    let order = LayoutOrder(orders: planned.map { $0.order }, pins: pins.among)
    layouts = planned.map { $0.layout }
    areas = StoredLayout.areas(of: layouts)
    // Members of knots are numbered after the steps.
    let first = order.parts.map { $0.children[0] }
    let sequence = first + order.parts.filter(\.isKnot).flatMap(\.children)
    let isKnot = order.parts.map(\.isKnot)
    func step(_ number: Int) -> Step {
      let index = sequence[number]
      return number < isKnot.count && isKnot[number]
        ? Step(
          planned[index].host, planned[index].layout, cell: planned[index].cell, at: number, .knot)
        : planned[index].step(at: number, pins.traits(of: planned[index], index))
    }
    steps = Steps(first.indices.map(step))
    readings = Steps(
      pins.readings.map { host, cell in
        Step(host, planned[0].layout, cell: cell, at: 0, .referenced)
      })
    // For each child, its own number in `numbers`, and that of its step in `turns`.
    var numbers: [Int: Int] = [:]
    var turns: [Int: Int] = [:]
    var more = Parts()
    var next = first.count
    for (number, part) in order.parts.enumerated() {
      let children = part.children
      for child in children { turns[child] = number }
      if !part.isKnot {
        numbers[children[0]] = number
        continue
      }
      let graph = KnotGraph(
        children.map { planned[$0] }, holders: pins.holderCells, isMirrored: isMirrored)
      let waiting = children.indices.filter { pins.holders[children[$0]] != nil }
      more.knots[number] = Knot(graph, children.indices.map { step(next + $0) }, Set(waiting))
      for member in children {
        numbers[member] = next
        next += 1
      }
    }
    for (index, number) in numbers {
      if let held = pins.holders[index] { more.holders[number] = held.map { WeakHost(any: $0) } }
      more.groups[number] = planned[index].group
    }
    parts = more
    awaiting = Set(pins.awaiting.map { planned[$0].cell })
    outside = pins.outside.map { child, host in
      OutsidePin(host, of: planned[child].host, in: container, step: turns[child] ?? 0)
    }
    issues =
      more.knots.keys.sorted().flatMap { more.knots[$0]!.graph.cycles.map(\.issue) }
      + order.pinsToLater.map { child, reference in
        planned[child].issue(.laterReference, planned[reference].host.plumbName)
      }
  }
}

extension LayoutPlan {
  /// What steps lay out besides one child each, by the index of the step.
  private struct Parts {
    var groups: [Int: PlannedChildren] = [:]
    var knots: [Int: Knot] = [:]
    /// The children whose subtrees must be laid out before.
    var holders: [Int: [WeakHost]] = [:]
  }

  /// Whether the plan still holds for the given inputs. The direction matters only if there are knots.
  func holds<Child: Layoutable>(
    _ condition: AnyHashable?, _ version: Int?, _ children: [Child], _ isMirrored: Bool
  ) -> Bool {
    guard hasKnots else {
      return outsideHolds && origin.holds(condition, version, children, origin.isMirrored)
    }
    return outsideHolds && origin.holds(condition, version, children, isMirrored)
      && parts.knots.values.allSatisfy(\.holds)
  }

  /// Whether a layout depends on the parent's height (`isVertical`) or width. The answer is cached.
  func dependsOnParent(
    alongRows isVertical: Bool, isMirrored: Bool, _ table: HostTable, _ parent: any Layoutable
  ) -> Bool {
    let index = isVertical ? 0 : isMirrored ? 2 : 1
    if let known = origin.dependsOnParent[index] { return known }
    let depends = layouts.contains {
      $0.dependsOnParent(alongRows: isVertical, isMirrored: isMirrored, table, parent)
    }
    origin.dependsOnParent[index] = depends
    return depends
  }

  /// Whether a step lays out a group.
  var hasGroups: Bool { !parts.groups.isEmpty }

  /// Whether a step lays out a knot.
  var hasKnots: Bool { !parts.knots.isEmpty }

  /// The knot that a step lays out; nil for a child or a group.
  func knot(of step: Step) -> Knot? { step.traits.has(.knot) ? parts.knots[step.index] : nil }

  /// The knot that contains a child; nil if none does.
  func knot(with child: some Layoutable) -> Knot? {
    parts.knots.values.first { knot in
      knot.steps.list.contains { hosts(of: $0).contains { $0 === child } }
    }
  }

  /// The steps of a knot's members, in the order in which they are placed; any other step is its only part.
  func parts(of step: Step) -> [Step] {
    guard let knot = knot(of: step) else { return [step] }
    return knot.membersInOrder.map { knot.steps.list[$0] }
  }

  /// The group that a step lays out; nil if it lays out one child.
  func group(of step: Step) -> PlannedChildren? { parts.groups[step.index] }

  /// The group that contains a child; nil if none does.
  func group(with child: some Layoutable) -> PlannedChildren? {
    parts.groups.values.first { $0.hosts.contains { $0.object === child } }
  }

  /// The index of the step that lays out a cell; nil if none does.
  func index(of cell: Int) -> Int? { indices[cell] }

  /// The children that a step lays out.
  func hosts(of step: Step) -> [any Layoutable] {
    parts(of: step).flatMap { part in
      self.parts.groups[part.index]?.hosts.map(\.object) ?? [part.child.object as! any Layoutable]
    }
  }

  /// Lays out the subtrees of the children that hold references of a step's layout.
  func layOutHolders(of step: Int) {
    for holder in parts.holders[step] ?? [] { holder.host?.plumbLayOutSubtree() }
  }

  /// Applies the z-indices in force to the children that have one.
  func applyZIndices() {
    for (child, zIndex) in zIndices { child.host?.plumbZPosition = CGFloat(zIndex) }
  }
}
