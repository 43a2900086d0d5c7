import Foundation

/// The children of a container that have a layout under one condition, in layout sequence, each with its
/// layout.
///
/// A plan holds until the stored layouts, the children, the condition or the path to an outside view change. A plan
/// with knots also depends on the direction and on transforms. Most passes only iterate the steps of the last plan.
@usableFromInline
final class LayoutPlan {
  private let zIndices: [(child: WeakHost, zIndex: Int)]
  @usableFromInline let steps: Steps
  /// The children that have no layout in this plan, but that other children are pinned to. A run reads their frames
  /// before its first step.
  @usableFromInline let readings: Steps
  /// The members of knots. A plan with knots also depends on which of them are transformed.
  let knotted: Steps
  private let parts: Parts
  /// For each cell, the index of the step that lays out its host; -1 if none does.
  private lazy var indices: [Int] = {
    var indices: [Int] = []
    for step in steps.list {
      for part in parts(of: step) {
        for cell in group(of: part)?.cells ?? [part.cell] {
          indices.grow(to: cell, with: -1)
          indices[cell] = step.index
        }
      }
    }
    return indices
  }()
  /// The areas of the parent that the layouts read, besides its bounds.
  @usableFromInline let areas: [LayoutArea]
  /// Mistakes in orders and pins, each reported once.
  let issues: [LayoutIssue]
  /// The version of the children that the plan was made for. Nil if the plan depends on a condition or on views
  /// outside, or if the container does not count the changes of its children.
  let version: Int?
  /// The inputs that the plan was made for.
  let origin: PlanOrigin
  /// Pins to views that are not children of the container.
  let outside: [OutsidePin]
  /// The cells of children that read a view that the plan cannot order, directly or through other children.
  private(set) var awaiting = CellSet()

  deinit {
    steps.free()
    readings.free()
    knotted.free()
  }

  init(of container: some LayoutInfoStorable, _ stored: StoredChildren) {
    let table = container.layoutInfo.table
    let planned = stored.planned
    zIndices = stored.zIndices
    origin = stored.origin
    areas = stored.areas
    let pins = PlannedPins(of: planned, in: container, table)
    let order = LayoutOrder(of: planned, pins.among)
    func step(_ index: Int, _ more: Traits = []) -> Step {
      planned[index].step(
        at: order.numbers[index], pins.traits(of: planned[index], index).union(more))
    }
    steps = Steps(order.parts.count) { turn in
      switch order.parts[turn] {
      case .child(let index): step(index)
      case .knot(let knot): planned[order.knots[knot][0]].step(at: turn, .knot)
      }
    }
    readings = Steps(pins.readings.count) { number in
      let (host, cell) = pins.readings[number]
      return Step(Unretained(host as AnyObject), planned[0].layout, cell: cell, at: 0, .referenced)
    }
    var parts = Parts()
    for members in order.knots {
      let turn = order.turns[members[0]]
      let graph = KnotGraph(members.map { planned[$0] }, isMirrored: origin.isMirrored) { cell in
        let child = pins.child(at: cell)
        guard let owner = child ?? pins.holder(of: cell), order.turns[owner] == turn else {
          return nil
        }
        return (order.numbers[owner] - order.numbers[members[0]], isInside: child == nil)
      }
      let steps = Steps(members.count) {
        step(members[$0], graph.isTransformed[$0] ? .transformed : [])
      }
      parts.add(Knot(graph, steps, members.map(pins.waits)), at: turn)
    }
    if stored.kinds.contains(.group) {
      for (index, child) in planned.enumerated() {
        if let group = child.group { parts.add(group.object, at: order.numbers[index]) }
      }
    }
    for index in pins.awaiting { awaiting.insert(planned[index].cell) }
    for (index, holder) in pins.holders {
      parts.add(WeakHost(any: holder), at: order.numbers[index])
    }
    self.parts = parts
    let knots = parts.knots.compactMap { $0 }
    let members = knots.flatMap(\.steps.list)
    knotted = Steps(members.count) { members[$0] }
    outside = pins.outside.map { child, host in
      OutsidePin(host, of: planned[child].host, in: container, step: order.turns[child])
    }
    version = origin.hasCondition || !outside.isEmpty ? nil : origin.childrenVersion
    issues =
      knots.flatMap { $0.graph.cycles.map(\.issue) }
      + order.pinsToLater.map { child, reference in
        planned[child].issue(.laterReference, planned[reference].host.plumbName)
      }
    // The steps have retained the layouts.
    withExtendedLifetime(stored) {}
  }
}

extension LayoutPlan {
  /// The groups and knots that steps lay out, and the children whose subtrees contain references of the steps. Each
  /// list is indexed by the number of the step, and is only as long as its last entry needs.
  private struct Parts {
    private(set) var groups: [PlannedChildren?] = []
    private(set) var knots: [Knot?] = []
    /// The children whose subtrees must be laid out before the step.
    private(set) var holders: [[WeakHost]] = []

    mutating func add(_ group: PlannedChildren, at number: Int) {
      groups.grow(to: number, with: nil)
      groups[number] = group
    }

    mutating func add(_ knot: Knot, at number: Int) {
      knots.grow(to: number, with: nil)
      knots[number] = knot
    }

    mutating func add(_ holder: WeakHost, at number: Int) {
      holders.grow(to: number, with: [])
      holders[number].append(holder)
    }
  }

  /// Whether the plan still holds for the given inputs. The direction matters only if there are knots.
  func holds<Child: Layoutable>(
    _ condition: AnyHashable?, _ version: Int?, _ children: [Child], _ isMirrored: Bool
  ) -> Bool {
    outsideHolds && origin.holds(condition, version, children)
      && (!hasKnots || origin.isMirrored == isMirrored && knotted.areAsPlanned(Child.self))
  }

  /// Whether a layout depends on the parent's height (`isVertical`) or width. The answer is cached.
  func dependsOnParent(
    alongRows isVertical: Bool, isMirrored: Bool, _ table: HostTable, _ parent: any Layoutable
  ) -> Bool {
    let index = isVertical ? 0 : isMirrored ? 2 : 1
    if let known = origin.dependsOnParent[index] { return known }
    let depends = steps.list.contains {
      parts(of: $0).contains {
        $0.layout.object.dependsOnParent(
          alongRows: isVertical, isMirrored: isMirrored, table, parent)
      }
    }
    origin.dependsOnParent[index] = depends
    return depends
  }

  /// Whether at least one step, or member of a knot, lays out a group.
  var hasGroups: Bool { !parts.groups.isEmpty }

  /// Whether at least one step lays out a knot.
  var hasKnots: Bool { !parts.knots.isEmpty }

  /// The number of children in the largest knot.
  var mostInKnot: Int { parts.knots.lazy.map { $0?.steps.count ?? 0 }.max() ?? 0 }

  /// The knot that a step lays out; nil for a child or a group.
  func knot(of step: Step) -> Knot? { step.traits.has(.knot) ? parts.knots[step.index] : nil }

  /// The knot that contains a child; nil if none does.
  func knot(with child: some Layoutable) -> Knot? {
    parts.knots.lazy.compactMap { $0 }.first { knot in
      knot.steps.list.contains { self.hosts(of: $0).contains { $0 === child } }
    }
  }

  /// The steps of a knot's members, in the order in which they are placed; for any other step, the step itself.
  func parts(of step: Step) -> [Step] {
    guard let knot = knot(of: step) else { return [step] }
    return knot.membersInOrder.map { knot.steps.list[$0] }
  }

  /// The group that a step lays out; nil if the step lays out one child or a knot.
  func group(of step: Step) -> PlannedChildren? {
    step.index < parts.groups.count ? parts.groups[step.index] : nil
  }

  /// The group that contains a child; nil if none does.
  func group(with child: some Layoutable) -> PlannedChildren? {
    parts.groups.lazy.compactMap { $0 }.first { $0.hosts.contains { $0.object === child } }
  }

  /// The index of the step that lays out the host of a cell; nil if none does.
  func index(of cell: Int) -> Int? {
    cell < indices.count && indices[cell] >= 0 ? indices[cell] : nil
  }

  /// The children that a step lays out.
  func hosts(of step: Step) -> [any Layoutable] {
    parts(of: step).flatMap { part in
      group(of: part)?.hosts.map(\.object) ?? [part.child.object as! any Layoutable]
    }
  }

  /// Lays out the subtrees of the children that contain references of a step's layout.
  func layOutHolders(of step: Int) {
    guard step < parts.holders.count else { return }
    for holder in parts.holders[step] { holder.host?.plumbLayOutSubtree() }
  }

  /// Sets the z-position of each child whose z-index the container decides: to the z-index under the plan's condition,
  /// or to 0 if none is stored for this condition.
  func applyZIndices() {
    for (child, zIndex) in zIndices { child.host?.plumbZPosition = CGFloat(zIndex) }
  }
}
