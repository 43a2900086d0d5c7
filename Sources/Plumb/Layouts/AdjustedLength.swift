import Foundation

/// How far an adjustment moves something, or how long it makes it.
@usableFromInline
enum AdjustedLength {
  case constant(CGFloat)
  case computed((LayoutGuide.OfAdjustedFrame) -> CGFloat)
}
