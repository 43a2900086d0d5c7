import Foundation

/// Where an adjustment puts something.
@usableFromInline
enum AdjustedPosition<Axis: LayoutAxis> {
  case constant(CGFloat)
  case computed((LayoutGuide.OfAdjustedFrame) -> Position<Axis>)
}
