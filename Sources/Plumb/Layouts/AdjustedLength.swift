import Foundation

/// A distance or a length of an adjustment: a constant, or computed from the frame so far.
@usableFromInline
enum AdjustedLength {
  case constant(CGFloat)
  case computed((LayoutGuide.OfAdjustedFrame) -> CGFloat)
}
