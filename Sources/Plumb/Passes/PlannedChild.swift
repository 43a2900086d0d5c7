import Foundation

/// What a plan is made from: the inputs, and what a container has stored for its children.
struct StoredChildren {
  let origin: PlanOrigin
  /// The children that have a layout, with each group as one entry.
  private(set) var planned: [PlannedChild] = []
  private(set) var kept = Kept()
  /// The cells of the children for which anything is stored.
  private(set) var cells = CellSet()

  /// What the plan keeps as long as it exists. Steps and planned children do not keep layouts and groups alive.
  struct Kept {
    fileprivate(set) var layouts: [StoredLayout] = []
    fileprivate(set) var groups: [PlannedChildren] = []
    /// The children whose z-index the container decides.
    fileprivate(set) var zIndices: [(child: WeakHost, zIndex: Int)] = []
  }

  init<Container: LayoutInfoStorable>(
    of container: Container, _ children: [Container.PlumbChild], under condition: AnyHashable?,
    isMirrored: Bool
  ) {
    let table = container.layoutInfo.table
    origin = PlanOrigin(of: container, children, under: condition, isMirrored: isMirrored)
    planned.reserveCapacity(children.count)
    kept.layouts.reserveCapacity(children.count)
    for child in children {
      // Converted once for all uses, because each conversion would retain the child.
      let host = child as any Layoutable
      guard let cell = table.cell(of: host), let stored = table[cell] else { continue }
      cells.insert(cell)
      table.noteChild(cell)
      let settings = stored.settings(under: condition)
      if stored.hasZIndex { kept.zIndices.append((WeakHost(any: host), settings.zIndex ?? 0)) }
      guard let layout = settings.layout else { continue }
      kept.layouts.append(layout)
      planned.append(PlannedChild(host, cell, layout, order: settings.order ?? 0))
    }
    if kept.layouts.contains(where: { $0.group != nil }) {
      planned = PlannedChild.grouped(planned, adding: &kept.groups)
    }
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
  let order: Int

  init(
    _ host: any Layoutable, _ cell: Int32, _ layout: StoredLayout, order: Int,
    group: PlannedChildren? = nil
  ) {
    reference = UnretainedHost(host)
    object = Unretained(host as AnyObject)
    self.layout = Unretained(layout)
    self.group = group.map { Unretained($0) }
    self.cell = cell
    self.order = order
  }
}

extension PlannedChild {
  var host: any Layoutable { reference.object }

  func step(at number: Int, _ traits: LayoutPlan.Traits) -> LayoutPlan.Step {
    LayoutPlan.Step(object, layout, cell: cell, at: number, traits)
  }

  func issue(_ kind: LayoutIssue.Kind, _ asked: String) -> LayoutIssue {
    LayoutIssue(
      kind: kind, view: host.plumbName, asked: asked, callSite: layout.object.callSite)
  }
}
