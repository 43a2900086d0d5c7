import Foundation

/// The ends of a run, its lines, and the children that shrink if room is missing.
public struct RunStart<Axis: RunAxis> {
  @Boxed var ends: Axis.AlongComplete
  /// The rules by which the run breaks into lines; nil if it does not.
  var breaking: RunBreaking?
  /// The children that shrink if room is missing, turn by turn. If empty, all shrink in proportion to their lengths,
  /// unless the run has a list of lengths.
  var yields: [RunYield] = []
}
