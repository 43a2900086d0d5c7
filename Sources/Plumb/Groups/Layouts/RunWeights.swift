import Foundation

/// The weights by which the lengths of a run share the remaining space.
public struct RunWeights {
  /// One weight for each child; nil if all are 1.
  let list: [CGFloat]?
}
