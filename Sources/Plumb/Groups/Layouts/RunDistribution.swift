import Foundation

/// A distribution of the space that the lengths of a run leave.
public struct RunDistribution<Axis: RunAxis> {
  let kind: Kind

  indirect enum Kind {
    /// All remaining space is before the first child and after the last one. `part` of it is before the first child.
    case packed(part: CGFloat, gap: Axis.Length)
    /// Equal gaps between the children, and with `withEnds` before the first and after the last one as well.
    case equalGaps(withEnds: Bool)
  }
}
