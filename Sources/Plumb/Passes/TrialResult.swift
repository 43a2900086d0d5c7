import Foundation

/// What a trial has found besides the frames in its cells.
struct TrialResult {
  /// The size of the box from the top leading corner of the bounds around the children placed so far.
  var box = CGSize.zero
  /// Where transformed children were put, by their cells. They are not measured by their frames.
  var transformed: [Int: CGRect] = [:]
}

extension CGSize {
  /// The size of the box from the top leading corner of the bounds around `frame` as well.
  func enclosing(_ frame: CGRect, in space: ParentSpace) -> CGSize {
    let bounds = space.bounds
    let end =
      space.isMirrored
      ? bounds.origin.x + bounds.size.width - frame.origin.x
      : frame.origin.x + frame.size.width - bounds.origin.x
    return CGSize(
      width: max(width, end),
      height: max(height, frame.origin.y + frame.size.height - bounds.origin.y))
  }
}
