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
  case computed((LayoutGuide.OfParent) -> Position<Axis>)
  case computedDirectional((LayoutGuide.OfParent) -> Position<Directional>)
  /// What a closure makes of a reference, whose cell is the value's.
  case pinned((LayoutGuide.OfReference) -> Position<Axis>)
  case pinnedDirectional((LayoutGuide.OfReference) -> Position<Directional>)
  case computedLength((LayoutGuide.OfParent) -> CGFloat)
  case pinnedLength((LayoutGuide.OfReference) -> CGFloat)
  case fitted
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

  /// The number on a reference that the pass has not placed.
  @inline(never)
  func ofUnplaced<Axis: LayoutAxis>(
    _ axis: Axis.Type, in pass: LayoutPass, _ parent: any Layoutable
  ) -> CGFloat {
    isConstant ? offset : pass.slowly(parent, cell) { number(of: $0.span(along: axis)) }
  }
}

extension StoredReading {
  /// The number as far as its axis alone determines it; 0 for a length that needs more.
  ///
  /// The frequent kinds are evaluated inline.
  @inline(__always)
  borrowing func number(
    _ value: StoredValue, in pass: LayoutPass, _ parent: any Layoutable
  ) -> CGFloat {
    switch self {
    case .value:
      let cell = pass.cells + Int(value.cell)
      guard cell.pointee.stamp == pass.stamp else {
        return value.ofUnplaced(Axis.self, in: pass, parent)
      }
      return value.number(of: LayoutSpan(of: cell.pointee.frame, along: Axis.self))
    case .computed(let position):
      return position(LayoutGuide.OfParent(pass.space, parent, along: Axis.self)).coordinate
    case .computedLength(let length):
      return length(LayoutGuide.OfParent(pass.space, parent, along: Axis.self))
    case .pinned(let position):
      return pass.measure(parent, value.cell) {
        position(LayoutGuide.OfReference($0.reference, in: $0.space, along: Axis.self)).coordinate
      } sibling: {
        position(LayoutGuide.OfReference(sibling: $0, in: pass.space, along: Axis.self)).coordinate
      }
    case .fitted:
      return 0
    default:
      return lessFrequentNumber(value, in: pass, parent)
    }
  }

  @inline(never)
  private borrowing func lessFrequentNumber(
    _ value: StoredValue, in pass: LayoutPass, _ parent: any Layoutable
  ) -> CGFloat {
    switch self {
    case .directionalValue:
      pass.measure(parent, value.cell) {
        value.number(of: $0.span(along: Directional.self))
      } sibling: {
        value.number(of: Directional.span(of: $0, in: pass.space))
      }
    case .computedDirectional(let position):
      position(LayoutGuide.OfParent(pass.space, parent, along: Directional.self)).coordinate
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
    default:
      0
    }
  }

  /// What the number needs besides its own axis, if it is a length that does.
  @inline(__always)
  borrowing func open(
    in pass: LayoutPass, _ parent: any Layoutable
  ) -> PlacedAxis.OpenLength {
    switch self {
    case .fitted:
      return .fitted(offer: .greatestFiniteMagnitude)
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
