import Foundation

/// The facts that decide one axis of a frame.
///
/// Two positions, or a position and a length, or one closure for both edges: two lengths cannot be
/// written down.
@frozen
public enum AxisFacts<Axis: FrameAxis> {
  /// Two different parts of the frame are placed; the first was decided earlier.
  case between(Axis.PlaceFact, Axis.PlaceFact)
  /// One part of the frame is placed and the frame has a length.
  case sized(Axis.PlaceFact, LengthFact<Axis>)
  /// Both edges are those of a frame computed from the parent's guides.
  case frame((ParentFrameGuide<Horizontal>) -> CGRect, CallSite)
}

/// What must be known before an axis can be evaluated, the least first.
@frozen
public enum AxisNeed: Int {
  case nothing
  case child
  case otherLength
}

extension AxisFacts {
  @inlinable @inline(__always)
  var need: AxisNeed {
    guard case .sized(_, let length) = self else { return .nothing }
    switch length.source {
    case .constant, .parent, .size, .aspect: return .nothing
    case .fit: return .child
    case .ratio: return .otherLength
    }
  }

  /// How much room the child is offered on this axis when it is asked for its size.
  @inlinable @inline(__always)
  func offer(in context: LayoutContext) -> CGFloat {
    guard case .sized(_, let length) = self, case .fit(let offer) = length.source else {
      return .greatestFiniteMagnitude
    }
    return offer.length(in: context)
  }

  /// The span, given the length on the other axis if that is known by now. A negative length stays
  /// negative; a fact without a value makes it NaN.
  @inlinable @inline(__always)
  func span(in context: LayoutContext, otherLength: CGFloat?) -> Span {
    switch self {
    case .between(let first, let second):
      Span(first.placement(in: context), second.placement(in: context))
    case .sized(let place, let length):
      Span(
        place.placement(in: context),
        length: length.source.length(in: context, otherLength: otherLength))
    case .frame(let frame, _):
      Axis.span(of: frame(ParentFrameGuide(context)))
    }
  }

  /// The span of an axis whose length is fitted, with the child's answer.
  @inlinable @inline(__always)
  func span(in context: LayoutContext, fitted size: CGSize) -> Span {
    guard case .sized(let place, _) = self else { return span(in: context, otherLength: nil) }
    return Span(place.placement(in: context), length: Axis.length(of: size))
  }
}

extension Span {
  /// The span with one part placed and a length.
  ///
  /// A negative length stays negative, for the caller to report, and the origin is the place.
  @inlinable @inline(__always)
  init(_ place: Placement, length: CGFloat) {
    let before = length < 0 ? 0 : length * place.anchor.fraction
    self.init(origin: place.coordinate - before, length: length)
  }

  /// The span with two different parts placed.
  ///
  /// A negative length stays negative, for the caller to report, and the origin is the earlier
  /// place.
  @inlinable @inline(__always)
  init(_ earlier: Placement, _ later: Placement) {
    let isInOrder = earlier.anchor.fraction < later.anchor.fraction
    let (low, high) = isInOrder ? (earlier, later) : (later, earlier)
    // The places are apart by the whole length or by half of it, so the division is exact.
    let length = (high.coordinate - low.coordinate) / (high.anchor.fraction - low.anchor.fraction)
    if length < 0 {
      self.init(origin: earlier.coordinate, length: length)
    } else if low.anchor == .start {
      // An edge that is given comes out exactly as it was given.
      self.init(origin: low.coordinate, length: length)
    } else {
      self.init(origin: high.coordinate - length, length: length)
    }
  }
}
