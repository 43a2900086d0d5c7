import Foundation

/// How a run fills the room between its ends: one thing takes the remaining space.
enum RunFilling<Axis: RunAxis> {
  case distributed(Axis.Length, RunDistribution<Axis>)
  case shared(RunWeights, RunGap<Axis>)
  case grown(Axis.Length, RunWeights, RunGap<Axis>)
  case listed(RunLengths, RunDistribution<Axis>)
  /// What no length of the list takes is behind the last child.
  case listedWithGaps(RunLengths, RunGap<Axis>)
}
