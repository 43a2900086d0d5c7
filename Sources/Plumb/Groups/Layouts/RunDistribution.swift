import Foundation

/// A distribution of the space that the lengths of a run leave.
public struct RunDistribution<Axis: RunAxis> {
  let kind: Kind

  indirect enum Kind {
    /// All of it is beside the run, this part of it before the first child.
    case packed(part: CGFloat, gap: Axis.Length)
    /// Equal gaps between the children, and with `withEnds` before the first and after the last one as well.
    case equalGaps(withEnds: Bool)
  }
}
