import Foundation

/// The room between two children, in points along the run.
public struct RunGap<Axis: RunAxis> {
  let length: Axis.Length
}
