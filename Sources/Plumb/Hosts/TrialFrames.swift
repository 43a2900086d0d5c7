import Foundation

/// The frames of hosts in an evaluation that is not live.
@usableFromInline
class TrialFrames {
  /// The space of the parent that the evaluation is for.
  let space: ParentSpace
  /// Whether nothing is reported, because nothing has happened yet.
  let isSilent: Bool

  init(_ space: ParentSpace, isSilent: Bool = true) {
    self.space = space
    self.isSilent = isSilent
  }

  /// Notes that a cell of the trial does not hold a frame yet.
  func noteUnplaced(_ cell: Int) {}

  /// The frame of `host` in its parent; nil if its current one counts.
  func frame(of host: any Layoutable) -> CGRect? { nil }

  /// The bounds of `host`; nil if its current ones count.
  func bounds(of host: any Layoutable) -> CGRect? { nil }

  /// The content of a scrolling `host`; nil if its current one counts.
  func content(of host: any Layoutable) -> CGRect? { nil }

  /// The viewport of `host`; nil if it does not scroll.
  func viewport(of host: any Layoutable) -> CGRect? { host.viewportOnTrial }

  /// The frame that `host` got from a layout at once while a size is asked for; nil if it got none.
  func givenFrame(of host: any Layoutable) -> CGRect? { nil }

  /// The space of the children of `host`.
  func space(of host: any Layoutable) -> ParentSpace { space }
}
