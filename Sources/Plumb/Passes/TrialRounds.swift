import Foundation

/// The children that a trial has read early, and their frames in the round before.
///
/// For example, a box is asked for its length. A view in the box is pinned to a view beside the box, and that view is
/// pinned to the box. The views wait for each other, but perhaps none of their numbers waits for itself. So the trial
/// uses the current frame of the view beside the box. If that view gets another frame, the trial runs again with it,
/// until no early reading is stale.
struct TrialRounds {
  /// The frames of early-read children in the round before, by cell.
  private(set) var frames: [Int: CGRect]
  private var readings: [(cell: Int, reading: Reading)] = []
  private var count = 0

  /// Begins with the frames of an earlier trial.
  init(_ frames: [Int: CGRect]) { self.frames = frames }

  /// Whether nothing has been read early in this round.
  var isEmpty: Bool { readings.isEmpty }

  mutating func note(_ reading: Reading, at cell: Int) { readings.append((cell, reading)) }

  /// The outcome of a round.
  enum End {
    case settled
    case unsettled
    /// The limit of rounds is reached, and this host still moves.
    case endless(any Layoutable)
  }

  /// Ends a round, given the frames of cells.
  ///
  /// Each round settles at least one more number, and each host has four. So if no number waits for itself,
  /// the trial ends after at most four rounds for each host.
  mutating func end(in space: ParentSpace, _ frame: (Int) -> CGRect?) -> End {
    var moved: (any Layoutable)?
    for (cell, reading) in readings {
      guard let host = reading.host.host else { continue }
      let end = frame(cell) ?? host.plumbFrame
      if reading.isStale(end, of: host, in: space) { moved = moved ?? host }
      frames[cell] = end
    }
    readings.removeAll()
    count += 1
    guard let moved else { return .settled }
    return count <= 4 * frames.count ? .unsettled : .endless(moved)
  }
}
