import Foundation

/// The frames of hosts in an evaluation that is not live.
@usableFromInline
class TrialFrames {
  /// The space of the parent that the evaluation is for.
  let space: ParentSpace
  /// Whether issues are not reported, because no view gets its frame from this evaluation.
  let isSilent: Bool

  init(_ space: ParentSpace, isSilent: Bool = true) {
    self.space = space
    self.isSilent = isSilent
  }

  /// Notes that the child of `cell` does not have its frame in this trial yet, although the cell can be read.
  func noteUnplaced(_ cell: Int) {}

  /// The frame of `host` in its parent; nil if the evaluation uses the current frame of `host`.
  func frame(of host: any Layoutable) -> CGRect? { nil }

  /// The bounds of `host`; nil if the evaluation uses the current bounds of `host`.
  func bounds(of host: any Layoutable) -> CGRect? { nil }

  /// The content of a scrolling `host`; nil if the evaluation uses the current content of `host`.
  func content(of host: any Layoutable) -> CGRect? { nil }

  /// The viewport of `host`; nil if it does not scroll.
  func viewport(of host: any Layoutable) -> CGRect? { host.viewportOnTrial }

  /// The frame that a layout at once has found for `host` while another host is asked for its size; nil if no layout at
  /// once has placed `host` since that request began.
  func givenFrame(of host: any Layoutable) -> CGRect? { nil }

  /// The space of the children of `host`.
  func space(of host: any Layoutable) -> ParentSpace { space }
}
