import Foundation

// What stored numbers read: hosts by their cells, and references that are not kept alive.

extension StoredReading {
  /// The hosts that the number reads, by their cells.
  func mentioned(_ value: StoredValue) -> [Int32] {
    let references = mentionedReferences
    if !references.isEmpty { return references.flatMap(\.heldCells) }
    return value.readCell.map { $0 < FrameCell.firstHost ? [] : [$0] } ?? []
  }

  /// The reference with a host among several more than once, in words.
  var repeatedReference: String? {
    mentionedReferences.first { Set($0.heldCells).count < $0.heldCells.count }?.inWords
  }

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
    default: false
    }
  }

  /// Whether the number is what the child asks for.
  var isFitted: Bool {
    switch self {
    case .fitted: true
    case .otherLength(let other):
      switch other.source {
      case .fittedBy, .fittedBySize: true
      case .formula(let composed): composed.formula.isFitted
      default: false
      }
    default: false
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

extension ReferenceSource {
  /// The same reference, not kept alive.
  func held(in table: HostTable) -> ReferenceSource {
    switch self {
    case .host, .pair, .group: .held(HeldReference(self, in: table))
    case .lookup, .placed, .held: self
    }
  }

  /// The cells of a reference that is not kept alive.
  fileprivate var heldCells: [Int32] {
    if case .held(let held) = self { return held.cells }
    return []
  }
}

extension OtherPositionSource {
  func held(in table: HostTable) -> OtherPositionSource {
    switch self {
    case .area: self
    case .place(let reference, let part, let offset):
      .place(reference.held(in: table), part: part, offset: offset)
    case .pinned(let reference, let position): .pinned(reference.held(in: table), position)
    case .point(let point): .point(point.held(in: table))
    case .directionalPoint(let point): .directionalPoint(point.held(in: table))
    case .joint(let member): .joint(member.held(in: table))
    case .formula(let composed): .formula(composed.formula.held(in: table).composed)
    }
  }

  /// What the position is measured on, as far as they are hosts.
  var references: [ReferenceSource] {
    if case .formula(let composed) = self { return composed.formula.references }
    return reference.map { [$0] } ?? []
  }

  /// What the position is measured on, if it is one host or one box.
  var reference: ReferenceSource? {
    switch self {
    case .area, .formula: nil
    case .place(let reference, _, _), .pinned(let reference, _): reference
    case .point(let point): point.reference
    case .directionalPoint(let point): point.reference
    case .joint(let member): member.reference
    }
  }
}

extension PointSource {
  fileprivate func held(in table: HostTable) -> PointSource {
    switch self {
    case .computed: self
    case .pinned(let reference, let point): .pinned(reference.held(in: table), point)
    }
  }

  fileprivate var reference: ReferenceSource? {
    if case .pinned(let reference, _) = self { return reference }
    return nil
  }
}

extension OtherLengthSource {
  func held(in table: HostTable) -> OtherLengthSource {
    switch self {
    case .area, .size, .fittedBy, .fittedBySize: self
    case .measured(let reference, let factor, let more):
      .measured(reference.held(in: table), factor: factor, plus: more)
    case .pinned(let reference, let length): .pinned(reference.held(in: table), length)
    case .pinnedSize(let reference, let size): .pinnedSize(reference.held(in: table), size)
    case .joint(let member): .joint(member.held(in: table))
    case .formula(let composed): .formula(composed.formula.held(in: table).composed)
    }
  }

  /// What the length is measured on, as far as they are hosts.
  var references: [ReferenceSource] {
    if case .formula(let composed) = self { return composed.formula.references }
    return reference.map { [$0] } ?? []
  }

  /// What the length is measured on, if it is one host or one box.
  var reference: ReferenceSource? {
    switch self {
    case .area, .size, .fittedBy, .fittedBySize, .formula: nil
    case .measured(let reference, _, _), .pinned(let reference, _), .pinnedSize(let reference, _):
      reference
    case .joint(let member): member.reference
    }
  }
}
