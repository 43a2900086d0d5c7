import Foundation
import Plumb

/// What a chain has said, as values.
@usableFromInline
@frozen
struct PinValues {
  @usableFromInline var columns = PinFacts<Horizontal>()
  @usableFromInline var rows = PinFacts<Vertical>()
  @usableFromInline var margins = PinMargins()
  @usableFromInline var adjustment = PinAdjustment.none
  @usableFromInline var pinsEdges = false
  @usableFromInline var extras: PinExtras?
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
@usableFromInline
@frozen
struct PinFacts<Axis: FrameAxis> {
  @usableFromInline var points = PinPoints<Axis>.none
  @usableFromInline var length: PinLength<Axis>?
  @usableFromInline var justify: PinSide?

  @inlinable @inline(__always)
  init() {}
}

/// Which parts of the view are put in their places.
@usableFromInline
@frozen
enum PinPoints<Axis: FrameAxis> {
  case none
  case one(PinPoint<Axis>)
  /// The two edges, the one that text starts at or that has less coordinate first.
  case both(PinPoint<Axis>, PinPoint<Axis>)

  @inlinable @inline(__always)
  mutating func add(_ point: PinPoint<Axis>) {
    switch self {
    case .none: self = .one(point)
    case .one(let other): self = point.isEnd ? .both(other, point) : .both(point, other)
    case .both: break
    }
  }
}

/// A part of the view in its place.
@usableFromInline
@frozen
struct PinPoint<Axis: FrameAxis> {
  @usableFromInline let fact: PositionFact<Axis>
  @usableFromInline let call: PinCall

  @inlinable @inline(__always)
  init(_ fact: PositionFact<Axis>, _ call: PinCall) {
    self.fact = fact
    self.call = call
  }

  @inlinable @inline(__always)
  var isEnd: Bool {
    switch fact {
    case .anchor(.end, _), .directional(.end, _): true
    default: false
    }
  }
}

/// A length that is named.
@usableFromInline
@frozen
struct PinLength<Axis: FrameAxis> {
  @usableFromInline let source: LengthSource<Axis>
  @usableFromInline let call: PinCall

  @inlinable @inline(__always)
  init(_ source: LengthSource<Axis>, _ call: PinCall) {
    self.source = source
    self.call = call
  }
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
@usableFromInline
@frozen
enum PinSide: UInt8 {
  case start
  case middle
  case end
  case leading
  case trailing
}

/// Room around the view, in points; what is more than that in an object.
@usableFromInline
@frozen
struct PinMargins {
  @usableFromInline var top: CGFloat = 0
  @usableFromInline var left: CGFloat = 0
  @usableFromInline var bottom: CGFloat = 0
  @usableFromInline var right: CGFloat = 0
  /// All margins, if any of them is not a number of points on a side of its own.
  @usableFromInline var special: PinSpecialMargins?

  @inlinable @inline(__always)
  init() {}
}
