import Foundation

/// One change of a frame's length on one axis.
@usableFromInline
enum LengthAdjustment {
  /// A new length.
  case to(AdjustedLength)
  /// So much more of it.
  case by(AdjustedLength)
  /// The length within a range.
  case within(AdjustedRange)
}

/// Limits of a length as an adjustment says them.
@usableFromInline
enum AdjustedRange {
  case constant(ClosedRange<CGFloat>)
  case computed((LayoutGuide.OfAdjustedFrame) -> ClosedRange<CGFloat>)
}
