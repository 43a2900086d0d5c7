import Foundation

/// One change to a complete frame: a move, a pinch, a new length, or a closure of the user's.
@usableFromInline
enum Adjustment {
  case horizontal(SpanAdjustment<Horizontal>)
  case vertical(SpanAdjustment<Vertical>)
  case directional(SpanAdjustment<Directional>)
  case width(from: LayoutAdjustment.HorizontalAnchor, LengthAdjustment)
  case height(from: LayoutAdjustment.VerticalAnchor, LengthAdjustment)
  case process((LayoutGuide.OfAdjustedFrame) -> CGRect)
  /// Changes nothing; called with the frame once it is applied.
  case afterLayout((CGRect) -> Void)
  /// The terms of a front end's layout. They change the frame before the first adjustment.
  case terms(LayoutTerms)
}
