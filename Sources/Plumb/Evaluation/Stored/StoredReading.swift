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
  case computed((LayoutGuide.Parent<Axis>) -> Position<Axis>)
  case computedDirectional((LayoutGuide.Parent<Directional>) -> Position<Directional>)
  /// What a closure makes of a reference, whose cell is the value's.
  case pinned((LayoutGuide.Reference<Axis>) -> Position<Axis>)
  case pinnedDirectional((LayoutGuide.Reference<Directional>) -> Position<Directional>)
  case computedLength((LayoutGuide.Parent<Axis>) -> CGFloat)
  case pinnedLength((LayoutGuide.Reference<Axis>) -> CGFloat)
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
      return position(LayoutGuide.Parent(pass.space, parent)).coordinate
    case .computedLength(let length):
      return length(LayoutGuide.Parent(pass.space, parent))
    case .pinned(let position):
      return pass.measure(parent, value.cell) {
        position(LayoutGuide.Reference($0.reference, in: $0.space)).coordinate
      } sibling: {
        position(LayoutGuide.Reference(sibling: $0, in: pass.space)).coordinate
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
      position(LayoutGuide.Parent(pass.space, parent)).coordinate
    case .pinnedDirectional(let position):
      pass.measure(parent, value.cell) {
        position(LayoutGuide.Reference($0.reference, in: $0.space)).coordinate
      } sibling: {
        position(LayoutGuide.Reference(sibling: $0, in: pass.space)).coordinate
      }
    case .pinnedLength(let length):
      pass.measure(parent, value.cell) {
        length(LayoutGuide.Reference($0.reference, in: $0.space))
      } sibling: {
        length(LayoutGuide.Reference(sibling: $0, in: pass.space))
      }
    case .other(let other):
      other.source.coordinate(in: pass.context(in: parent))
    case .otherDirectional(let other):
      other.source.coordinate(in: pass.context(in: parent))
    case .otherLength(let other):
      other.source.length(in: pass.context(in: parent)).known
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
    if case .fitted(let offer) = source.length(in: context) { return .fitted(offer: offer) }
    return .none
  }
}
