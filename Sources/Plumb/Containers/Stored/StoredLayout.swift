import Foundation

/// A layout as a container stores it, and where in the source it was written.
final class StoredLayout {
  private let columns: StoredColumns
  private let rows: StoredRows
  private let adjustments: AdjustmentChain
  let callSite: CallSite

  init(_ layout: IndividualLayout, _ callSite: CallSite) {
    columns = StoredColumns(layout.horizontal)
    rows = StoredRows(layout.vertical)
    adjustments = layout.adjustments
    self.callSite = callSite
  }

  /// The layout, for all that is done with it besides running it in passes.
  var layout: IndividualLayout {
    var layout = IndividualLayout(columns.facts, rows.facts)
    layout.adjustments = adjustments
    return layout
  }
}

extension StoredLayout {
  /// Evaluates the layout and gives `child` its frame. The context is that of any child of the parent.
  @inline(never)
  func layOut<Child: Layoutable>(_ child: Child, in parentContext: LayoutContext) {
    let frame = self.frame(of: child, in: parentContext)
    if adjustments.isEmpty
      && child.applyLayout(frame, in: parentContext.parentID, on: parentContext.grid)
    {
      return
    }
    settle(frame, of: child, in: parentContext)
  }

  /// The frame that the layout gives `child` on trial, adjusted and on the grid; nil where there is none.
  @inline(never)
  func frame(of child: some Layoutable, on trial: LayoutTrial) -> CGRect? {
    let context = LayoutContext(parent: trial, child: child, callSite: callSite)
    let frame = self.frame(of: child, in: context)
    if adjustments.isEmpty && frame.isSound { return context.grid.aligned(frame) }
    return layout.settled(frame, in: context)
  }

  /// The frame that the facts give, before adjustments; NaN where a fact has no value.
  @inline(always)
  private func frame(of child: some Layoutable, in context: LayoutContext) -> CGRect {
    let host = UnretainedHost(child)
    return context.frame(
      of: child, columns.placed(in: context, of: host), rows.placed(in: context, of: host))
  }

  @inline(never)
  private func settle(
    _ frame: CGRect, of child: any Layoutable, in parentContext: LayoutContext
  ) {
    let context = LayoutContext(parentContext, for: UnretainedHost(child), callSite: callSite)
    guard let owner = child.layoutParent, owner === context.parent else { return }
    if let settled = layout.settled(frame, in: context) { child.layoutFrame = settled }
  }
}
