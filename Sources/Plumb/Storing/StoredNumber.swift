import Foundation

// Sources are compiled to numbers once, and never converted back.

/// A number and how it is read, while a layout is compiled for storing.
struct StoredNumber<Axis: FrameAxis>: ~Copyable {
  let value: StoredValue
  let reading: StoredReading<Axis>

  private init(_ value: StoredValue, _ reading: consuming StoredReading<Axis>) {
    self.value = value
    self.reading = reading
  }

  /// Compiles a position along the axis itself, not along the writing direction.
  init(_ source: PositionSource<Axis>, in table: HostTable) {
    if let (value, isUntransformed) = table.value(of: source) {
      self.init(value, isUntransformed ? .untransformedValue : .value)
      return
    }
    switch source {
    case .horizontal(let position): self.init(.constant(0), .horizontal(position))
    case .vertical(let position): self.init(.constant(0), .vertical(position))
    case .pinnedHorizontal(let host, let position, let isOfPoint):
      self.init(
        .closure(on: table.mention(host), readsPlane: isOfPoint), .pinnedHorizontal(position))
    case .pinnedVertical(let host, let position, let isOfPoint):
      self.init(
        .closure(on: table.mention(host), readsPlane: isOfPoint), .pinnedVertical(position))
    case .other(let other):
      self.init(.constant(0), .other(OtherPosition(other.source.held(in: table))))
    case .pair(let one, let other, let anchor, let offset):
      self.init(
        .constant(0), .other(.place(on: one, other, part: anchor.part, offset: offset, in: table)))
    case .constant, .area, .host, .directional, .pinnedDirectional: unreachable()
    }
  }

  /// Compiles a position along the writing direction.
  init(directional source: PositionSource<Directional>, in table: HostTable) {
    if let (value, isUntransformed) = table.value(of: source) {
      // A constant is measured on no host, so it is the same in both directions.
      self.init(
        value,
        value.isConstant
          ? .value : isUntransformed ? .untransformedDirectionalValue : .directionalValue)
      return
    }
    switch source {
    case .directional(let position): self.init(.constant(0), .directional(position))
    case .pinnedDirectional(let host, let position, let isOfPoint):
      self.init(
        .closure(on: table.mention(host), readsPlane: isOfPoint), .pinnedDirectional(position))
    case .other(let other):
      self.init(.constant(0), .otherDirectional(OtherPosition(other.source.held(in: table))))
    case .pair(let one, let other, let anchor, let offset):
      self.init(
        .constant(0),
        .otherDirectional(.place(on: one, other, part: anchor.part, offset: offset, in: table)))
    case .constant, .area, .host, .horizontal, .vertical, .pinnedHorizontal, .pinnedVertical:
      unreachable()
    }
  }

  /// Compiles a length.
  init(_ source: LengthSource<Axis>, in table: HostTable) {
    if let (value, isUntransformed) = table.value(of: source) {
      self.init(value, isUntransformed ? .untransformedValue : .value)
      return
    }
    switch source {
    case .computed(let length): self.init(.constant(0), StoredReading(length))
    case .pinned(let host, let length):
      self.init(
        .closure(on: table.mention(host), readsPlane: length.isOfSize), StoredReading(length))
    case .fitted(let offer): self.init(.constant(0), .fitted(offer: offer))
    case .ratio(let ratio): self.init(.constant(0), .ratio(ratio))
    case .other(let other):
      let held = other.source.held(in: table)
      self.init(
        .constant(0),
        held.before.map { .fittedBefore($0) } ?? .otherLength(OtherLength(held)))
    case .constant, .area, .areaPart, .host, .hostPart: unreachable()
    }
  }
}

extension LengthSource {
  /// Whether the length needs the child or the other axis.
  var isOpen: Bool {
    switch self {
    case .fitted, .ratio: true
    case .other(let other):
      if case .formula(let composed) = other.source {
        composed.formula.isOpen
      } else {
        other.source.isFitted
      }
    default: false
    }
  }
}

extension HostTable {
  /// The stored value of a position, and whether the host is measured without its transform. Nil if the position needs
  /// more than a `StoredValue`, such as a closure or two hosts.
  fileprivate func value<Axis: LayoutAxis>(
    of source: PositionSource<Axis>
  ) -> (StoredValue, isUntransformed: Bool)? {
    func place(_ cell: Int32, _ part: CGFloat, _ offset: CGFloat) -> StoredValue {
      .place(cell, part: part, offset: offset)
    }
    switch source {
    case .constant(let coordinate):
      return (.constant(coordinate), false)
    case .area(let area, let anchor, let offset):
      return (place(FrameCell.index(of: area), anchor.part, offset), false)
    case .host(let host, let anchor, let offset):
      return (place(mention(host), anchor.part, offset), false)
    case .other(let other):
      guard case .place(let reference, let part, let offset) = other.source,
        let host = reference.untransformedHost
      else { return nil }
      return (place(mention(host), part, offset), true)
    case .pair, .horizontal, .directional, .vertical, .pinnedHorizontal, .pinnedDirectional,
      .pinnedVertical:
      return nil
    }
  }

  /// The stored value of a length, and whether the host is measured without its transform. Nil if the length needs more
  /// than a `StoredValue`, such as a closure or the child's size.
  fileprivate func value<Axis: FrameAxis>(
    of source: LengthSource<Axis>
  ) -> (StoredValue, isUntransformed: Bool)? {
    func length(_ cell: Int32, _ part: CGFloat, _ offset: CGFloat) -> StoredValue {
      .length(cell, part: part, offset: offset)
    }
    switch source {
    case .constant(let points):
      return (.constant(points), false)
    case .area(let area, let more):
      return (length(FrameCell.index(of: area), 1, more), false)
    case .areaPart(let area, let factor):
      return (length(FrameCell.index(of: area), factor, 0), false)
    case .host(let host, let more):
      return (length(mention(host), 1, more), false)
    case .hostPart(let host, let factor):
      return (length(mention(host), factor, 0), false)
    case .other(let other):
      guard case .measured(let reference, let factor, let more) = other.source,
        let host = reference.untransformedHost
      else { return nil }
      return (length(mention(host), factor, more), true)
    case .computed, .pinned, .fitted, .ratio:
      return nil
    }
  }

  /// The cell of a host; a new one if there is none. Counts one more mention of the host.
  fileprivate func mention(_ host: any Layoutable) -> Int32 {
    let cell = cell(for: host)
    count(cell, 1)
    return cell
  }
}
