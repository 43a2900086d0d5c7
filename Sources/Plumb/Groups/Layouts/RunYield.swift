import Foundation

/// Children of a run that shrink in the same turn if room is missing.
public struct RunYield {
  let children: [any Layoutable]
  /// The share of each child; 1 for those without one.
  let shares: [CGFloat]
  /// The length below which none of them shrinks, in points.
  let minimum: CGFloat
}
