import Foundation

/// A base with places to measure from, as values: a host's `plumb`, the box around several hosts, the parent or
/// an area.
public protocol LayoutPlaces {
  /// The base of the places. It is static, so that editors do not list it among the places.
  @_documentation(visibility: internal)
  static func plumbBase(of places: Self) -> LayoutPlaceBase
}

extension LayoutPlaces {
  @_alwaysEmitIntoClient @inline(always)
  var base: LayoutPlaceBase { Self.plumbBase(of: self) }
}

extension LayoutPlaces {
  /// The left edge.
  @_alwaysEmitIntoClient @inline(always)
  public var left: LayoutPlace<Horizontal> { LayoutPlace(PositionSource(base, .start)) }
  /// Midway between left and right.
  @_alwaysEmitIntoClient @inline(always)
  public var center: LayoutPlace<Horizontal> { LayoutPlace(PositionSource(base, .middle)) }
  /// The right edge.
  @_alwaysEmitIntoClient @inline(always)
  public var right: LayoutPlace<Horizontal> { LayoutPlace(PositionSource(base, .end)) }
  /// The leading edge: the left edge if the parent's writing direction is left-to-right, otherwise the right edge.
  @_alwaysEmitIntoClient @inline(always)
  public var leading: LayoutPlace<Directional> { LayoutPlace(PositionSource(base, .start)) }
  /// The trailing edge: the right edge if the parent's writing direction is left-to-right, otherwise the left edge.
  @_alwaysEmitIntoClient @inline(always)
  public var trailing: LayoutPlace<Directional> { LayoutPlace(PositionSource(base, .end)) }
  /// The top edge.
  @_alwaysEmitIntoClient @inline(always)
  public var top: LayoutPlace<Vertical> { LayoutPlace(PositionSource(base, .start)) }
  /// Midway between top and bottom.
  @_alwaysEmitIntoClient @inline(always)
  public var middle: LayoutPlace<Vertical> { LayoutPlace(PositionSource(base, .middle)) }
  /// The bottom edge.
  @_alwaysEmitIntoClient @inline(always)
  public var bottom: LayoutPlace<Vertical> { LayoutPlace(PositionSource(base, .end)) }

  /// The place at `part` of the width from the left edge; for a directional fact, from the leading edge.
  @_alwaysEmitIntoClient @inline(always)
  public func horizontal<Axis: WidthAxis>(at part: CGFloat) -> LayoutPlace<Axis> {
    LayoutPlace(PositionSource(base, part: part))
  }

  /// The place at `part` of the height below the top edge.
  @_alwaysEmitIntoClient @inline(always)
  public func vertical(at part: CGFloat) -> LayoutPlace<Vertical> {
    LayoutPlace(PositionSource(base, part: part))
  }

  /// The distance from left to right.
  @_alwaysEmitIntoClient @inline(always)
  public var width: LayoutLength<Horizontal> { LayoutLength(LengthSource(base)) }
  /// The distance from top to bottom.
  @_alwaysEmitIntoClient @inline(always)
  public var height: LayoutLength<Vertical> { LayoutLength(LengthSource(base)) }
  /// The width and the height.
  @_alwaysEmitIntoClient @inline(always)
  public var size: LayoutPlaceSize { LayoutPlaceSize(base) }
}

extension LayoutPlaces {
  /// The top left corner.
  @_alwaysEmitIntoClient @inline(always)
  public var topLeft: LayoutPlacePoint<Horizontal> { LayoutPlacePoint(base, .start, .start) }
  /// The middle of the top edge.
  @_alwaysEmitIntoClient @inline(always)
  public var topCenter: LayoutPlacePoint<Horizontal> {
    LayoutPlacePoint(base, .middle, .start)
  }
  /// The top right corner.
  @_alwaysEmitIntoClient @inline(always)
  public var topRight: LayoutPlacePoint<Horizontal> { LayoutPlacePoint(base, .end, .start) }
  /// The middle of the left edge.
  @_alwaysEmitIntoClient @inline(always)
  public var middleLeft: LayoutPlacePoint<Horizontal> {
    LayoutPlacePoint(base, .start, .middle)
  }
  /// The middle of the frame.
  @_alwaysEmitIntoClient @inline(always)
  public var middleCenter: LayoutPlacePoint<Horizontal> {
    LayoutPlacePoint(base, .middle, .middle)
  }
  /// The middle of the right edge.
  @_alwaysEmitIntoClient @inline(always)
  public var middleRight: LayoutPlacePoint<Horizontal> {
    LayoutPlacePoint(base, .end, .middle)
  }
  /// The bottom left corner.
  @_alwaysEmitIntoClient @inline(always)
  public var bottomLeft: LayoutPlacePoint<Horizontal> { LayoutPlacePoint(base, .start, .end) }
  /// The middle of the bottom edge.
  @_alwaysEmitIntoClient @inline(always)
  public var bottomCenter: LayoutPlacePoint<Horizontal> {
    LayoutPlacePoint(base, .middle, .end)
  }
  /// The bottom right corner.
  @_alwaysEmitIntoClient @inline(always)
  public var bottomRight: LayoutPlacePoint<Horizontal> { LayoutPlacePoint(base, .end, .end) }
  /// The top leading corner.
  @_alwaysEmitIntoClient @inline(always)
  public var topLeading: LayoutPlacePoint<Directional> {
    LayoutPlacePoint(base, .start, .start)
  }
  /// The top trailing corner.
  @_alwaysEmitIntoClient @inline(always)
  public var topTrailing: LayoutPlacePoint<Directional> {
    LayoutPlacePoint(base, .end, .start)
  }
  /// The middle of the leading edge.
  @_alwaysEmitIntoClient @inline(always)
  public var middleLeading: LayoutPlacePoint<Directional> {
    LayoutPlacePoint(base, .start, .middle)
  }
  /// The middle of the trailing edge.
  @_alwaysEmitIntoClient @inline(always)
  public var middleTrailing: LayoutPlacePoint<Directional> {
    LayoutPlacePoint(base, .end, .middle)
  }
  /// The bottom leading corner.
  @_alwaysEmitIntoClient @inline(always)
  public var bottomLeading: LayoutPlacePoint<Directional> {
    LayoutPlacePoint(base, .start, .end)
  }
  /// The bottom trailing corner.
  @_alwaysEmitIntoClient @inline(always)
  public var bottomTrailing: LayoutPlacePoint<Directional> {
    LayoutPlacePoint(base, .end, .end)
  }
}
