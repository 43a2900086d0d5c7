import Foundation

/// A transition of several hosts from one set of frames to another.
///
///     var transition = page.plumb.transition { page.isExpanded = true }
///     transition.setEasing(.easeOut, for: sidebar)
///     for frame in 0...60 {
///       transition.apply(at: CGFloat(frame) / 60)
///       …
///     }
///
/// On UIKit and AppKit, the last step alone is enough inside the platform's own animation block:
///
///     UIView.animate(withDuration: 0.3) { transition.apply(at: 1) }
///
/// Each edge moves on a straight line. So views that touch in both sets of frames touch during the whole transition, if
/// they have the same easing. Hosts are held weakly; those that are gone are skipped.
public struct LayoutTransition {
  private var moves: [Move]
  private var easing = Easing.linear

  private struct Move {
    let held: WeakHost
    let start: CGRect
    let end: CGRect
    var easing: Easing?
  }

  /// A transition of `hosts` from the frames that `start` returns to the frames that `end` returns.
  public init(
    of hosts: [any Layoutable], from start: (any Layoutable) -> CGRect,
    to end: (any Layoutable) -> CGRect
  ) {
    moves = hosts.map { Move(held: WeakHost(any: $0), start: start($0), end: end($0)) }
  }

  /// Sets the easing of all hosts that have no easing of their own. The default is linear.
  public mutating func setEasing(_ easing: Easing) {
    self.easing = easing
  }

  /// Sets the easing of `host`.
  public mutating func setEasing(_ easing: Easing, for host: some Layoutable) {
    for index in moves.indices where moves[index].held.host === host {
      moves[index].easing = easing
    }
  }

  /// The frame of `host` at `progress`, from 0 to 1; nil if `host` is not part of the transition.
  public func frame(of host: some Layoutable, at progress: CGFloat) -> CGRect? {
    moves.first { $0.held.host === host }.map { frame(of: $0, at: progress) }
  }

  /// Gives each host its frame at `progress`, from 0 to 1.
  ///
  /// This sets frames and lays nothing out. A pass of the container moves its children to the frames of their
  /// layouts.
  public func apply(at progress: CGFloat) {
    for move in moves { move.held.host?.plumbFrame = frame(of: move, at: progress) }
  }

  private func frame(of move: Move, at progress: CGFloat) -> CGRect {
    move.start.interpolated(to: move.end, by: (move.easing ?? easing)(progress))
  }
}

extension CGRect {
  /// This rectangle, with each edge moved towards the same edge of `end` by `part` of the distance.
  fileprivate func interpolated(to end: CGRect, by part: CGFloat) -> CGRect {
    CGRect(
      horizontal: LayoutSpan(of: self, along: Horizontal.self).interpolated(
        to: LayoutSpan(of: end, along: Horizontal.self), by: part),
      vertical: LayoutSpan(of: self, along: Vertical.self).interpolated(
        to: LayoutSpan(of: end, along: Vertical.self), by: part))
  }
}

extension LayoutSpan {
  fileprivate func interpolated(to end: LayoutSpan, by part: CGFloat) -> LayoutSpan {
    // Computed so that both ends are exact, and a transition in the other direction gives the same numbers.
    let (low, high) = (
      origin * (1 - part) + end.origin * part, self.end * (1 - part) + end.end * part
    )
    return LayoutSpan(origin: low, length: max(0, high - low))
  }
}
