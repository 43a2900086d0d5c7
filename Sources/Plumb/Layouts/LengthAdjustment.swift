import Foundation

/// One change of a frame's length on one axis.
@usableFromInline
enum LengthAdjustment {
  /// A new length.
  case to(AdjustedLength)
  /// So much more of it.
  case by(AdjustedLength)
  /// The length within a range.
  case within((LayoutGuide.OfAdjustedFrame) -> ClosedRange<CGFloat>)
}
