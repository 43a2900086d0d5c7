import Foundation

/// The children that a trial has read before it placed them, and where the round before put them.
///
/// A box is asked for its length, and a view in it is pinned to a view beside the box, which is pinned to the box.
/// Each view waits for the other, and yet the numbers may not. So the trial goes on with the frame that the view
/// has. If the view gets another one in the end, the trial runs again with that, until what is read early is right.
struct TrialRounds {
  /// Where children were put by the round before, by their cells.
  private(set) var frames: [Int: CGRect]
  private var readings: [(cell: Int, reading: Reading)] = []
  private var count = 0

  /// Begins with the frames that were found before.
  init(_ frames: [Int: CGRect]) { self.frames = frames }

  /// Whether nothing has been read early in this round.
  var isEmpty: Bool { readings.isEmpty }

  mutating func note(_ reading: Reading, at cell: Int) { readings.append((cell, reading)) }

  /// What a round comes to.
  enum End {
    case settled
    case unsettled
    /// Each round puts a host elsewhere than the one before.
    case endless(any Layoutable)
  }

  /// Ends a round, given the frames of cells.
  ///
  /// Each round settles at least one more of the numbers that wait for each other. If none of them waits for
  /// itself, that ends after four rounds for each host.
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
