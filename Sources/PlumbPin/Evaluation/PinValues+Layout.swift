import Foundation
@_spi(PlumbFrontEnd) import Plumb

// A chain as a layout of the core, as long as it says nothing but edges, centers, lengths and margins in
// points. Everything is inlined where the chain is written, and folded to what one would write by hand.

extension PinValues {
  /// The layout at once of a view with the frame `now`; nil if the chain needs ``composed(now:)``.
  @inlinable @inline(__always)
  func simple(now: CGRect) -> IndividualLayout? {
    guard extras == nil, margins.special == nil, !pinsEdges, columns.isSimple, rows.isSimple else {
      return nil
    }
    var width = columns.length?.source
    var height = rows.length?.source
    switch adjustment {
    case .none: break
    case .width: height = .fitted
    case .height: width = .fitted
    case .ratio(let ratio):
      if columns.isKnown { height = .ratio(ratio) } else { width = .ratio(ratio) }
    default: return nil
    }
    return IndividualLayout(
      columns.facts(width, now.origin.x, now.size.width, margins.left, margins.right),
      rows.facts(height, now.origin.y, now.size.height, margins.top, margins.bottom))
  }
}

extension PinFacts {
  /// Whether the two facts of the axis are the two that are said.
  @inlinable @inline(__always)
  var isSimple: Bool {
    if justify != nil { return false }
    guard case .both = points else { return true }
    return length == nil
  }

  /// Whether the length is said.
  @inlinable @inline(__always)
  var isKnown: Bool {
    if case .both = points { return true }
    return length != nil
  }

  /// The two facts, with what is not said as it is now.
  @inlinable @inline(__always)
  func facts(
    _ length: LengthSource<Axis>?, _ origin: CGFloat, _ extent: CGFloat, _ near: CGFloat,
    _ far: CGFloat
  ) -> AxisFacts<Axis> {
    switch points {
    case .none:
      AxisFacts(.start(.constant(origin)), .length(length ?? .constant(extent)))
    case .one(let point):
      AxisFacts(point.fact.moved(near, far), .length(length ?? .constant(extent)))
    case .both(let one, let other):
      AxisFacts(
        one.fact.moved(near, far),
        length.map { .length($0) } ?? .position(other.fact.moved(near, far)))
    }
  }
}

extension PositionFact {
  /// The fact with margins, which move an edge inwards, and a center by their difference.
  @inlinable @inline(__always)
  func moved(_ near: CGFloat, _ far: CGFloat) -> PositionFact {
    switch self {
    case .anchor(.start, let source): .anchor(.start, source.moved(by: near))
    case .anchor(.end, let source): .anchor(.end, source.moved(by: -far))
    case .anchor(.middle, let source): .anchor(.middle, source.moved(by: near - far))
    case .directional, .part: movedAlong(near, far)
    }
  }

  @usableFromInline
  func movedAlong(_ near: CGFloat, _ far: CGFloat) -> PositionFact {
    moved(PinSlotMargins(near: .init(LayoutDistance(points: near)), far: .init(LayoutDistance(points: far))))
  }
}
