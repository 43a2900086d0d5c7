import Foundation

/// What has places to measure from, as values: a host's `plumb`, the box around several hosts, the
/// parent and its areas.
public protocol LayoutPlaces {
  /// What the places are measured on.
  @_documentation(visibility: internal)
  var placeBase: LayoutPlaceBase { get }
}

extension LayoutPlaces {
  /// The left edge.
  @inlinable @inline(always)
  public var left: LayoutPlace<Horizontal> { LayoutPlace(PositionSource(placeBase, .start)) }
  /// Midway between left and right.
  @inlinable @inline(always)
  public var center: LayoutPlace<Horizontal> { LayoutPlace(PositionSource(placeBase, .middle)) }
  /// The right edge.
  @inlinable @inline(always)
  public var right: LayoutPlace<Horizontal> { LayoutPlace(PositionSource(placeBase, .end)) }
  /// The edge that the parent's text starts at.
  @inlinable @inline(always)
  public var leading: LayoutPlace<Directional> { LayoutPlace(PositionSource(placeBase, .start)) }
  /// The edge that the parent's text runs towards.
  @inlinable @inline(always)
  public var trailing: LayoutPlace<Directional> { LayoutPlace(PositionSource(placeBase, .end)) }
  /// The top edge.
  @inlinable @inline(always)
  public var top: LayoutPlace<Vertical> { LayoutPlace(PositionSource(placeBase, .start)) }
  /// Midway between top and bottom.
  @inlinable @inline(always)
  public var middle: LayoutPlace<Vertical> { LayoutPlace(PositionSource(placeBase, .middle)) }
  /// The bottom edge.
  @inlinable @inline(always)
  public var bottom: LayoutPlace<Vertical> { LayoutPlace(PositionSource(placeBase, .end)) }

  /// The place `part` of the width from the left edge, or inwards from the leading edge for a
  /// directional fact.
  @inlinable @inline(always)
  public func horizontal<Axis: MeasuresWidth & LayoutAxis>(at part: CGFloat) -> LayoutPlace<Axis> {
    LayoutPlace(PositionSource(placeBase, part: part))
  }

  /// The place `part` of the height below the top edge.
  @inlinable @inline(always)
  public func vertical(at part: CGFloat) -> LayoutPlace<Vertical> {
    LayoutPlace(PositionSource(placeBase, part: part))
  }

  /// The distance from left to right.
  @inlinable @inline(always)
  public var width: LayoutLength<Horizontal> { LayoutLength(LengthSource(placeBase)) }
  /// The distance from top to bottom.
  @inlinable @inline(always)
  public var height: LayoutLength<Vertical> { LayoutLength(LengthSource(placeBase)) }
  /// Both lengths.
  @inlinable @inline(always)
  public var size: LayoutPlaceSize { LayoutPlaceSize(placeBase) }
}

extension LayoutPlaces {
  /// The top left corner.
  @inlinable @inline(always)
  public var topLeft: LayoutPlacePoint<Horizontal> { LayoutPlacePoint(placeBase, .start, .start) }
  /// The middle of the top edge.
  @inlinable @inline(always)
  public var topCenter: LayoutPlacePoint<Horizontal> {
    LayoutPlacePoint(placeBase, .middle, .start)
  }
  /// The top right corner.
  @inlinable @inline(always)
  public var topRight: LayoutPlacePoint<Horizontal> { LayoutPlacePoint(placeBase, .end, .start) }
  /// The middle of the left edge.
  @inlinable @inline(always)
  public var middleLeft: LayoutPlacePoint<Horizontal> {
    LayoutPlacePoint(placeBase, .start, .middle)
  }
  /// The middle of the frame.
  @inlinable @inline(always)
  public var middleCenter: LayoutPlacePoint<Horizontal> {
    LayoutPlacePoint(placeBase, .middle, .middle)
  }
  /// The middle of the right edge.
  @inlinable @inline(always)
  public var middleRight: LayoutPlacePoint<Horizontal> {
    LayoutPlacePoint(placeBase, .end, .middle)
  }
  /// The bottom left corner.
  @inlinable @inline(always)
  public var bottomLeft: LayoutPlacePoint<Horizontal> { LayoutPlacePoint(placeBase, .start, .end) }
  /// The middle of the bottom edge.
  @inlinable @inline(always)
  public var bottomCenter: LayoutPlacePoint<Horizontal> {
    LayoutPlacePoint(placeBase, .middle, .end)
  }
  /// The bottom right corner.
  @inlinable @inline(always)
  public var bottomRight: LayoutPlacePoint<Horizontal> { LayoutPlacePoint(placeBase, .end, .end) }
  /// The top leading corner.
  @inlinable @inline(always)
  public var topLeading: LayoutPlacePoint<Directional> {
    LayoutPlacePoint(placeBase, .start, .start)
  }
  /// The top trailing corner.
  @inlinable @inline(always)
  public var topTrailing: LayoutPlacePoint<Directional> {
    LayoutPlacePoint(placeBase, .end, .start)
  }
  /// The middle of the leading edge.
  @inlinable @inline(always)
  public var middleLeading: LayoutPlacePoint<Directional> {
    LayoutPlacePoint(placeBase, .start, .middle)
  }
  /// The middle of the trailing edge.
  @inlinable @inline(always)
  public var middleTrailing: LayoutPlacePoint<Directional> {
    LayoutPlacePoint(placeBase, .end, .middle)
  }
  /// The bottom leading corner.
  @inlinable @inline(always)
  public var bottomLeading: LayoutPlacePoint<Directional> {
    LayoutPlacePoint(placeBase, .start, .end)
  }
  /// The bottom trailing corner.
  @inlinable @inline(always)
  public var bottomTrailing: LayoutPlacePoint<Directional> {
    LayoutPlacePoint(placeBase, .end, .end)
  }
}
