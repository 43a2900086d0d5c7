import Foundation

/// How a container reads one of the four numbers that decide a frame.
///
/// A reading and its ``StoredValue`` are the compiled form of a ``PositionSource`` or a ``LengthSource``, with cells
/// for hosts. A reading keeps no host alive. It cannot be copied, so it is borrowed while its closures run: a pass
/// retains and releases nothing.
enum StoredReading<Axis: FrameAxis>: ~Copyable {
  /// The number is the ``StoredValue``, along the axis itself.
  case value
  /// The number is the ``StoredValue``, along the writing direction.
  case directionalValue
  /// The number is the ``StoredValue``, measured without the host's transform. The number differs from the number of
  /// `value` only if the pass has not placed the host: transformed hosts get no cell.
  case untransformedValue
  case untransformedDirectionalValue
  // Each closure has a case of its own: in a nested enumeration, which can be copied, each call would retain the
  // closure.
  case horizontal((LayoutGuide.Parent<Horizontal>) -> Position<Horizontal>)
  case vertical((LayoutGuide.Parent<Vertical>) -> Position<Vertical>)
  case directional((LayoutGuide.Parent<Directional>) -> Position<Directional>)
  case width((LayoutGuide.Parent<Horizontal>) -> CGFloat)
  case height((LayoutGuide.Parent<Vertical>) -> CGFloat)
  /// In this case and the next four, a closure measures a reference. The ``StoredValue`` holds the reference's cell.
  case pinnedHorizontal((LayoutGuide.Reference<Horizontal>) -> Position<Horizontal>)
  case pinnedVertical((LayoutGuide.Reference<Vertical>) -> Position<Vertical>)
  case pinnedDirectional((LayoutGuide.Reference<Directional>) -> Position<Directional>)
  case pinnedWidth((LayoutGuide.Reference<Horizontal>) -> CGFloat)
  case pinnedHeight((LayoutGuide.Reference<Vertical>) -> CGFloat)
  case fitted(offer: CGFloat)
  /// The child is offered the length that it had before the layout first ran, or no limit if that was 0.
  case fittedBefore(LengthBefore)
  case ratio(CGFloat)
  case other(OtherPosition<Axis>)
  case otherDirectional(OtherPosition<Directional>)
  case otherLength(OtherLength<Axis>)
}

/// How a number is measured on a rectangle of a cell, along an axis: it is the rectangle's origin, plus a part of its
/// length, plus an offset.
///
/// A place is measured on the cell's frame, and a length on the cell's lengths, whose origin is 0.
struct StoredValue {
  let cell: Int32
  /// The offset of the rectangle inside the cell, in bytes.
  private let shift: Int32
  let part: CGFloat
  let offset: CGFloat

  /// Makes a value that measures a coordinate on the frame of a cell.
  static func place(_ cell: Int32, part: CGFloat, offset: CGFloat) -> StoredValue {
    StoredValue(cell: cell, shift: FrameCell.frameShift, part: part, offset: offset)
  }

  /// Makes a value that measures a length on the lengths of a cell.
  static func length(_ cell: Int32, part: CGFloat, offset: CGFloat) -> StoredValue {
    StoredValue(cell: cell, shift: FrameCell.lengthsShift, part: part, offset: offset)
  }

  static func constant(_ number: CGFloat) -> StoredValue {
    length(FrameCell.nothing, part: 0, offset: number)
  }

  /// Makes a value that only holds the cell that a closure measures. `readsPlane` tells whether the closure reads both
  /// axes.
  static func closure(on cell: Int32, readsPlane: Bool) -> StoredValue {
    length(cell, part: readsPlane ? 1 : 0, offset: 0)
  }

  var isConstant: Bool { cell == FrameCell.nothing }

  /// Whether the closure reads both axes of the cell. Only for a value from ``closure(on:readsPlane:)``.
  var readsPlane: Bool { part != 0 }

  /// Whether the value reads a length, and not a place.
  var isLength: Bool { shift == FrameCell.lengthsShift }

  @inline(__always)
  func number(of span: LayoutSpan) -> CGFloat {
    span.origin + span.length * part + offset
  }

  /// The rectangle that the number is measured on.
  @inline(__always)
  func rectangle(in cell: UnsafePointer<FrameCell>) -> CGRect {
    UnsafeRawPointer(cell).load(fromByteOffset: Int(shift), as: CGRect.self)
  }

  /// The number in a pass. A host without a valid cell is measured through the tree. If `isUntransformed` is true, it
  /// is then measured without its transform.
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
  /// The number; 0 for a length that depends on the child or on the other axis.
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
    case .fittedBefore:
      0
    case .ratio:
      0
    }
  }

  /// What a length needs besides its own axis: the child, the other axis, or nothing.
  @inline(__always)
  borrowing func open(
    in pass: RunCells, _ parent: any Layoutable
  ) -> PlacedAxis.OpenLength {
    switch self {
    case .fitted(let offer):
      return .fitted(offer: offer)
    case .fittedBefore(let before):
      let length = before.length(Axis.length(of: pass.childFrame(in: parent).size))
      return .fitted(offer: length == 0 ? .greatestFiniteMagnitude : length)
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
