import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// What a chain has set: facts, margins, the adjustment and limits.
@_documentation(visibility: internal)
public struct PinValues {
  var columns = PinFacts<Horizontal>()
  var rows = PinFacts<Vertical>()
  var margins = PinMargins()
  var adjustment = PinAdjustment.none
  var pinsEdges = false
  var limits = PinLimits()
  let use: PinUse

  init(_ use: PinUse) {
    self.use = use
  }
}

/// The use of a chain, and its source location.
@_documentation(visibility: internal)
@frozen
public struct PinUse {
  @usableFromInline let mode: PinMode
  @usableFromInline let file: StaticString
  @usableFromInline let line: UInt

  @inlinable @inline(__always)
  init(_ mode: PinMode, _ file: StaticString, _ line: UInt) {
    self.mode = mode
    self.file = file
    self.line = line
  }
}

/// How a chain is used: at once or stored, with or without transforms.
@usableFromInline
@frozen
enum PinMode {
  /// Applied at once to the frame without transform.
  case atOnce
  /// Stored, for the frame without transform.
  case stored
  /// Applied at once to the transformed frame.
  case transformed
  /// Stored, for the transformed frame.
  case storedTransformed
}

/// The facts of one axis of a chain.
struct PinFacts<Axis: FrameAxis> {
  var points = PinPoints<Axis>.none
  var length: PinLength<Axis>?
  var justify: PinSide?
}

/// The edges, or the center, that a chain pins on one axis.
enum PinPoints<Axis: FrameAxis> {
  case none
  case one(PinPoint<Axis>)
  /// Two edges. The leading edge, or the one with the smaller coordinate, comes first.
  case both(PinPoint<Axis>, PinPoint<Axis>)

  mutating func add(_ point: PinPoint<Axis>) {
    switch self {
    case .none: self = .one(point)
    case .one(let other): self = point.isEnd ? .both(other, point) : .both(point, other)
    case .both: break
    }
  }
}

extension PinPoints {
  var calls: [PinCall] {
    switch self {
    case .none: []
    case .one(let point): [point.call]
    case .both(let one, let other): [one.call, other.call]
    }
  }
}

/// A fact that puts an edge or center of the view at a place, and the call that named it.
struct PinPoint<Axis: FrameAxis> {
  let fact: PositionFact<Axis>
  let call: PinCall

  init(_ fact: PositionFact<Axis>, _ call: PinCall) {
    self.fact = fact
    self.call = call
  }

  var isEnd: Bool {
    switch fact {
    case .anchor(.end, _), .directional(.end, _): true
    default: false
    }
  }
}

/// A length, and the call that named it.
struct PinLength<Axis: FrameAxis> {
  let source: LengthSource<Axis>
  let call: PinCall

  init(_ source: LengthSource<Axis>, _ call: PinCall) {
    self.source = source
    self.call = call
  }
}

/// The limits of the size, and the padding of `wrapContent`.
struct PinLimits {
  var leastWidth: LengthSource<Horizontal>?
  var mostWidth: LengthSource<Horizontal>?
  var leastHeight: LengthSource<Vertical>?
  var mostHeight: LengthSource<Vertical>?
  var wrapping = LayoutWrapping()
}

/// How a chain adjusts the size of its view: not at all, by measuring the view, or by a ratio of width to height.
@_documentation(visibility: internal)
@frozen
public enum PinAdjustment {
  case none
  case width
  case height
  case widthFlexible
  case heightFlexible
  case content
  case ratio(CGFloat)
  case ratioOf(ReferenceSource)
  case imageRatio
}

/// Where a view is placed on one axis of its slot, the space between its pinned edges. `start` is left or top, `end` is
/// right or bottom; `leading` and `trailing` follow the writing direction.
enum PinSide: UInt8 {
  case start
  case middle
  case end
  case leading
  case trailing
}

extension PinValues {
  /// Whether `call` has set a position on either axis.
  func says(_ call: PinCall) -> Bool {
    columns.points.calls.contains(call) || rows.points.calls.contains(call)
  }

  /// Makes the view as wide as its contents and the paddings.
  mutating func wrapColumns(_ left: CGFloat, _ right: CGFloat) {
    columns.length = PinLength(.wrapped(plus: left + right), .wrapContent)
    limits.wrapping.columns = (left, right)
  }

  /// Makes the view as high as its contents and the paddings.
  mutating func wrapRows(_ top: CGFloat, _ bottom: CGFloat) {
    rows.length = PinLength(.wrapped(plus: top + bottom), .wrapContent)
    limits.wrapping.rows = (top, bottom)
  }
}
