import Foundation

/// The weights of the lengths' shares of the remaining space.
public struct RunWeights {
  /// One weight for each child; nil if all are 1.
  let list: [CGFloat]?
}
