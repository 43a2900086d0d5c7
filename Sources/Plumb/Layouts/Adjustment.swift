import Foundation

/// One step of a layout after its facts have decided a frame: a move, a pinch, a new length, a closure of the user's,
/// or the terms of a front end.
@usableFromInline
enum Adjustment {
  case horizontal(SpanAdjustment<Horizontal>)
  case vertical(SpanAdjustment<Vertical>)
  case directional(SpanAdjustment<Directional>)
  case width(from: LayoutAdjustment.HorizontalAnchor, LengthAdjustment)
  case height(from: LayoutAdjustment.VerticalAnchor, LengthAdjustment)
  case process((LayoutGuide.OfAdjustedFrame) -> CGRect)
  /// A closure that changes nothing. It is called with the frame once the child has that frame.
  case afterLayout((CGRect) -> Void)
  /// The terms of a front end's layout. They change the frame before the first adjustment.
  case terms(LayoutTerms)
}
