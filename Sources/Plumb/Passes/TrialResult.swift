import Foundation

/// The results of a trial besides the frames in its cells.
struct TrialResult {
  /// The size of the box around the children placed so far, measured from the top leading corner of the
  /// bounds.
  var box = CGSize.zero
  /// The frames of transformed children, by cell. Such children are measured through the tree, not by these
  /// frames.
  var transformed: [Int: CGRect] = [:]
}

extension CGSize {
  /// The size of this box, from the top leading corner of the bounds, enlarged to enclose `frame`.
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
