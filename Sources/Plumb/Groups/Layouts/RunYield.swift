import Foundation

/// Children of a run that shrink in the same turn if room is missing.
public struct RunYield {
  let children: [any Layoutable]
  /// The share of each child; empty if all have a share of 1.
  let shares: [CGFloat]
  /// The length below which none of them shrinks, in points.
  let minimum: CGFloat
}
