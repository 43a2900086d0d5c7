import Foundation

/// What a container has stored for its children, under one condition.
struct StoredChildren {
  /// The children that have a layout, with each group as one entry.
  private(set) var planned: [PlannedChild] = []
  /// The children whose z-index the container decides.
  private(set) var zIndices: [(child: WeakHost, zIndex: Int)] = []

  init(of children: [some Layoutable], in table: HostTable, under condition: AnyHashable?) {
    for child in children {
      guard let cell = table.cell(of: child), let stored = table[cell] else { continue }
      table.noteChild(cell)
      let settings = stored.settings(under: condition)
      if stored.hasZIndex { zIndices.append((WeakHost(any: child), settings.zIndex ?? 0)) }
      guard let layout = settings.layout else { continue }
      planned.append(
        PlannedChild(host: child, cell: cell, layout: layout, order: settings.order ?? 0))
    }
    planned = PlannedChild.grouped(planned)
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
}

extension PlannedChild {
  func step(at number: Int, _ traits: LayoutPlan.Traits) -> LayoutPlan.Step {
    LayoutPlan.Step(host, layout, cell: cell, at: number, traits)
  }

  func issue(_ kind: LayoutIssue.Kind, _ asked: String) -> LayoutIssue {
    LayoutIssue(kind: kind, view: host.plumbName, asked: asked, callSite: layout.callSite)
  }
}
