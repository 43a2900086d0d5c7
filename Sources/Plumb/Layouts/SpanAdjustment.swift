import Foundation

/// One change of a frame's span on one axis: a move of the whole frame, or of one edge.
@usableFromInline
enum SpanAdjustment<Axis: LayoutAxis> {
  /// Moves the frame, so that an anchor is at a place.
  case moveTo(LayoutAnchor, AdjustedPosition<Axis>)
  /// Moves the frame along the axis.
  case moveBy(AdjustedLength)
  /// Moves one edge alone, so that it is at a place. The anchor is never the middle.
  case pinchTo(LayoutAnchor, AdjustedPosition<Axis>)
  /// Moves one edge alone, inwards. The anchor is never the middle.
  case pinchBy(LayoutAnchor, AdjustedLength)
}
