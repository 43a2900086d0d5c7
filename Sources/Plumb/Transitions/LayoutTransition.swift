import Foundation

/// The way of several hosts from one set of frames to another.
///
///     var transition = page.plumb.transition { page.isExpanded = true }
///     transition.setEasing(.easeOut, for: sidebar)
///     for frame in 0...60 {
///       transition.apply(at: CGFloat(frame) / 60)
///       …
///     }
///
/// On UIKit and AppKit the last step alone is enough, in the platform's own animation block:
///
///     UIView.animate(withDuration: 0.3) { transition.apply(at: 1) }
///
/// It is the edges that move, each on a straight line, so that what touches in both sets of frames
/// touches all the way. Hosts are held weakly; one that is gone is left out.
public struct LayoutTransition {
  private var moves: [Move]
  private var easing = Easing.linear

  private struct Move {
    let held: WeakHost
    let start: CGRect
    let end: CGRect
    var easing: Easing?
  }

  /// The way of `hosts` from where `start` finds them to where `end` does.
  public init(
    of hosts: [any Layoutable], from start: (any Layoutable) -> CGRect,
    to end: (any Layoutable) -> CGRect
  ) {
    moves = hosts.map { Move(held: WeakHost(any: $0), start: start($0), end: end($0)) }
  }

  /// How all hosts move that have no easing of their own; linear at first.
  public mutating func setEasing(_ easing: Easing) {
    self.easing = easing
  }

  /// How `host` moves.
  public mutating func setEasing(_ easing: Easing, for host: some Layoutable) {
    for index in moves.indices where moves[index].held.host === host {
      moves[index].easing = easing
    }
  }

  /// Where `host` is at `progress`, from 0 to 1; nil where it is none of the transition's.
  public func frame(of host: some Layoutable, at progress: CGFloat) -> CGRect? {
    moves.first { $0.held.host === host }.map { frame(of: $0, at: progress) }
  }

  /// Gives each host its frame at `progress`, from 0 to 1.
  ///
  /// Frames are set, not laid out: a pass of the container puts its children where their layouts say.
  public func apply(at progress: CGFloat) {
    for move in moves { move.held.host?.plumbFrame = frame(of: move, at: progress) }
  }

  private func frame(of move: Move, at progress: CGFloat) -> CGRect {
    move.start.interpolated(to: move.end, by: (move.easing ?? easing)(progress))
  }
}

extension CGRect {
  /// The rectangle whose edges have come `part` of the way to those of `end`.
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
    // The way there and the way back are the same numbers, and both ends are exact.
    let (low, high) = (
      origin * (1 - part) + end.origin * part, self.end * (1 - part) + end.end * part
    )
    return LayoutSpan(origin: low, length: max(0, high - low))
  }
}
