import Foundation

/// What takes up the room that lengths and gaps leave.
enum RunRule {
  case packed(part: CGFloat)
  case equalGaps(withEnds: Bool)
  /// The lengths, which are nothing but shares of it.
  case shared(RunWeights)
  /// The lengths, which it is added to.
  case grown(RunWeights)
}
