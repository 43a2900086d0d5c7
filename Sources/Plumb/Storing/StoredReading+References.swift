import Foundation

// What stored numbers read: hosts by their cells, and references that are not kept alive.

extension StoredReading {
  /// The hosts that the number reads, by their cells.
  @_semantics("optimize.sil.specialize.generic.never")
  func mentioned(_ value: StoredValue) -> [Int32] {
    if let reference = mentionedReference { return reference.heldCells }
    let references = mentionedReferences
    if !references.isEmpty { return references.flatMap(\.heldCells) }
    return value.readCell.map { $0 < FrameCell.firstHost ? [] : [$0] } ?? []
  }

  /// The hosts that are among several more than once, by name.
  @_semantics("optimize.sil.specialize.generic.never")
  var repeatedHosts: [String] {
    // Nearly nothing repeats a host, and asking the hosts for it allocates.
    mentionedReference.map { $0.repeatsCells ? $0.repeatedHosts : [] }
      ?? mentionedReferences.filter(\.repeatsCells).flatMap(\.repeatedHosts)
  }

  /// Whether the number reads a view that is looked up.
  @_semantics("optimize.sil.specialize.generic.never")
  var looksUp: Bool {
    mentionedReference?.isLookedUp ?? mentionedReferences.contains(where: \.isLookedUp)
  }

  /// Whether the number reads a view beyond the order of a plan, or a child that does; `awaiting` are the cells of those.
  @_semantics("optimize.sil.specialize.generic.never")
  func isAwaited(
    _ value: StoredValue, in container: some Layoutable, _ awaiting: Set<Int32>, _ table: HostTable
  ) -> Bool {
    looksUp
      || mentioned(value).contains { cell in
        awaiting.contains(cell)
          || table.host(at: cell).map { $0 !== container && $0.plumbParent !== container } ?? false
      }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private var mentionedReference: ReferenceSource? {
    switch self {
    case .other(let other): other.source.reference
    case .otherDirectional(let other): other.source.reference
    case .otherLength(let other): other.source.reference
    default: nil
    }
  }

  @_semantics("optimize.sil.specialize.generic.never")
  private var mentionedReferences: [ReferenceSource] {
    switch self {
    case .other(let other): other.source.references
    case .otherDirectional(let other): other.source.references
    case .otherLength(let other): other.source.references
    default: []
    }
  }

  /// Whether the number is its value, along the axis or the writing direction.
  var isValue: Bool {
    switch self {
    case .value: true
    case .directionalValue: true
    case .untransformedValue: true
    case .untransformedDirectionalValue: true
    default: false
    }
  }

  /// Whether the number is what the child asks for.
  var isFitted: Bool {
    switch self {
    case .fitted: true
    case .otherLength(let other): other.source.isFitted
    default: false
    }
  }

  /// What the child is offered that is asked for the number; nil if it is decided by more than that.
  var offer: CGFloat? {
    switch self {
    case .fitted(let offer): offer
    default: nil
    }
  }

  /// Whether the number, as far as its axis alone determines it, is its value: 0 for what the child or
  /// the other axis decides.
  var isReadAsValue: Bool {
    switch self {
    case .fitted: true
    case .ratio: true
    default: isValue
    }
  }

  /// Whether user code runs when the number is evaluated.
  var runsCode: Bool {
    switch self {
    case .ratio: false
    default: !isValue
    }
  }
}

extension OtherPosition {
  /// A place on the box around two hosts.
  static func place(
    on one: any Layoutable, _ other: any Layoutable, part: CGFloat, offset: CGFloat,
    in table: HostTable
  ) -> OtherPosition {
    OtherPosition(
      .place(ReferenceSource.pair(one, other).held(in: table), part: part, offset: offset))
  }
}

extension HostTable: ReferenceMap {
  /// The same reference, not kept alive.
  func callAsFunction(_ reference: ReferenceSource) -> ReferenceSource { reference.held(in: self) }
}

extension ReferenceSource {
  /// The same reference, not kept alive.
  func held(in table: HostTable) -> ReferenceSource {
    switch self {
    case .host, .pair, .group: .held(HeldReference(self, in: table))
    case .lookup, .placed, .held: self
    case .ruled(let ruled): ruled.mapping(table)
    }
  }

  /// Whether a host is in it more than once.
  fileprivate var repeatsCells: Bool {
    let cells = heldCells
    return cells.indices.contains { cells[..<$0].contains(cells[$0]) }
  }

  /// Whether it is looked up when the layout is evaluated.
  fileprivate var isLookedUp: Bool {
    switch self {
    case .lookup: true
    case .ruled(let ruled): ruled.source.isLookedUp
    default: false
    }
  }

  /// The cell of a reference that is one host.
  var heldCell: Int32? {
    let cells = heldCells
    return cells.count == 1 ? cells[0] : nil
  }

  /// The cells of a reference that is not kept alive.
  var heldCells: [Int32] {
    switch self {
    case .held(let held): held.cells
    case .ruled(let ruled): ruled.source.heldCells
    default: []
    }
  }
}

extension OtherPositionSource {
  func held(in table: HostTable) -> OtherPositionSource {
    if case .baseline = self { table.readsBaselines = true }
    return mapping(table)
  }
}

extension OtherLengthSource {
  func held(in table: HostTable) -> OtherLengthSource { mapping(table) }

  /// Whether the length is what the child asks for.
  var isFitted: Bool {
    switch self {
    case .fittedBy: true
    case .formula(let composed): composed.formula.isFitted
    default: false
    }
  }
}
