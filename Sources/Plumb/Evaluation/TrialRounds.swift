import Foundation

/// What a trial has read of a host before it had placed the host.
///
/// A box is asked for its length, and a view in it is pinned to a view beside the box, which is pinned to the
/// box: each view waits for the other, and yet the numbers may not, if only the start of the box is read. So
/// the trial goes on with the frame that the host has. If the host gets another one in the end, the whole
/// trial is run again with that one, until what is read early is right: a trial is a pass that moves nothing,
/// and a pass lays out again as well until nothing moves that was read.
struct EarlyReading {
  let host: any Layoutable
  let frame: CGRect
  /// Whether the top leading corner alone was read.
  let isSized: Bool

  /// Whether the host gets another frame in the end.
  func isWrong(_ end: CGRect) -> Bool {
    end.differs(from: frame, isSized: isSized, host.plumbDirection)
  }
}

/// What trials have found out about hosts that they read too early.
struct TrialRounds {
  private var endings: [Ending] = []

  /// The frame that a host got in the end, when the layouts of a container were tried in a space.
  private struct Ending {
    var trial: UInt64
    let container: any Layoutable
    let bounds: CGRect
    let host: any Layoutable
    var frame: CGRect
    /// Whether the trial that is going on has found it out.
    var isNew = true

    func isOf(_ host: any Layoutable, _ trial: LayoutTrial) -> Bool {
      self.trial == trial.number && self.host === host && container === trial.container
        && bounds == trial.space.bounds
    }
  }

  var isEmpty: Bool { endings.isEmpty }

  func frame(of host: any Layoutable, in trial: LayoutTrial) -> CGRect? {
    endings.first { $0.isOf(host, trial) }?.frame
  }

  mutating func note(_ frame: CGRect, of host: any Layoutable, in trial: LayoutTrial) {
    endings.removeAll { $0.isOf(host, trial) }
    endings.append(
      Ending(
        trial: trial.number, container: trial.container, bounds: trial.space.bounds, host: host,
        frame: frame))
  }

  /// Has the round `next` know what `trial` has found out. False if that was nothing, or if `round` is too
  /// many: each round finds at least one more of the numbers that wait for each other. Where none of them
  /// waits for itself, that ends after four rounds for each host.
  mutating func go(on trial: UInt64, to next: UInt64, _ round: Int) -> Bool {
    let mine = endings.filter { $0.trial == trial }
    let hosts = Set(mine.map { ObjectIdentifier($0.host) })
    guard mine.contains(where: \.isNew), round <= 4 * hosts.count else { return false }
    for index in endings.indices where endings[index].trial == trial {
      endings[index].trial = next
      endings[index].isNew = false
    }
    return true
  }

  /// Forgets what `trial` has found out.
  mutating func end(_ trial: UInt64) {
    if !isEmpty { endings.removeAll { $0.trial == trial } }
  }
}
