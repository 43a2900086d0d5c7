import Foundation

/// What a plan is made from: the inputs, and what a container has stored for its children.
struct StoredChildren {
  let origin: PlanOrigin
  /// The children that have a layout, with each group as one entry.
  private(set) var planned: [PlannedChild] = []
  /// The layouts and the groups of the planned children, which do not keep them alive.
  private var layouts: [StoredLayout] = []
  private var groups: [PlannedChildren] = []
  /// The kinds of all layouts together.
  private(set) var kinds = LayoutKind()
  /// The children whose z-index the container decides.
  private(set) var zIndices: [(child: WeakHost, zIndex: Int)] = []

  init<Container: LayoutInfoStorable>(
    of container: Container, _ children: [Container.PlumbChild], under condition: AnyHashable?,
    isMirrored: Bool, isForTrial: Bool = false
  ) {
    let table = container.layoutInfo.table
    origin = PlanOrigin(of: container, children, under: condition, isMirrored: isMirrored)
    planned.reserveCapacity(children.count)
    layouts.reserveCapacity(children.count)
    add(children, table, condition)
    table.endPlan(forTrial: isForTrial)
    if kinds.contains(.group) { planned = PlannedChild.grouped(planned, adding: &groups) }
  }

  // A method of its own, so that the children's class is known and not found again for each child.
  private mutating func add<Child: Layoutable>(
    _ children: [Child], _ table: HostTable, _ condition: AnyHashable?
  ) {
    children.forEachUnretained { add($0, table, condition) }
  }

  private mutating func add(
    _ child: some Layoutable, _ table: HostTable, _ condition: AnyHashable?
  ) {
    guard let cell = table.cell(of: child) else { return }
    if let layout = table.onlyLayout(at: cell) {
      add(child, cell, layout, order: 0)
    } else if let stored = table[cell] {
      let settings = stored.settings(under: condition)
      if stored.hasZIndex { zIndices.append((WeakHost(any: child), settings.zIndex ?? 0)) }
      if let layout = settings.layout {
        add(child, cell, Unretained(layout), order: settings.order ?? 0)
      }
    } else {
      return
    }
    table.noteChild(cell, isPlanned: true)
  }

  @inline(__always)
  private mutating func add(
    _ child: some Layoutable, _ cell: Int32, _ layout: Unretained<StoredLayout>, order: Int
  ) {
    layouts.append(layout.object)
    planned.append(PlannedChild(child, cell, layout, order: order))
    kinds.formUnion(planned[planned.count - 1].kind)
  }

  /// The areas of the parent that the layouts read, besides its bounds.
  var areas: [LayoutArea] {
    if !kinds.contains(.readingAreas) { return [] }
    var cells = CellSet()
    for child in planned where child.kind.contains(.readingAreas) {
      child.layout.with { $0.addAreas(to: &cells) }
    }
    return cells.areas
  }
}

/// A child while a plan is being made. Whoever makes the plan keeps the children, the layouts and the groups
/// alive; see ``Unretained``.
struct PlannedChild {
  private let reference: UnretainedHost
  let object: Unretained<AnyObject>
  let layout: Unretained<StoredLayout>
  /// The group that the child stands for in the plan, and is a member of; nil for a single child.
  let group: Unretained<PlannedChildren>?
  let cell: Int32
  let kind: LayoutKind
  let order: Int

  init(
    _ host: some Layoutable, _ cell: Int32, _ layout: Unretained<StoredLayout>, order: Int,
    group: PlannedChildren? = nil
  ) {
    reference = UnretainedHost(host)
    object = Unretained(host as AnyObject)
    self.layout = layout
    self.group = group.map { Unretained($0) }
    self.cell = cell
    kind = layout.with(\.kind)
    self.order = order
  }
}

extension PlannedChild {
  var host: any Layoutable { reference.object }

  func step(part: Int = 0, _ traits: LayoutPlan.Traits) -> LayoutPlan.Step {
    LayoutPlan.Step(object, layout, cell: cell, part: part, traits)
  }

  func issue(_ kind: LayoutIssue.Kind, _ asked: String) -> LayoutIssue {
    LayoutIssue(
      kind: kind, view: host.plumbName, asked: asked, callSite: layout.object.callSite)
  }
}
