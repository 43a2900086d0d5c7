import Foundation

/// Children of a run that give way at the same time, if there is not enough room.
public struct RunYield {
  let children: [any Layoutable]
  /// The share of each; those without one have 1.
  let shares: [CGFloat]
  /// None of them is shorter, in points.
  let minimum: CGFloat
}
