import Foundation

/// The space between two children, in points along the run.
public struct RunGap<Axis: RunAxis> {
  let length: Axis.Length
}
