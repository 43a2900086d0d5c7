import Foundation

/// One change to a complete frame: a move, a pinch, a new length, or a process of one's own.
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
  /// What the layout asks for besides its facts. It has changed the frame before the first adjustment.
  case terms(LayoutTerms)
}
