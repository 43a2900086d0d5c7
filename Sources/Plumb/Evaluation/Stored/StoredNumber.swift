import Foundation

/// One of the four numbers that decide a frame, as a container stores it.
///
/// It says what a ``PositionSource`` or a ``LengthSource`` says, with hosts as cells of the container's
/// table. It keeps no host alive and cannot be copied. What cannot be copied is borrowed while its
/// closures run, so that a pass neither retains nor releases anything of it.
enum StoredNumber<Axis: FrameAxis>: ~Copyable {
  case value(StoredValue)
  /// A value along the writing direction.
  case directionalValue(StoredValue)
  case computed((LayoutGuide.Parent<Axis>) -> Position<Axis>)
  case computedDirectional((LayoutGuide.Parent<Directional>) -> Position<Directional>)
  case pinned(Int32, (LayoutGuide.Reference<Axis>) -> Position<Axis>)
  case pinnedDirectional(Int32, (LayoutGuide.Reference<Directional>) -> Position<Directional>)
  case computedLength((LayoutGuide.Parent<Axis>) -> CGFloat)
  case pinnedLength(Int32, (LayoutGuide.Reference<Axis>) -> CGFloat)
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

  init(_ cell: Int32, place: Float, part: CGFloat, offset: CGFloat) {
    self.cell = cell
    self.place = place
    self.part = part
    self.offset = offset
  }

  static func constant(_ number: CGFloat) -> StoredValue {
    StoredValue(FrameCell.index(of: .bounds), place: 0, part: 0, offset: number)
  }

  @inline(__always)
  func number(of span: LayoutSpan) -> CGFloat {
    span.origin * CGFloat(place) + span.length * part + offset
  }
}

extension StoredNumber {
  /// The number as far as its axis alone determines it; 0 for a length that needs more.
  ///
  /// The frequent kinds are evaluated inline.
  @inline(__always)
  borrowing func number(in pass: LayoutPass, _ parent: any Layoutable) -> CGFloat {
    switch self {
    case .value(let value):
      let cell = pass.cells + Int(value.cell)
      guard cell.pointee.stamp == pass.stamp else {
        return pass.slowly(parent, value.cell) { value.number(of: $0.span(along: Axis.self)) }
      }
      return value.number(of: LayoutSpan(of: cell.pointee.frame, along: Axis.self))
    case .computed(let position):
      return position(LayoutGuide.Parent(pass.space, parent)).coordinate
    case .computedLength(let length):
      return length(LayoutGuide.Parent(pass.space, parent))
    case .pinned(let cell, let position):
      return pass.measure(parent, cell) {
        position(LayoutGuide.Reference($0.reference, in: $0.space)).coordinate
      } sibling: {
        position(LayoutGuide.Reference(sibling: $0, in: pass.space)).coordinate
      }
    case .fitted:
      return 0
    default:
      return lessFrequentNumber(in: pass, parent)
    }
  }

  @inline(never)
  private borrowing func lessFrequentNumber(
    in pass: LayoutPass, _ parent: any Layoutable
  ) -> CGFloat {
    switch self {
    case .directionalValue(let value):
      pass.measure(parent, value.cell) {
        value.number(of: $0.span(along: Directional.self))
      } sibling: {
        value.number(of: Directional.span(of: $0, in: pass.space))
      }
    case .computedDirectional(let position):
      position(LayoutGuide.Parent(pass.space, parent)).coordinate
    case .pinnedDirectional(let cell, let position):
      pass.measure(parent, cell) {
        position(LayoutGuide.Reference($0.reference, in: $0.space)).coordinate
      } sibling: {
        position(LayoutGuide.Reference(sibling: $0, in: pass.space)).coordinate
      }
    case .pinnedLength(let cell, let length):
      pass.measure(parent, cell) {
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
