import Foundation

/// A layout as a container stores it, compiled once and never turned back.
@usableFromInline
final class StoredLayout {
  let columns: StoredAxis<Horizontal>
  let rows: StoredAxis<Vertical>
  // Each is a property of its own. The optimizer copies a larger struct as a whole to read one of them.
  let firstColumn: StoredReading<Horizontal>
  let secondColumn: StoredReading<Horizontal>
  let firstRow: StoredReading<Vertical>
  let secondRow: StoredReading<Vertical>
  @usableFromInline let adjustments: AdjustmentChain
  @usableFromInline let callSite: LayoutCallSite
  /// What a row, a column or a matrix adds, if several children share the layout.
  let group: SharedLayout?
  /// What finds the whole frame at once, in the place of the four facts that ask for its numbers.
  let joint: JointMember?
  private let table: HostTable
  /// Whether all four numbers are read as values, which makes the frame a sum of cells.
  let isOfValues: Bool
  /// What the adjustments change.
  let changes: AdjustmentChanges

  init(
    _ layout: IndividualLayout, _ callSite: LayoutCallSite, in table: HostTable,
    group: SharedLayout? = nil, joint: JointMember? = nil
  ) {
    let columns = StoredFacts(layout.horizontal.facts, in: table)
    let rows = StoredFacts(layout.vertical.facts, in: table)
    isOfValues =
      columns.first.isReadAsValue && columns.second.isReadAsValue && rows.first.isReadAsValue
      && rows.second.isReadAsValue
    self.columns = columns.axis
    firstColumn = columns.first
    secondColumn = columns.second
    self.rows = rows.axis
    firstRow = rows.first
    secondRow = rows.second
    adjustments = layout.adjustments
    changes = AdjustmentChanges(layout.adjustments)
    self.callSite = callSite
    self.group = group
    self.joint = joint
    self.table = table
  }

  deinit {
    forEachCell { table.count($0, -1) }
  }
}

extension StoredLayout {
  /// Whether the frame needs nothing of the child.
  var isClosed: Bool { !columns.isOpen && !rows.isOpen }

  /// Whether the child is asked for the size that fits, or for its baselines.
  var isFitted: Bool {
    secondColumn.isFitted || secondRow.isFitted || rows.names.0.isBaseline
      || group?.asksChildren ?? false
  }

  /// Whether the frame is what the facts say: nothing moves it to a baseline or adjusts it, and nobody
  /// wants to know it.
  var isPlain: Bool { adjustments.isPlain && !rows.names.0.isBaseline }

  /// Whether the frame is a sum of lengths of the parent's areas and of constants.
  var isLinear: Bool {
    isOfValues && isClosed
      && [columns.first, columns.second, rows.first, rows.second].allSatisfy {
        $0.cell < FrameCell.firstHost
      }
  }

  /// Whether user code runs when the layout is evaluated.
  var runsCode: Bool {
    firstColumn.runsCode || secondColumn.runsCode || firstRow.runsCode || secondRow.runsCode
      || !isPlain
  }

  /// Whether the frame is found together with others.
  var isJoint: Bool { joint != nil }

  /// Whether the frame is found together with others, and they are being found.
  var isBeingFound: Bool { joint?.isBeingFound ?? false }

  /// The areas of the parent that layouts read, besides its bounds.
  static func areas(of layouts: [StoredLayout]) -> [LayoutArea] {
    var cells: Set<Int32> = []
    for layout in layouts { layout.addReadCells(to: &cells) }
    return LayoutArea.allCases.dropFirst().filter { cells.contains(FrameCell.index(of: $0)) }
  }

  private func addReadCells(to cells: inout Set<Int32>) {
    forEachCell { cells.insert($0) }
    for layout in group?.layouts ?? [] { layout.addReadCells(to: &cells) }
  }

  /// The hosts that the layout is pinned to, by their cells, each once.
  var mentioned: [Int32] {
    var cells: [Int32] = []
    for cell in firstColumn.mentioned(columns.first) + secondColumn.mentioned(columns.second)
      + firstRow.mentioned(rows.first) + secondRow.mentioned(rows.second)
    where !cells.contains(cell) {
      cells.append(cell)
    }
    for cell in (group?.layouts ?? []).flatMap(\.mentioned) where !cells.contains(cell) {
      cells.append(cell)
    }
    return cells
  }

  /// The hosts that are among several of one reference more than once, by name.
  var repeatedHosts: Set<String> {
    Set(
      firstColumn.repeatedHosts + secondColumn.repeatedHosts + firstRow.repeatedHosts
        + secondRow.repeatedHosts)
  }

  private func forEachCell(_ body: (Int32) -> Void) {
    for value in [columns.first, columns.second, rows.first, rows.second] {
      if let cell = value.readCell { body(cell) }
    }
  }

  /// Whether leading is right.
  @inline(__always)
  func isMirrored(in pass: RunCells) -> Bool {
    columns.isDirectional && pass.space.isMirrored
  }

  /// The facts as numbers, as far as they are known without the child.
  @usableFromInline @inline(never)
  func placed(in pass: RunCells, _ parent: any Layoutable) -> PlacedFrame {
    if let joint { return placed(at: joint.frame(in: pass.context(in: parent))) }
    if isMirrored(in: pass) {
      return PlacedFrame(
        columns: columns.placed(firstColumn, secondColumn, in: pass, parent),
        rows: rows.placed(firstRow, secondRow, in: pass, parent))
    }
    if isOfValues {
      var stale = 0
      let numbers = values(in: pass, &stale)
      if stale == 0 { return placed(numbers, in: pass, parent) }
    }
    return placed(numbers(in: pass, parent), in: pass, parent)
  }

  @inline(__always)
  private func placed(
    _ numbers: Numbers, in pass: RunCells, _ parent: any Layoutable
  ) -> PlacedFrame {
    PlacedFrame(
      columns: columns.placed(
        numbers.column, columns.isOpen ? secondColumn.open(in: pass, parent) : .none),
      rows: rows.placed(numbers.row, rows.isOpen ? secondRow.open(in: pass, parent) : .none))
  }

  /// The four numbers left-to-right, in the order of the facts, as far as each axis alone determines them.
  @inline(__always)
  func numbers(in pass: RunCells, _ parent: any Layoutable) -> Numbers {
    (
      (
        firstColumn.number(columns.first, in: pass, parent),
        secondColumn.number(columns.second, in: pass, parent)
      ),
      (
        firstRow.number(rows.first, in: pass, parent),
        secondRow.number(rows.second, in: pass, parent)
      )
    )
  }

  /// The same at once, without a branch for each, for a layout of values. `stale` is no longer 0 if a cell
  /// is not of this pass.
  @inline(__always)
  func values(in pass: RunCells, _ stale: inout Int) -> Numbers {
    (
      columns.values(pass.cells, pass.stamp, &stale),
      rows.values(pass.cells, pass.stamp, &stale)
    )
  }

  typealias Numbers = (column: (CGFloat, CGFloat), row: (CGFloat, CGFloat))

  /// The frame of a layout that needs nothing of its child, on the grid of the pass.
  @usableFromInline @inline(never)
  func closedFrame(in pass: RunCells, _ parent: any Layoutable) -> CGRect {
    if !isOfValues || isMirrored(in: pass) { return computedFrame(in: pass, parent) }
    var stale = 0
    let (column, row) = values(in: pass, &stale)
    let frame = CGRect(horizontal: columns.rule.span(column), vertical: rows.rule.span(row))
    return stale == 0 ? pass.aligned(frame) : computedFrame(in: pass, parent)
  }

  /// The same with closures, right-to-left, or where a reference has not been placed in this pass.
  @inline(never)
  private func computedFrame(in pass: RunCells, _ parent: any Layoutable) -> CGRect {
    if joint != nil || isMirrored(in: pass) { return frameOfOther(in: pass, parent) }
    let (column, row) = numbers(in: pass, parent)
    let frame = CGRect(horizontal: columns.rule.span(column), vertical: rows.rule.span(row))
    guard frame.isSound else { return unsoundFrame(column, row, pass) }
    pass.evaluated.frame = frame
    return pass.aligned(frame)
  }

  /// The same right-to-left, or of a joint layout.
  @inline(never)
  private func frameOfOther(in pass: RunCells, _ parent: any Layoutable) -> CGRect {
    pass.frame(of: placed(in: pass, parent))
  }

  @inline(never)
  private func unsoundFrame(
    _ column: (CGFloat, CGFloat), _ row: (CGFloat, CGFloat), _ pass: RunCells
  ) -> CGRect {
    pass.frame(
      of: PlacedFrame(
        columns: columns.placed(column, .none), rows: rows.placed(row, .none)))
  }

  /// What ``closedFrame(in:_:)`` or ``frame(fitting:in:)`` has just evaluated, as numbers. What is of values alone gives
  /// the same again.
  func placedAgain(in pass: RunCells, _ parent: any Layoutable) -> PlacedFrame {
    if !isClosed {
      let (column, row) = pass.evaluated.numbers
      return PlacedFrame(columns: columns.placed(column, .none), rows: rows.placed(row, .none))
    }
    return pass.takeUnsound()
      ?? (isOfValues ? placed(in: pass, parent) : placed(at: pass.evaluated.frame))
  }

  /// A frame that has been evaluated, as numbers.
  func placed(at frame: CGRect) -> PlacedFrame {
    func placed<Axis: FrameAxis>(_ span: LayoutSpan, _ axis: StoredAxis<Axis>) -> PlacedAxis {
      PlacedAxis(span.origin, span.length, .length(from: 0), .none, axis.names)
    }
    return PlacedFrame(
      columns: placed(LayoutSpan(of: frame, along: Horizontal.self), columns),
      rows: placed(LayoutSpan(of: frame, along: Vertical.self), rows))
  }
}
