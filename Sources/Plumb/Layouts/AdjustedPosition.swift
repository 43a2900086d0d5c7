import Foundation

/// The position that an adjustment moves to: a constant, or computed from the frame so far.
@usableFromInline
enum AdjustedPosition<Axis: LayoutAxis> {
  case constant(CGFloat)
  case computed((LayoutGuide.OfAdjustedFrame) -> Position<Axis>)
}
