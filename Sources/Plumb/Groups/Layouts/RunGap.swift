import Foundation

/// The space between two children, in points along the run.
public struct RunGap<Axis: RunAxis> {
  @Boxed var length: Axis.Length
}
