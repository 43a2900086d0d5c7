import Foundation

/// Children of a run that shrink in the same turn if room is missing.
public struct RunYield {
  let children: [any Layoutable]
  /// The weight with which each child shrinks, like `flex-shrink`; empty if all are 1. A child without a weight in the
  /// list does not shrink.
  let shares: [CGFloat]
  /// The length below which none of them shrinks, in points.
  let minimum: CGFloat
}
