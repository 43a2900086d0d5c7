import Foundation

/// What fills a run between its ends: lengths, gaps, and the rule for the space that they leave.
indirect enum RunFilling<Axis: RunAxis> {
  case distributed(Axis.Length, RunDistribution<Axis>)
  case shared(RunWeights, RunGap<Axis>)
  case grown(Axis.Length, RunWeights, RunGap<Axis>)
  case listed(RunLengths, RunDistribution<Axis>)
  /// Listed lengths with fixed gaps. Space that no length of the list takes stays free after the last child.
  case listedWithGaps(RunLengths, RunGap<Axis>)
}
