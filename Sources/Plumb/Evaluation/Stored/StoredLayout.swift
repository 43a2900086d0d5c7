import Foundation

/// A layout as a container stores it, compiled once and never turned back.
@usableFromInline
final class StoredLayout {
  let columns: StoredAxis<Horizontal>
  let rows: StoredAxis<Vertical>
  @usableFromInline let adjustments: AdjustmentChain
  @usableFromInline let callSite: LayoutCallSite
  private let table: HostTable

  init(_ layout: IndividualLayout, _ callSite: LayoutCallSite, in table: HostTable) {
    columns = StoredAxis(layout.horizontal.facts, in: table)
    rows = StoredAxis(layout.vertical.facts, in: table)
    adjustments = layout.adjustments
    self.callSite = callSite
    self.table = table
  }

  deinit {
    forEachNumber { cell in if let cell { table.count(cell, -1) } }
  }
}

extension StoredLayout {
  /// Whether the frame needs nothing of the child.
  var isClosed: Bool { !columns.isOpen && !rows.isOpen }

  /// Whether the child is asked for the size that fits.
  var isFitted: Bool {
    columns.second.isFitted || rows.second.isFitted
  }

  /// Whether the frame is what the facts say: nothing adjusts it, and nobody wants to know it.
  var isPlain: Bool { adjustments.isEmpty }

  /// Whether user code runs when the layout is evaluated.
  var runsCode: Bool {
    columns.first.runsCode || columns.second.runsCode || rows.first.runsCode
      || rows.second.runsCode || !isPlain
  }

  /// The cells that the layout reads: areas of the parent, and hosts.
  var areaCells: Set<Int32> {
    var cells: Set<Int32> = []
    forEachNumber { if let cell = $0, cell < FrameCell.firstHost { cells.insert(cell) } }
    return cells
  }

  /// The hosts that the layout is pinned to, by their cells, each once.
  var mentioned: [Int32] {
    var cells: [Int32] = []
    for cell in columns.first.mentioned + columns.second.mentioned + rows.first.mentioned
      + rows.second.mentioned where !cells.contains(cell)
    {
      cells.append(cell)
    }
    return cells
  }

  /// References with a host among them more than once, in words.
  var repeatedReferences: [String] {
    [
      columns.first.repeatedReference, columns.second.repeatedReference,
      rows.first.repeatedReference, rows.second.repeatedReference,
    ].compactMap { $0 }
  }

  private func forEachNumber(_ body: (Int32?) -> Void) {
    body(columns.first.cell)
    body(columns.second.cell)
    body(rows.first.cell)
    body(rows.second.cell)
  }

  /// The facts as numbers, as far as they are known without the child.
  @usableFromInline @inline(never)
  func placed(in pass: LayoutPass, _ parent: any Layoutable)
    -> PlacedFrame
  {
    PlacedFrame(
      columns: columns.placed(in: pass, parent), rows: rows.placed(in: pass, parent))
  }

  /// The frame of a layout that needs nothing of its child, as the facts give it.
  @usableFromInline @inline(never)
  func closedFrame(in pass: LayoutPass, _ parent: any Layoutable)
    -> CGRect
  {
    CGRect(horizontal: columns.span(in: pass, parent), vertical: rows.span(in: pass, parent))
  }
}

extension StoredNumber {
  /// Whether the number is what the child asks for.
  fileprivate var isFitted: Bool {
    switch self {
    case .fitted: true
    case .otherLength(let other):
      switch other.source {
      case .fittedBy, .fittedBySize: true
      default: false
      }
    default: false
    }
  }
}
