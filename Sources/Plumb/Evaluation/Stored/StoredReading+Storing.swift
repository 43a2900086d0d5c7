import Foundation

// Storing: each source becomes a number of a container's table, once and in one direction.

/// A number with how it is read, while it is being stored.
struct StoredNumber<Axis: FrameAxis>: ~Copyable {
  let value: StoredValue
  let reading: StoredReading<Axis>

  private init(_ value: StoredValue, _ reading: consuming StoredReading<Axis>) {
    self.value = value
    self.reading = reading
  }

  /// A position of the axis itself.
  init(_ source: PositionSource<Axis>, in table: HostTable) {
    if let value = StoredValue(source, in: table) {
      self.init(value, .value)
      return
    }
    switch source {
    case .computed(let position): self.init(.constant(0), .computed(position))
    case .pinned(let host, let position):
      self.init(StoredValue(table.mention(host)), .pinned(position))
    case .other(let other):
      self.init(.constant(0), .other(OtherPosition(other.source.held(in: table))))
    case .pair(let one, let other, let anchor, let offset):
      self.init(
        .constant(0), .other(.place(on: one, other, part: anchor.part, offset: offset, in: table)))
    case .constant, .area, .host: unreachable()
    }
  }

  /// A position along the writing direction.
  init(directional source: PositionSource<Directional>, in table: HostTable) {
    if let value = StoredValue(source, in: table) {
      self.init(value, .directionalValue)
      return
    }
    switch source {
    case .computed(let position): self.init(.constant(0), .computedDirectional(position))
    case .pinned(let host, let position):
      self.init(StoredValue(table.mention(host)), .pinnedDirectional(position))
    case .other(let other):
      self.init(.constant(0), .otherDirectional(OtherPosition(other.source.held(in: table))))
    case .pair(let one, let other, let anchor, let offset):
      self.init(
        .constant(0),
        .otherDirectional(.place(on: one, other, part: anchor.part, offset: offset, in: table)))
    case .constant, .area, .host: unreachable()
    }
  }

  /// A length.
  init(_ source: LengthSource<Axis>, in table: HostTable) {
    func of(_ cell: Int32, _ part: CGFloat, _ offset: CGFloat) -> StoredValue {
      StoredValue(cell, part: part, offset: offset)
    }
    switch source {
    case .constant(let length): self.init(.constant(length), .value)
    case .area(let area, let more): self.init(of(FrameCell.index(of: area), 1, more), .value)
    case .areaPart(let area, let factor):
      self.init(of(FrameCell.index(of: area), factor, 0), .value)
    case .host(let host, let more): self.init(of(table.mention(host), 1, more), .value)
    case .hostPart(let host, let factor): self.init(of(table.mention(host), factor, 0), .value)
    case .computed(let length): self.init(.constant(0), .computedLength(length))
    case .pinned(let host, let length):
      self.init(StoredValue(table.mention(host)), .pinnedLength(length))
    case .fitted: self.init(.constant(0), .fitted)
    case .ratio(let ratio): self.init(.constant(0), .ratio(ratio))
    case .other(let other):
      self.init(.constant(0), .otherLength(OtherLength(other.source.held(in: table))))
    }
  }
}

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
    case .otherLength(let other):
      switch other.source {
      case .fittedBy, .fittedBySize: true
      default: false
      }
    default: false
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
  fileprivate static func place(
    on one: any Layoutable, _ other: any Layoutable, part: CGFloat, offset: CGFloat,
    in table: HostTable
  ) -> OtherPosition {
    OtherPosition(
      .place(ReferenceSource.pair(one, other).held(in: table), part: part, offset: offset))
  }
}

extension StoredValue {
  /// The cell that the value reads; nil for a constant.
  var readCell: Int32? { isConstant ? nil : cell }

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
