import Foundation

/// Where hosts stand for an evaluation that is not live.
@usableFromInline
class TrialFrames {
  /// The space of the parent that is evaluated for.
  let space: ParentSpace
  /// Whether nothing is reported, because nothing has happened yet.
  let isSilent: Bool

  init(_ space: ParentSpace, isSilent: Bool = true) {
    self.space = space
    self.isSilent = isSilent
  }

  /// Notes that what stands in a cell of the trial is not a frame yet.
  func noteUnplaced(_ cell: Int) {}

  /// The frame of `host`, in its parent; nil if it is the one that it has.
  func frame(of host: any Layoutable) -> CGRect? { nil }

  /// The bounds of `host`; nil if they are those that it has.
  func bounds(of host: any Layoutable) -> CGRect? { nil }

  /// The content of `host`, which scrolls; nil if it is the one that it has.
  func content(of host: any Layoutable) -> CGRect? { nil }

  /// What is in view of `host`; nil if it does not scroll.
  func viewport(of host: any Layoutable) -> CGRect? { host.viewportOnTrial }

  /// The frame that `host` has been given while a size is asked for; nil if it has been given none.
  func givenFrame(of host: any Layoutable) -> CGRect? { nil }

  /// The space that the children of `host` are in.
  func space(of host: any Layoutable) -> ParentSpace { space }
}
