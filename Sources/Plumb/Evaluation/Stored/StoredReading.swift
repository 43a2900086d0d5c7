import Foundation

/// How a container reads one of the four numbers that decide a frame.
///
/// With the ``StoredValue`` beside it, it says what a ``PositionSource`` or a ``LengthSource`` says,
/// with hosts as cells of the container's table. It keeps no host alive and cannot be copied. What
/// cannot be copied is borrowed while its closures run, so that a pass neither retains nor releases
/// anything of it.
enum StoredReading<Axis: FrameAxis>: ~Copyable {
  /// It is the value.
  case value
  /// It is the value, along the writing direction.
  case directionalValue
  /// The same on a host without its transform. A pass gives no cell to a host with one, so this makes a
  /// difference only where the host has not been placed in the pass.
  case untransformedValue
  case untransformedDirectionalValue
  case computed(PositionInParent<Axis>)
  case computedDirectional(PositionInParent<Directional>)
  /// What a closure makes of a reference, whose cell is the value's.
  case pinned(PositionOnReference<Axis>)
  case pinnedDirectional(PositionOnReference<Directional>)
  case computedLength(LengthInParent<Axis>)
  case pinnedLength(LengthOnReference<Axis>)
  case fitted(offer: CGFloat)
  case ratio(CGFloat)
  case other(OtherPosition<Axis>)
  case otherDirectional(OtherPosition<Directional>)
  case otherLength(OtherLength<Axis>)
}

/// A number that is a sum: the origin of a cell if it is a place, a part of its length, an offset.
struct StoredValue {
  let cell: Int32
  /// 1 for a place; 0 for a length and for a constant.
  let place: Float
  let part: CGFloat
  let offset: CGFloat

  init(_ cell: Int32, place: Float = 0, part: CGFloat = 0, offset: CGFloat = 0) {
    self.cell = cell
    self.place = place
    self.part = part
    self.offset = offset
  }

  static func constant(_ number: CGFloat) -> StoredValue {
    StoredValue(FrameCell.nothing, offset: number)
  }

  var isConstant: Bool { cell == FrameCell.nothing }

  @inline(__always)
  func number(of span: LayoutSpan) -> CGFloat {
    span.origin * CGFloat(place) + span.length * part + offset
  }

  /// The number on its reference; without the transform of that, if the pass has not placed it.
  @inline(__always)
  func number<Axis: LayoutAxis>(
    along axis: Axis.Type, isUntransformed: Bool = false, in pass: LayoutPass,
    _ parent: any Layoutable
  ) -> CGFloat {
    let place = pass.cells + Int(cell)
    return place.pointee.stamp == pass.stamp
      ? number(of: axis.span(of: place.pointee.frame, in: pass.space))
      : ofUnplaced(axis, isUntransformed, in: pass, parent)
  }

  @inline(never)
  private func ofUnplaced<Axis: LayoutAxis>(
    _ axis: Axis.Type, _ isUntransformed: Bool, in pass: LayoutPass, _ parent: any Layoutable
  ) -> CGFloat {
    isConstant
      ? offset
      : pass.slowly(parent, cell, isUntransformed: isUntransformed) {
        number(of: $0.span(along: axis))
      }
  }
}

extension StoredReading {
  /// The number as far as its axis alone determines it; 0 for a length that needs more.
  @inline(__always)
  borrowing func number(
    _ value: StoredValue, in pass: LayoutPass, _ parent: any Layoutable
  ) -> CGFloat {
    switch self {
    case .value:
      value.number(along: Axis.self, in: pass, parent)
    case .directionalValue:
      value.number(along: Directional.self, in: pass, parent)
    case .untransformedValue:
      value.number(along: Axis.self, isUntransformed: true, in: pass, parent)
    case .untransformedDirectionalValue:
      value.number(along: Directional.self, isUntransformed: true, in: pass, parent)
    case .computed(let position):
      position(LayoutGuide.OfParent(pass.space, parent, along: Axis.self)).coordinate
    case .computedDirectional(let position):
      position(LayoutGuide.OfParent(pass.space, parent, along: Directional.self)).coordinate
    case .computedLength(let length):
      length(LayoutGuide.OfParent(pass.space, parent, along: Axis.self))
    case .pinned(let position):
      pass.measure(parent, value.cell) {
        position(LayoutGuide.OfReference($0.reference, in: $0.space, along: Axis.self)).coordinate
      } sibling: {
        position(LayoutGuide.OfReference(sibling: $0, in: pass.space, along: Axis.self)).coordinate
      }
    case .pinnedDirectional(let position):
      pass.measure(parent, value.cell) {
        position(LayoutGuide.OfReference($0.reference, in: $0.space, along: Directional.self))
          .coordinate
      } sibling: {
        position(LayoutGuide.OfReference(sibling: $0, in: pass.space, along: Directional.self))
          .coordinate
      }
    case .pinnedLength(let length):
      pass.measure(parent, value.cell) {
        length(LayoutGuide.OfReference($0.reference, in: $0.space, along: Axis.self))
      } sibling: {
        length(LayoutGuide.OfReference(sibling: $0, in: pass.space, along: Axis.self))
      }
    case .other(let other):
      other.coordinate(in: pass, parent)
    case .otherDirectional(let other):
      other.coordinate(in: pass, parent)
    case .otherLength(let other):
      other.length(in: pass, parent)
    case .fitted:
      0
    case .ratio:
      0
    }
  }

  /// What the number needs besides its own axis, if it is a length that does.
  @inline(__always)
  borrowing func open(
    in pass: LayoutPass, _ parent: any Layoutable
  ) -> PlacedAxis.OpenLength {
    switch self {
    case .fitted(let offer):
      return .fitted(offer: offer)
    case .ratio(let ratio):
      return .ratio(ratio)
    case .otherLength(let other):
      return other.open(in: pass.context(in: parent))
    default:
      return .none
    }
  }
}

extension OtherLength {
  @inline(never)
  fileprivate func open(in context: LayoutContext) -> PlacedAxis.OpenLength {
    switch length(in: context) {
    case .known: .none
    case .fitted(let offer): .fitted(offer: offer)
    case .ratio(let ratio): .ratio(ratio)
    }
  }
}

// Storing: each source becomes a number, once and in one direction.

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
    if let (value, isUntransformed) = table.value(of: source) {
      self.init(value, isUntransformed ? .untransformedValue : .value)
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
    if let (value, isUntransformed) = table.value(of: source) {
      self.init(value, isUntransformed ? .untransformedDirectionalValue : .directionalValue)
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
    if let (value, isUntransformed) = table.value(of: source) {
      self.init(value, isUntransformed ? .untransformedValue : .value)
      return
    }
    switch source {
    case .computed(let length): self.init(.constant(0), .computedLength(length))
    case .pinned(let host, let length):
      self.init(StoredValue(table.mention(host)), .pinnedLength(length))
    case .fitted(let offer): self.init(.constant(0), .fitted(offer: offer))
    case .ratio(let ratio): self.init(.constant(0), .ratio(ratio))
    case .other(let other):
      self.init(.constant(0), .otherLength(OtherLength(other.source.held(in: table))))
    case .constant, .area, .areaPart, .host, .hostPart: unreachable()
    }
  }
}

extension StoredValue {
  /// The cell that the value reads; nil for a constant.
  var readCell: Int32? { isConstant ? nil : cell }
}

extension HostTable {
  /// The value of a position that is one, and whether it is measured without the transform of its host.
  fileprivate func value<Axis: LayoutAxis>(
    of source: PositionSource<Axis>
  ) -> (StoredValue, isUntransformed: Bool)? {
    func place(_ cell: Int32, _ part: CGFloat, _ offset: CGFloat) -> StoredValue {
      StoredValue(cell, place: 1, part: part, offset: offset)
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
    case .pair, .computed, .pinned:
      return nil
    }
  }

  /// The value of a length that is one, and whether it is measured without the transform of its host.
  fileprivate func value<Axis: FrameAxis>(
    of source: LengthSource<Axis>
  ) -> (StoredValue, isUntransformed: Bool)? {
    func length(_ cell: Int32, _ part: CGFloat, _ offset: CGFloat) -> StoredValue {
      StoredValue(cell, part: part, offset: offset)
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

  /// The cell of a host that one more layout mentions.
  fileprivate func mention(_ host: any Layoutable) -> Int32 {
    let cell = cell(for: host)
    count(cell, 1)
    return cell
  }
}
