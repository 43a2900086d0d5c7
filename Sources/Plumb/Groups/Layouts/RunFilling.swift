import Foundation

/// The contents of a run between its ends. Exactly one of them takes the remaining space.
indirect enum RunFilling<Axis: RunAxis> {
  case distributed(Axis.Length, RunDistribution<Axis>)
  case shared(RunWeights, RunGap<Axis>)
  case grown(Axis.Length, RunWeights, RunGap<Axis>)
  case listed(RunLengths, RunDistribution<Axis>)
  /// Listed lengths with fixed gaps. Space that no length of the list takes stays free after the last child.
  case listedWithGaps(RunLengths, RunGap<Axis>)
}
