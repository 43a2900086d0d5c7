import Foundation

/// The rule that distributes the space that lengths and gaps leave.
enum RunRule {
  case packed(part: CGFloat)
  case equalGaps(withEnds: Bool)
  /// All lengths are shares of it.
  case shared(RunWeights)
  /// Shares of it are added to the lengths.
  case grown(RunWeights)
}
