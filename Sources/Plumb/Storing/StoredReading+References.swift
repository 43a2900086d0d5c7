import Foundation

// The cells of the hosts that stored numbers read. Cells keep no host alive.

extension StoredReading {
  /// The cells of the hosts that the number reads.
  @_semantics("optimize.sil.specialize.generic.never")
  func mentioned(_ value: StoredValue) -> [Int32] {
    if let reference = mentionedReference { return reference.heldCells }
    let references = mentionedReferences
    if !references.isEmpty { return references.flatMap(\.heldCells) }
    return value.readCell.map { $0 < FrameCell.firstHost ? [] : [$0] } ?? []
  }

  /// The names of hosts that one reference contains more than once.
  @_semantics("optimize.sil.specialize.generic.never")
  var repeatedHosts: [String] {
    // Hosts rarely repeat, and asking them for their names allocates.
    mentionedReference.map { $0.repeatsCells ? $0.repeatedHosts : [] }
      ?? mentionedReferences.filter(\.repeatsCells).flatMap(\.repeatedHosts)
  }

  /// Whether a closure looks up the view that the number reads.
  @_semantics("optimize.sil.specialize.generic.never")
  var looksUp: Bool {
    mentionedReference?.isLookedUp ?? mentionedReferences.contains(where: \.isLookedUp)
  }

  /// Whether the number reads a view that the plan cannot order: one that a closure looks up, or one that is neither
  /// the container nor a child of it. Also true if it reads a child in `awaiting`, which reads such a view.
  @_semantics("optimize.sil.specialize.generic.never")
  func isAwaited(
    _ value: StoredValue, in container: some Layoutable, _ awaiting: CellSet, _ table: HostTable
  ) -> Bool {
    looksUp
      || mentioned(value).contains { cell in
        awaiting.contains(cell)
          || table.host(at: cell).map { $0 !== container && $0.plumbParent !== container } ?? false
      }
  }

  /// Whether the references are in an ``OtherPosition`` or ``OtherLength``, and not in the cell of the value.
  @_semantics("optimize.sil.specialize.generic.never")
  var holdsReferences: Bool {
    switch self {
    case .other: true
    case .otherDirectional: true
    case .otherLength: true
    default: false
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

  /// Whether a `StoredValue` alone gives the number.
  var isValue: Bool {
    switch self {
    case .value: true
    case .directionalValue: true
    case .untransformedValue: true
    case .untransformedDirectionalValue: true
    default: false
    }
  }

  /// Whether the number is a length that the child asks for.
  var isFitted: Bool {
    switch self {
    case .fitted: true
    case .fittedBefore: true
    case .otherLength(let other): other.source.isFitted
    default: false
    }
  }

  /// The length that is offered to the child for this number. Nil if the number is not a length that the child's size
  /// alone decides.
  var offer: CGFloat? {
    switch self {
    case .fitted(let offer): offer
    default: nil
    }
  }

  /// Whether a `StoredValue` alone gives the number, or the child or the other axis decides it. In the second case, the
  /// value is 0.
  var isReadAsValue: Bool {
    switch self {
    case .fitted: true
    case .fittedBefore: true
    case .ratio: true
    default: isValue
    }
  }

  /// Whether user code may run when the number is evaluated. Also true if the child is asked for its size.
  var runsCode: Bool {
    switch self {
    case .ratio: false
    default: !isValue
    }
  }
}

extension StoredLayout {
  /// The names of hosts that one reference contains more than once.
  var repeatedHosts: Set<String> {
    if !holdsReferences { return [] }
    return Set(
      columns.facts.first.repeatedHosts + columns.facts.second.repeatedHosts
        + rows.facts.first.repeatedHosts + rows.facts.second.repeatedHosts)
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
  /// The same reference with cells instead of hosts, which does not keep the hosts alive.
  func callAsFunction(_ reference: ReferenceSource) -> ReferenceSource { reference.held(in: self) }
}

extension ReferenceSource {
  /// The same reference with cells instead of hosts, which does not keep the hosts alive.
  func held(in table: HostTable) -> ReferenceSource {
    switch self {
    case .host, .pair, .group: .held(HeldReference(self, in: table))
    case .lookup, .placed, .held: self
    case .ruled(let ruled): ruled.mapping(table)
    }
  }

  /// Whether the reference contains a host more than once.
  fileprivate var repeatsCells: Bool {
    let cells = heldCells
    return cells.indices.contains { cells[..<$0].contains(cells[$0]) }
  }

  /// Whether a closure looks up the host when the layout is evaluated.
  fileprivate var isLookedUp: Bool {
    switch self {
    case .lookup: true
    case .ruled(let ruled): ruled.source.isLookedUp
    default: false
    }
  }

  /// The cell of a held reference to a single host; nil for any other reference.
  var heldCell: Int32? {
    let cells = heldCells
    return cells.count == 1 ? cells[0] : nil
  }

  /// The cells of a held reference, also if a front end's rules measure it. None for any other reference.
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

  /// What records the length before, if the child is only offered that length.
  var before: LengthBefore? {
    guard case .formula(let composed) = self,
      case .offeringPresent(let before, most: nil) = composed.formula
    else { return nil }
    return before
  }

  /// Whether the child is asked for the length.
  var isFitted: Bool {
    switch self {
    case .fittedBy: true
    case .formula(let composed): composed.formula.isFitted
    default: false
    }
  }
}
