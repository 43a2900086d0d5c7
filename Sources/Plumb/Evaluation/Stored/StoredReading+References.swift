import Foundation

// What stored numbers read: hosts by their cells, and references that are not kept alive.

extension StoredReading {
  /// The hosts that the number reads, by their cells.
  func mentioned(_ value: StoredValue) -> [Int32] {
    if let mentionedReference { return mentionedReference.heldCells }
    return value.readCell.map { $0 < FrameCell.firstHost ? [] : [$0] } ?? []
  }

  /// The reference with a host among several more than once, in words.
  var repeatedReference: String? {
    let cells = mentionedReference?.heldCells ?? []
    return Set(cells).count < cells.count ? mentionedReference?.inWords : nil
  }

  private var mentionedReference: ReferenceSource? {
    switch self {
    case .other(let other): other.source.reference
    case .otherDirectional(let other): other.source.reference
    case .otherLength(let other): other.source.reference
    default: nil
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
    case .otherLength(let other): other.source.isFitted
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
    case .baseline(let reference, let baseline, let offset):
      .baseline(reference.held(in: table), baseline, offset: offset)
    case .pinned(let reference, let position): .pinned(reference.held(in: table), position)
    case .pinnedPoint(let reference, let point): .pinnedPoint(reference.held(in: table), point)
    case .joint(let member): .joint(member.held(in: table))
    }
  }

  /// What the position is measured on, if it is a host.
  var reference: ReferenceSource? {
    switch self {
    case .area: nil
    case .place(let reference, _, _), .baseline(let reference, _, _), .pinned(let reference, _),
      .pinnedPoint(let reference, _):
      reference
    case .joint(let member): member.reference
    }
  }
}

extension OtherLengthSource {
  /// Whether the length is what the child asks for.
  var isFitted: Bool {
    if case .fittedBy = self { return true }
    return false
  }

  func held(in table: HostTable) -> OtherLengthSource {
    switch self {
    case .area, .fittedBy: self
    case .measured(let reference, let factor, let more):
      .measured(reference.held(in: table), factor: factor, plus: more)
    case .pinned(let reference, let length): .pinned(reference.held(in: table), length)
    case .joint(let member): .joint(member.held(in: table))
    }
  }

  /// What the length is measured on, if it is a host.
  var reference: ReferenceSource? {
    switch self {
    case .area, .fittedBy: nil
    case .measured(let reference, _, _), .pinned(let reference, _): reference
    case .joint(let member): member.reference
    }
  }
}
