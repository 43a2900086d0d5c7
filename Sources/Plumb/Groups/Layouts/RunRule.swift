import Foundation

/// The rule that distributes the space that lengths and gaps leave.
enum RunRule {
  case packed(part: CGFloat)
  case equalGaps(withEnds: Bool)
  /// Each length is a share of the remaining space.
  case shared(RunWeights)
  /// A share of the remaining space is added to each length.
  case grown(RunWeights)
}
