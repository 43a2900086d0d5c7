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
  let knots: PlannedKnots
  private var additions = Additions()
  /// For each cell, the index of the step that gives its host its frame; -1 if none does.
  private lazy var indices = indices(ofFirst: false)
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
  private(set) var outside: [OutsidePin] = []

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
    let knots = PlannedKnots(order, of: planned, pins, isMirrored: origin.isMirrored)
    self.knots = knots
    steps = Steps(order.parts.count + knots.moreSteps, knots.parts) { add in
      var part = 0
      for one in order.parts {
        switch one {
        case .child(let index):
          add(planned[index].step(pins.traits(of: planned[index], index)))
        case .knot(let index):
          for turn in knots.turns[index] {
            let child = order.knots[index][turn.member]
            let traits = knots.list[index].traits(of: turn) {
              pins.traits(of: planned[child], child, $0)
            }
            add(planned[child].step(part: part, traits))
            if turn.part != nil { part += 1 }
          }
        }
      }
    }
    let readings = pins.readings + knots.readInCycles
    self.readings = Steps(readings.count) { add in
      for (host, cell) in readings {
        add(
          Step(
            Unretained(host as AnyObject), planned[0].layout, cell: cell, .referenced))
      }
    }
    if stored.kinds.contains(.group) {
      for child in planned {
        if let group = child.group { additions.add(group.object, at: Int(child.cell)) }
      }
    }
    for index in pins.awaiting { additions.awaiting.insert(planned[index].cell) }
    for (index, holder) in pins.holders {
      additions.add(WeakHost(any: holder), at: Int(planned[index].cell))
    }
    let members = order.knots.flatMap { $0 }
    let isTransformed = knots.list.flatMap(\.isTransformed)
    knotted = Steps(members.count) { add in
      for (child, isTransformed) in zip(members, isTransformed) {
        add(planned[child].step(isTransformed ? .transformed : []))
      }
    }
    version = origin.hasCondition || !pins.outside.isEmpty ? nil : origin.childrenVersion
    issues =
      knots.list.flatMap { $0.cycles.map(\.issue) }
      + order.pinsToLater.map { child, reference in
        planned[child].issue(.laterReference, planned[reference].host.plumbName)
      }
    // The steps have retained the layouts.
    withExtendedLifetime(stored) {}
    if pins.outside.isEmpty { return }
    let first = indices(ofFirst: true)
    outside = pins.outside.map { child, host in
      OutsidePin(
        host, of: planned[child].host, in: container, step: first[Int(planned[child].cell)])
    }
  }
}

extension LayoutPlan {
  /// The groups that steps lay out, and the children whose subtrees contain references of the steps. Each list is
  /// indexed by the cell of the step, and is only as long as its last entry needs.
  private struct Additions {
    private(set) var groups: [PlannedChildren?] = []
    /// The children whose subtrees must be laid out before the step.
    private(set) var holders: [[WeakHost]] = []
    /// The cells of children that read a view that the plan cannot order, directly or through other children.
    var awaiting = CellSet()

    mutating func add(_ group: PlannedChildren, at cell: Int) {
      groups.grow(to: cell, with: nil)
      groups[cell] = group
    }

    mutating func add(_ holder: WeakHost, at cell: Int) {
      holders.grow(to: cell, with: [])
      holders[cell].append(holder)
    }
  }

  /// For each cell, the index of the first or the last step whose child has it; -1 if there is none.
  private func indices(ofFirst: Bool) -> [Int] {
    var indices: [Int] = []
    for (index, step) in steps.list.enumerated() {
      for cell in group(of: step)?.cells ?? [step.cell] {
        indices.grow(to: cell, with: -1)
        if !ofFirst || indices[cell] < 0 { indices[cell] = index }
      }
    }
    return indices
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
      $0.layout.object.dependsOnParent(
        alongRows: isVertical, isMirrored: isMirrored, table, parent)
    }
    origin.dependsOnParent[index] = depends
    return depends
  }

  /// Whether at least one step lays out a group.
  var hasGroups: Bool { !additions.groups.isEmpty }

  var hasKnots: Bool { !knots.list.isEmpty }

  /// The cells of children that read a view that the plan cannot order, directly or through other children.
  var awaiting: CellSet { additions.awaiting }

  /// The knot that contains a child; nil if none does.
  func knot(with child: some Layoutable) -> Knot? {
    knots.list.first { $0.index(of: child) != nil }
  }

  /// The steps that give children their frames: all but those that find only parts.
  var placingSteps: [Step] { steps.list.filter { !$0.traits.has(.part) } }

  /// The group that a step lays out; nil if the step lays out one child.
  func group(of step: Step) -> PlannedChildren? {
    step.cell < additions.groups.count ? additions.groups[step.cell] : nil
  }

  /// The group that contains a child; nil if none does.
  func group(with child: some Layoutable) -> PlannedChildren? {
    additions.groups.lazy.compactMap { $0 }.first { $0.hosts.contains { $0.object === child } }
  }

  /// The index of the step that gives the host of a cell its frame; nil if none does.
  func index(of cell: Int) -> Int? {
    cell < indices.count && indices[cell] >= 0 ? indices[cell] : nil
  }

  /// The children that a step lays out.
  func hosts(of step: Step) -> [any Layoutable] {
    group(of: step)?.hosts.map(\.object) ?? [step.child.object as! any Layoutable]
  }

  /// Lays out the subtrees of the children that contain references of the layout of a cell's child.
  func layOutHolders(of cell: Int) {
    guard cell < additions.holders.count else { return }
    for holder in additions.holders[cell] { holder.host?.plumbLayOutSubtree() }
  }

  /// Sets the z-position of each child whose z-index the container decides: to the z-index under the plan's condition,
  /// or to 0 if none is stored for this condition.
  func applyZIndices() {
    for (child, zIndex) in zIndices { child.host?.plumbZPosition = CGFloat(zIndex) }
  }
}
