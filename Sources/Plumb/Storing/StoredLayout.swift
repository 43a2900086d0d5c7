import Foundation

/// A layout compiled for storing: hosts are cells, and sources are readings. It is never converted back.
@usableFromInline
final class StoredLayout {
  let columns: StoredAxis<Horizontal>
  let rows: StoredAxis<Vertical>
  @usableFromInline let adjustments: AdjustmentChain
  // `traits`, `kind` and `changes` take the bytes that remain in the last word of `callSite`.
  @usableFromInline let callSite: LayoutCallSite
  private let traits: Traits
  /// What planning must know of the layout.
  @exclusivity(unchecked)
  private(set) var kind = LayoutKind()
  /// What the adjustments change on each axis.
  let changes: AdjustmentChanges
  private let others: Others
  let table: HostTable

  // In one byte, so that a pass finds the usual kinds of layouts with one comparison.
  private struct Traits: OptionSet {
    let rawValue: UInt8

    @inline(__always)
    init(rawValue: UInt8) { self.rawValue = rawValue }

    static var ofValues: Traits { @inline(__always) get { Traits(rawValue: 1) } }
    static var directional: Traits { @inline(__always) get { Traits(rawValue: 2) } }
    static var joint: Traits { @inline(__always) get { Traits(rawValue: 4) } }
    static var grouped: Traits { @inline(__always) get { Traits(rawValue: 8) } }
    static var holding: Traits { @inline(__always) get { Traits(rawValue: 16) } }
  }

  /// The group or joint layout that finds this frame together with the frames of other children.
  private enum Others {
    case none
    case group(SharedLayout)
    case joint(JointMember)
  }

  init(
    _ layout: IndividualLayout, _ callSite: LayoutCallSite, in table: HostTable,
    group: SharedLayout? = nil, joint: JointMember? = nil
  ) {
    columns = StoredAxis(layout.horizontal.facts, in: table, sharing: &table.columns)
    rows = StoredAxis(layout.vertical.facts, in: table, sharing: &table.rows)
    var traits = Traits()
    if columns.facts.areOfValues, rows.facts.areOfValues { traits.insert(.ofValues) }
    if columns.isDirectional { traits.insert(.directional) }
    if joint != nil { traits.insert(.joint) }
    if group != nil { traits.insert(.grouped) }
    if columns.facts.holdReferences || rows.facts.holdReferences { traits.insert(.holding) }
    self.traits = traits
    adjustments = layout.adjustments
    changes = AdjustmentChanges(layout.adjustments)
    self.callSite = callSite
    others = group.map { .group($0) } ?? joint.map { .joint($0) } ?? .none
    self.table = table
    kind = foundKind
  }

  deinit {
    forEachCell { table.count($0, -1) }
  }
}

extension StoredLayout {
  /// The shared part of a group's layout: a row, a column, a flow or a matrix. Nil if the layout is not of a group.
  var group: SharedLayout? {
    guard traits.contains(.grouped), case .group(let group) = others else { return nil }
    return group
  }

  /// The layout's membership in a joint layout; nil if there is none. A joint layout finds the whole frame at once,
  /// instead of four facts.
  var joint: JointMember? {
    guard isJoint, case .joint(let joint) = others else { return nil }
    return joint
  }

  /// Whether each of the four numbers is a value, or a length that the child or the other axis decides. Then the
  /// values come from cells and constants alone.
  var isOfValues: Bool { @inline(__always) get { traits.contains(.ofValues) } }

  /// Whether a reading keeps its references in an ``OtherPosition`` or ``OtherLength``, not in the cell of a value.
  var holdsReferences: Bool { traits.contains(.holding) }

  /// Whether no length of the frame needs the child's size or the other axis.
  var isClosed: Bool { !columns.isOpen && !rows.isOpen }

  /// Whether the child is asked for its size or its baselines.
  var isFitted: Bool {
    columns.facts.second.isFitted || rows.facts.second.isFitted || rows.names.0.isBaseline
      || group?.asksChildren ?? false
  }

  /// Whether the facts alone make the frame: no baseline, no adjustment, no closure that takes the frame.
  var isPlain: Bool { adjustments.isPlain && !rows.names.0.isBaseline }

  /// Whether constants and the parent's areas alone decide the four numbers.
  var isLinear: Bool {
    isOfValues && isClosed
      && [columns.first, columns.second, rows.first, rows.second].allSatisfy {
        $0.cell < FrameCell.firstHost
      }
  }

  /// Whether user code may run when the layout is evaluated. Asking the child for its size does not count.
  var runsCode: Bool {
    if isOfValues { return !isPlain }
    return columns.facts.runsCode || rows.facts.runsCode || !isPlain
  }

  /// Whether a joint layout finds the frame, together with the frames of other children.
  var isJoint: Bool { traits.contains(.joint) }

  /// Whether this is a member of a joint layout whose frames are being found right now.
  var isBeingFound: Bool { joint?.isBeingFound ?? false }

  /// Whether the layout is directional and the leading edge is the right one.
  @inline(__always)
  func isMirrored(in pass: RunCells) -> Bool {
    traits.contains(.directional) && pass.space.isMirrored
  }

  /// The facts as numbers, as far as they are known without the child's size and without the other axis.
  @usableFromInline @inline(never)
  func placed(in pass: RunCells, _ parent: any Layoutable) -> PlacedFrame {
    if let joint { return placed(at: joint.frame(in: pass.context(in: parent))) }
    if isMirrored(in: pass) {
      return PlacedFrame(
        columns: columns.placed(in: pass, parent), rows: rows.placed(in: pass, parent))
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
      columns: columns.placed(numbers.column, columns.open(in: pass, parent)),
      rows: rows.placed(numbers.row, rows.open(in: pass, parent)))
  }

  /// The four numbers for the writing direction left-to-right. A length that depends on the child or on the other axis
  /// is 0.
  @inline(__always)
  func numbers(in pass: RunCells, _ parent: any Layoutable) -> Numbers {
    (
      (columns.firstNumber(in: pass, parent), columns.secondNumber(in: pass, parent)),
      (rows.firstNumber(in: pass, parent), rows.secondNumber(in: pass, parent))
    )
  }

  /// The result of ``numbers(in:_:)`` for a layout of values, without a branch for each number. `stale` becomes nonzero
  /// if a cell has the stamp of another run; then the numbers are wrong.
  @inline(__always)
  func values(in pass: RunCells, _ stale: inout Int) -> Numbers {
    (
      columns.values(pass.cells, pass.stamp, &stale),
      rows.values(pass.cells, pass.stamp, &stale)
    )
  }

  typealias Numbers = (column: (CGFloat, CGFloat), row: (CGFloat, CGFloat))

  /// The frame of a layout of values that needs nothing from its child, on the grid of the pass.
  @usableFromInline @inline(never)
  func frameOfValues(in pass: RunCells, _ parent: any Layoutable) -> CGRect {
    if isMirrored(in: pass) { return computedFrame(in: pass, parent) }
    var stale = 0
    let (column, row) = values(in: pass, &stale)
    let frame = CGRect(horizontal: columns.rule.span(column), vertical: rows.rule.span(row))
    if stale != 0 { return computedFrame(in: pass, parent) }
    return pass.isOnGrid ? pass.alignedApart(frame) : frame
  }

  /// The frame of a layout that needs nothing from its child, on the grid of the pass. Unlike ``frameOfValues(in:_:)``,
  /// this also evaluates closures, joint layouts, right-to-left layouts, and references that this pass has not placed.
  @usableFromInline @inline(never)
  func computedFrame(in pass: RunCells, _ parent: any Layoutable) -> CGRect {
    if traits != [], isJoint || isMirrored(in: pass) { return frameOfOther(in: pass, parent) }
    let (column, row) = numbers(in: pass, parent)
    let frame = CGRect(horizontal: columns.rule.span(column), vertical: rows.rule.span(row))
    guard frame.isSound else { return unsoundFrame(column, row, pass) }
    pass.evaluated.frame = frame
    return pass.aligned(frame)
  }

  /// The frame of a joint layout, or of a directional layout right-to-left, on the grid of the pass.
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

  /// The facts with the numbers that ``frameOfValues(in:_:)``, ``computedFrame(in:_:)`` or ``frame(fitting:in:)`` has
  /// just evaluated. Only a closed layout of values is evaluated again, which gives the same numbers.
  func placedAgain(in pass: RunCells, _ parent: any Layoutable) -> PlacedFrame {
    if !isClosed {
      let (column, row) = pass.evaluated.numbers
      return PlacedFrame(columns: columns.placed(column, .none), rows: rows.placed(row, .none))
    }
    return pass.takeUnsound()
      ?? (isOfValues ? placed(in: pass, parent) : placed(at: pass.evaluated.frame))
  }

  /// Turns an evaluated frame back into numbers: an origin and a length on each axis.
  func placed(at frame: CGRect) -> PlacedFrame {
    func placed<Axis: FrameAxis>(_ span: LayoutSpan, _ axis: StoredAxis<Axis>) -> PlacedAxis {
      PlacedAxis(span.origin, span.length, .length(from: 0), .none, axis.names)
    }
    return PlacedFrame(
      columns: placed(LayoutSpan(of: frame, along: Horizontal.self), columns),
      rows: placed(LayoutSpan(of: frame, along: Vertical.self), rows))
  }
}
