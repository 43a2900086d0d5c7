import Foundation

/// What a container has stored for its children, under one condition.
struct StoredChildren {
  /// The children that have a layout, with each group as one entry.
  private(set) var planned: [PlannedChild] = []
  /// The layouts, which the plan keeps alive.
  private(set) var layouts: [StoredLayout] = []
  /// The groups, which the plan keeps alive.
  private(set) var groups: [PlannedChildren] = []
  /// The children whose z-index the container decides.
  private(set) var zIndices: [(child: WeakHost, zIndex: Int)] = []
  /// The cells of the children for which anything is stored.
  private(set) var cells = CellSet()

  init(of children: [some Layoutable], in table: HostTable, under condition: AnyHashable?) {
    planned.reserveCapacity(children.count)
    layouts.reserveCapacity(children.count)
    for child in children {
      // One conversion for all uses: each would retain the child.
      let host = child as any Layoutable
      guard let cell = table.cell(of: host), let stored = table[cell] else { continue }
      cells.insert(cell)
      table.noteChild(cell)
      let settings = stored.settings(under: condition)
      if stored.hasZIndex { zIndices.append((WeakHost(any: host), settings.zIndex ?? 0)) }
      guard let layout = settings.layout else { continue }
      layouts.append(layout)
      planned.append(PlannedChild(host, cell, layout, order: settings.order ?? 0))
    }
    if layouts.contains(where: { $0.group != nil }) {
      planned = PlannedChild.grouped(planned, adding: &groups)
    }
  }
}

/// A child while a plan is being made. Whoever makes the plan keeps the children, the layouts and the groups
/// alive; see ``Unretained``.
struct PlannedChild {
  private let reference: UnretainedHost
  let object: Unretained<AnyObject>
  let layout: Unretained<StoredLayout>
  /// The group of children that it is laid out with, itself among them.
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
