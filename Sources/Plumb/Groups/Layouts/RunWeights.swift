import Foundation

/// The weights by which lengths share out what is left.
public struct RunWeights {
  /// One for each child; nil if all are 1.
  let list: [CGFloat]?
}
