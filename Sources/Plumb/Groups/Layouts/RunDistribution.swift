import Foundation

/// Where what the lengths of a run leave goes.
public struct RunDistribution<Axis: RunAxis> {
  let kind: Kind

  enum Kind {
    /// Beside the run, this part of it before the first child.
    case packed(part: CGFloat, gap: Axis.Length)
    /// Between the children, in equal gaps; before the first and after the last as well, or not.
    case equalGaps(withEnds: Bool)
  }
}
