import Foundation

/// Where a run begins and ends, and how its children are counted.
public struct RunStart<Axis: RunAxis> {
  let ends: Axis.AlongComplete
  /// How the run breaks into lines; nil if it does not.
  var breaking: RunBreaking?
  /// Who gives way if there is not enough room, one after the other; all in proportion if it is empty.
  var yields: [RunYield] = []
}
