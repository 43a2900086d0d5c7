import Foundation
@_spi(PlumbFrontEnd) import Plumb

/// What a chain has said, as values.
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

/// What a chain is for, and where it is written.
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

/// What a chain is for.
@usableFromInline
@frozen
enum PinMode {
  /// It is applied at once, without the transform of the view.
  case atOnce
  /// It is stored.
  case stored
  /// It is applied to the frame that the view has with its transform, at once.
  case transformed
  /// The same, stored.
  case storedTransformed
}

/// What a chain says of one axis.
struct PinFacts<Axis: FrameAxis> {
  var points = PinPoints<Axis>.none
  var length: PinLength<Axis>?
  var justify: PinSide?
}

/// Which parts of the view are put in their places.
enum PinPoints<Axis: FrameAxis> {
  case none
  case one(PinPoint<Axis>)
  /// The two edges, the one that text starts at or that has less coordinate first.
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

/// A part of the view in its place.
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

/// A length that is named.
struct PinLength<Axis: FrameAxis> {
  let source: LengthSource<Axis>
  let call: PinCall

  init(_ source: LengthSource<Axis>, _ call: PinCall) {
    self.source = source
    self.call = call
  }
}

/// Limits of the size, and what is in the view, if it is made as large as that.
struct PinLimits {
  var leastWidth: LengthSource<Horizontal>?
  var mostWidth: LengthSource<Horizontal>?
  var leastHeight: LengthSource<Vertical>?
  var mostHeight: LengthSource<Vertical>?
  var wrapping: (left: CGFloat?, top: CGFloat?) = (nil, nil)
}

/// How the size is adjusted.
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

/// A part of a slot.
enum PinSide: UInt8 {
  case start
  case middle
  case end
  case leading
  case trailing
}

extension PinValues {
  /// Whether a call has put a part of the view in its place.
  func says(_ call: PinCall) -> Bool {
    columns.points.calls.contains(call) || rows.points.calls.contains(call)
  }

  /// Makes the view as wide as what is in it.
  mutating func wrapColumns(_ left: CGFloat, _ right: CGFloat) {
    columns.length = PinLength(.wrapped(plus: left + right), .wrapContent)
    limits.wrapping.left = left
  }

  /// Makes the view as high as what is in it.
  mutating func wrapRows(_ top: CGFloat, _ bottom: CGFloat) {
    rows.length = PinLength(.wrapped(plus: top + bottom), .wrapContent)
    limits.wrapping.top = top
  }
}
