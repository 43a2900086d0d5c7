import Foundation

/// One change of a frame's length on one axis.
@usableFromInline
enum LengthAdjustment {
  /// A new length.
  case to(AdjustedLength)
  /// The length plus a distance.
  case by(AdjustedLength)
  /// The length, limited to a range.
  case within(AdjustedRange)
}

/// The range that an adjustment limits a length to.
@usableFromInline
enum AdjustedRange {
  case constant(ClosedRange<CGFloat>)
  case computed((LayoutGuide.OfAdjustedFrame) -> ClosedRange<CGFloat>)
}
