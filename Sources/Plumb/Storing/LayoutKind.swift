/// What planning must know of a layout: how a pass handles it, and what it reads.
///
/// It is computed once, because each plan reads it for each layout. The first six are also traits of the plan's steps,
/// with the same bits.
struct LayoutKind: OptionSet {
  let rawValue: UInt8

  @inline(__always)
  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The facts alone decide the frame: no length is open, and the layout is ``plain``.
  static var closed: LayoutKind { @inline(__always) get { LayoutKind(rawValue: 1) } }
  /// The facts and the child decide the frame: no baseline, no adjustments.
  static var plain: LayoutKind { @inline(__always) get { LayoutKind(rawValue: 2) } }
  /// Code outside the library may run when the layout is evaluated: a closure, or a child that is asked for its size.
  static var runsCode: LayoutKind { @inline(__always) get { LayoutKind(rawValue: 4) } }
  /// The child's size alone decides the lengths that the facts leave open, and the layout is ``plain``.
  static var fitted: LayoutKind { @inline(__always) get { LayoutKind(rawValue: 8) } }
  /// The layout is of a group.
  static var group: LayoutKind { @inline(__always) get { LayoutKind(rawValue: 16) } }
  /// Lengths are limited before the child is asked for its size.
  static var limited: LayoutKind { @inline(__always) get { LayoutKind(rawValue: 32) } }
  /// The layout is pinned to hosts.
  static var pinned: LayoutKind { @inline(__always) get { LayoutKind(rawValue: 64) } }
  /// The layout reads areas of the parent besides its bounds.
  static var readingAreas: LayoutKind { @inline(__always) get { LayoutKind(rawValue: 128) } }

  /// The bits that are also traits of steps.
  var bitsOfTraits: Int32 { Int32(rawValue) & 63 }
}

extension StoredLayout {
  /// Whether lengths are limited before the child is asked for its size. Then the child is asked only when all numbers
  /// are known.
  var asksInTheEnd: Bool { !adjustments.isPlain && adjustments.terms != nil }

  /// Finds out the kind of a layout, all other properties of which are known.
  @_optimize(size)
  var foundKind: LayoutKind {
    var kind = LayoutKind()
    if isPlain {
      kind.insert(.plain)
      if isClosed { kind.insert(.closed) }
      if isFittedAlone { kind.insert(.fitted) }
    }
    if runsCode || !isClosed { kind.insert(.runsCode) }
    if asksInTheEnd { kind.insert(.limited) }
    if group != nil { kind.insert([.group, .pinned, .readingAreas]) }
    if holdsReferences { kind.insert(.pinned) }
    forEachCell { cell in
      if cell >= FrameCell.firstHost {
        kind.insert(.pinned)
      } else if FrameCell.isAreaBesidesBounds(cell) {
        kind.insert(.readingAreas)
      }
    }
    return kind
  }
}

extension StoredLayout {
  /// Calls `body` for each host that the layout is pinned to, with the host's cell. `isMeasured` tells whether the
  /// layout reads the width or the height of the host without a closure. A host may come more than once.
  func forEachPin(_ body: (_ cell: Int32, _ isMeasured: Bool) -> Void) {
    columns.forEachPin(body)
    rows.forEachPin(body)
    guard let group else { return }
    for layout in group.layouts { layout.forEachPin(body) }
  }

  /// The cells of the hosts that the layout is pinned to, each once.
  var pins: [Int32] {
    var cells: [Int32] = []
    forEachPin { cell, _ in if !cells.contains(cell) { cells.append(cell) } }
    return cells
  }

  /// The areas of the parent that the layout reads, besides its bounds.
  var areas: [LayoutArea] {
    var cells = CellSet()
    addAreas(to: &cells)
    return cells.areas
  }

  /// Adds the cells of these areas.
  func addAreas(to cells: inout CellSet) {
    forEachCell { if FrameCell.isAreaBesidesBounds($0) { cells.insert($0) } }
    guard let group else { return }
    for layout in group.layouts { layout.addAreas(to: &cells) }
  }

  /// Calls `body` with each cell that a number reads.
  func forEachCell(_ body: (Int32) -> Void) {
    if let cell = columns.first.readCell { body(cell) }
    if let cell = columns.second.readCell { body(cell) }
    if let cell = rows.first.readCell { body(cell) }
    if let cell = rows.second.readCell { body(cell) }
  }
}

extension StoredAxis {
  @inline(__always)
  fileprivate func forEachPin(_ body: (Int32, Bool) -> Void) {
    if facts.holdReferences {
      facts.first.forEachPin(first, body)
      facts.second.forEachPin(second, body)
      return
    }
    if first.readsHost { body(first.cell, facts.areValues.0 && first.isLength) }
    if second.readsHost { body(second.cell, facts.areValues.1 && second.isLength) }
  }
}

extension StoredReading {
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func forEachPin(_ value: StoredValue, _ body: (Int32, Bool) -> Void) {
    if !holdsReferences {
      if value.readsHost { body(value.cell, isValue && value.isLength) }
      return
    }
    for cell in mentioned(value) { body(cell, false) }
    for read in reads(value, isMirrored: false) {
      if case .length = read.what, read.cell >= FrameCell.firstHost { body(read.cell, true) }
    }
  }
}
