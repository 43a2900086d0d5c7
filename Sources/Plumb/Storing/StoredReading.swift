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
  // The closures of guides stand here one by one. An enumeration inside can be copied, and each call would
  // retain its closure.
  case horizontal((LayoutGuide.Parent<Horizontal>) -> Position<Axis>)
  case vertical((LayoutGuide.Parent<Vertical>) -> Position<Axis>)
  case directional((LayoutGuide.Parent<Directional>) -> Position<Directional>)
  case width((LayoutGuide.Parent<Horizontal>) -> CGFloat)
  case height((LayoutGuide.Parent<Vertical>) -> CGFloat)
  /// What a closure makes of a reference, whose cell is the value's.
  case pinnedHorizontal((LayoutGuide.Reference<Horizontal>) -> Position<Axis>)
  case pinnedVertical((LayoutGuide.Reference<Vertical>) -> Position<Axis>)
  case pinnedDirectional((LayoutGuide.Reference<Directional>) -> Position<Directional>)
  case pinnedWidth((LayoutGuide.Reference<Horizontal>) -> CGFloat)
  case pinnedHeight((LayoutGuide.Reference<Vertical>) -> CGFloat)
  case fitted(offer: CGFloat)
  case ratio(CGFloat)
  case other(OtherPosition<Axis>)
  case otherDirectional(OtherPosition<Directional>)
  case otherLength(OtherLength<Axis>)
}

/// A number that is a sum: the origin of a rectangle of a cell, a part of its length, an offset.
///
/// A place is measured on the frame of the cell, a length on its lengths, which begin at 0.
struct StoredValue {
  let cell: Int32
  /// How far inside the cell the rectangle is, in bytes.
  private let shift: Int32
  let part: CGFloat
  let offset: CGFloat

  /// A number on the frame of a cell.
  static func place(_ cell: Int32, part: CGFloat, offset: CGFloat) -> StoredValue {
    StoredValue(cell: cell, shift: FrameCell.frameShift, part: part, offset: offset)
  }

  /// A number on the lengths of a cell.
  static func length(_ cell: Int32, part: CGFloat, offset: CGFloat) -> StoredValue {
    StoredValue(cell: cell, shift: FrameCell.lengthsShift, part: part, offset: offset)
  }

  static func constant(_ number: CGFloat) -> StoredValue {
    length(FrameCell.nothing, part: 0, offset: number)
  }

  /// What a closure makes of a cell, on one axis or on both.
  static func closure(on cell: Int32, readsPlane: Bool) -> StoredValue {
    length(cell, part: readsPlane ? 1 : 0, offset: 0)
  }

  var isConstant: Bool { cell == FrameCell.nothing }

  /// Whether the closure reads both axes of the cell.
  var readsPlane: Bool { part != 0 }

  /// Whether a length is read.
  var isLength: Bool { shift == FrameCell.lengthsShift }

  @inline(__always)
  func number(of span: LayoutSpan) -> CGFloat {
    span.origin + span.length * part + offset
  }

  /// The rectangle of a cell that the number is measured on.
  @inline(__always)
  func rectangle(in cell: UnsafePointer<FrameCell>) -> CGRect {
    UnsafeRawPointer(cell).load(fromByteOffset: Int(shift), as: CGRect.self)
  }

  /// The number on its reference; without the transform of that, if the pass has not placed it.
  @inline(__always)
  func number<Axis: LayoutAxis>(
    along axis: Axis.Type, isUntransformed: Bool = false, in pass: RunCells,
    _ parent: any Layoutable
  ) -> CGFloat {
    let place = pass.cells + Int(cell)
    return place.pointee.stamp == pass.stamp
      ? number(of: axis.span(of: rectangle(in: place), in: pass.space))
      : ofUnplaced(axis, isUntransformed, in: pass, parent)
  }

  @inline(never)
  private func ofUnplaced<Axis: LayoutAxis>(
    _ axis: Axis.Type, _ isUntransformed: Bool, in pass: RunCells, _ parent: any Layoutable
  ) -> CGFloat {
    isConstant
      ? offset
      : pass.slowly(parent, cell, isUntransformed: isUntransformed) {
        number(of: isLength ? $0.span(along: axis).fromZero : $0.span(along: axis))
      }
  }
}

extension StoredReading {
  /// The number as far as its axis alone determines it; 0 for a length that needs more.
  @inline(__always)
  borrowing func number(
    _ value: StoredValue, in pass: RunCells, _ parent: any Layoutable
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
    case .horizontal(let position):
      position(HorizontalGuide(pass.space, parent)).coordinate
    case .vertical(let position):
      position(VerticalGuide(pass.space, parent)).coordinate
    case .directional(let position):
      position(DirectionalGuide(pass.space, parent)).coordinate
    case .width(let length):
      length(HorizontalGuide(pass.space, parent))
    case .height(let length):
      length(VerticalGuide(pass.space, parent))
    case .pinnedHorizontal(let position):
      pass.measure(parent, value.cell) {
        position(HorizontalGuide($0.reference, in: $0.space)).coordinate
      } sibling: {
        position(HorizontalGuide(sibling: $0, in: pass.space)).coordinate
      }
    case .pinnedVertical(let position):
      pass.measure(parent, value.cell) {
        position(VerticalGuide($0.reference, in: $0.space)).coordinate
      } sibling: {
        position(VerticalGuide(sibling: $0, in: pass.space)).coordinate
      }
    case .pinnedDirectional(let position):
      pass.measure(parent, value.cell) {
        position(DirectionalGuide($0.reference, in: $0.space)).coordinate
      } sibling: {
        position(DirectionalGuide(sibling: $0, in: pass.space)).coordinate
      }
    case .pinnedWidth(let length):
      pass.measure(parent, value.cell) {
        length(HorizontalGuide($0.reference, in: $0.space))
      } sibling: {
        length(HorizontalGuide(sibling: $0, in: pass.space))
      }
    case .pinnedHeight(let length):
      pass.measure(parent, value.cell) {
        length(VerticalGuide($0.reference, in: $0.space))
      } sibling: {
        length(VerticalGuide(sibling: $0, in: pass.space))
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
    in pass: RunCells, _ parent: any Layoutable
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
