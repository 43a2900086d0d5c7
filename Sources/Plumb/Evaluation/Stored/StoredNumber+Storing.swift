import Foundation

// Storing: each source becomes a number of a container's table, once and in one direction.

extension StoredNumber {
  /// A position of the axis itself.
  init(_ source: PositionSource<Axis>, in table: HostTable) {
    if let value = StoredValue(source, in: table) {
      self = .value(value)
      return
    }
    switch source {
    case .computed(let position): self = .computed(position)
    case .pinned(let host, let position): self = .pinned(table.mention(host), position)
    case .other(let other): self = .other(OtherPosition(other.source.held(in: table)))
    case .pair(let one, let other, let anchor, let offset):
      self = .other(
        OtherPosition(
          .place(
            ReferenceSource.pair(one, other).held(in: table), part: anchor.part, offset: offset)))
    case .constant, .area, .host: unreachable()
    }
  }

  /// A position along the writing direction.
  init(directional source: PositionSource<Directional>, in table: HostTable) {
    if let value = StoredValue(source, in: table) {
      self = .directionalValue(value)
      return
    }
    switch source {
    case .computed(let position): self = .computedDirectional(position)
    case .pinned(let host, let position): self = .pinnedDirectional(table.mention(host), position)
    case .other(let other): self = .otherDirectional(OtherPosition(other.source.held(in: table)))
    case .pair(let one, let other, let anchor, let offset):
      self = .otherDirectional(
        OtherPosition(
          .place(
            ReferenceSource.pair(one, other).held(in: table), part: anchor.part, offset: offset)))
    case .constant, .area, .host: unreachable()
    }
  }

  /// A length.
  init(_ source: LengthSource<Axis>, in table: HostTable) {
    func value(_ cell: Int32, _ part: CGFloat, _ offset: CGFloat) -> StoredNumber {
      .value(StoredValue(cell, place: 0, part: part, offset: offset))
    }
    switch source {
    case .constant(let length): self = .value(.constant(length))
    case .area(let area, let more): self = value(FrameCell.index(of: area), 1, more)
    case .areaPart(let area, let factor): self = value(FrameCell.index(of: area), factor, 0)
    case .host(let host, let more): self = value(table.mention(host), 1, more)
    case .hostPart(let host, let factor): self = value(table.mention(host), factor, 0)
    case .computed(let length): self = .computedLength(length)
    case .pinned(let host, let length): self = .pinnedLength(table.mention(host), length)
    case .fitted: self = .fitted
    case .ratio(let ratio): self = .ratio(ratio)
    case .other(let other): self = .otherLength(OtherLength(other.source.held(in: table)))
    }
  }

  /// The cell that the number reads, if it is a host's or an area's.
  var cell: Int32? {
    switch self {
    case .value(let value): value.isConstant ? nil : value.cell
    case .directionalValue(let value): value.isConstant ? nil : value.cell
    case .pinned(let cell, _): cell
    case .pinnedDirectional(let cell, _): cell
    case .pinnedLength(let cell, _): cell
    default: nil
    }
  }

  /// The hosts that the number reads, by their cells.
  var mentioned: [Int32] {
    if let mentionedReference { return mentionedReference.heldCells }
    return cell.map { $0 < FrameCell.firstHost ? [] : [$0] } ?? []
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

  /// Whether user code runs when the number is evaluated.
  var runsCode: Bool {
    switch self {
    case .value: false
    case .directionalValue: false
    case .ratio: false
    default: true
    }
  }
}

extension StoredValue {
  /// The value of a source that is one.
  init?<Axis: LayoutAxis>(_ source: PositionSource<Axis>, in table: HostTable) {
    switch source {
    case .constant(let coordinate):
      self = .constant(coordinate)
    case .area(let area, let anchor, let offset):
      self.init(FrameCell.index(of: area), place: 1, part: anchor.part, offset: offset)
    case .host(let host, let anchor, let offset):
      self.init(table.mention(host), place: 1, part: anchor.part, offset: offset)
    case .pair, .computed, .pinned, .other:
      return nil
    }
  }

  var isConstant: Bool { place == 0 && part == 0 }
}

extension HostTable {
  /// The cell of a host that one more layout mentions.
  fileprivate func mention(_ host: any Layoutable) -> Int32 {
    let cell = cell(for: host)
    count(cell, 1)
    return cell
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
  fileprivate func held(in table: HostTable) -> OtherPositionSource {
    switch self {
    case .area: self
    case .place(let reference, let part, let offset):
      .place(reference.held(in: table), part: part, offset: offset)
    case .pinned(let reference, let position): .pinned(reference.held(in: table), position)
    case .point(let point): .point(point.held(in: table))
    case .directionalPoint(let point): .directionalPoint(point.held(in: table))
    case .joint(let member): .joint(member.held(in: table))
    }
  }

  /// What the position is measured on, if it is a host.
  var reference: ReferenceSource? {
    switch self {
    case .area: nil
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
  fileprivate func held(in table: HostTable) -> OtherLengthSource {
    switch self {
    case .area, .size, .fittedBy, .fittedBySize: self
    case .measured(let reference, let factor, let more):
      .measured(reference.held(in: table), factor: factor, plus: more)
    case .pinned(let reference, let length): .pinned(reference.held(in: table), length)
    case .pinnedSize(let reference, let size): .pinnedSize(reference.held(in: table), size)
    case .joint(let member): .joint(member.held(in: table))
    }
  }

  /// What the length is measured on, if it is a host.
  var reference: ReferenceSource? {
    switch self {
    case .area, .size, .fittedBy, .fittedBySize: nil
    case .measured(let reference, _, _), .pinned(let reference, _), .pinnedSize(let reference, _):
      reference
    case .joint(let member): member.reference
    }
  }
}
