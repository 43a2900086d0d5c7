import Foundation

/// The frame of a reference in the parent's coordinates.
@usableFromInline
@frozen
struct ReferenceFrame {
  /// The box around the reference with its transform.
  @usableFromInline var frame: CGRect
  /// The box around the reference without its own transform.
  @usableFromInline var untransformed: CGRect

  @_alwaysEmitIntoClient @inline(always)
  init(frame: CGRect, untransformed: CGRect) {
    self.frame = frame
    self.untransformed = untransformed
  }
}

extension ReferenceFrame {
  func union(_ other: ReferenceFrame) -> ReferenceFrame {
    ReferenceFrame(
      frame: frame.box(with: other.frame),
      untransformed: untransformed.box(with: other.untransformed))
  }
}
