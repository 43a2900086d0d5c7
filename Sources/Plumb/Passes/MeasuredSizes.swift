import Foundation

/// The sizes that one child asked for lately, each with the room that it was offered and what was read to find it.
///
/// Children that run trials of their own are remembered: containers, and what holds them. Without a cache a nest
/// of them would ask its innermost view twice as often with each level. Others are remembered where their container
/// is tried often: most are tried once or twice, and to ask a view twice costs less than to remember what it said. A
/// size holds as long as no content changes and no reading is stale.
struct MeasuredSizes {
  private static var most: Int { 16 }
  private var contents: UInt64 = 0
  private var sizes: [MeasuredSize] = []

  struct MeasuredSize {
    let room: CGSize
    let size: CGSize
    /// What was read outside of the child.
    let readings: [Reading]
  }

  func sizes(offering room: CGSize, _ contents: UInt64) -> [MeasuredSize] {
    self.contents == contents ? sizes.filter { $0.room == room } : []
  }

  mutating func remember(_ size: MeasuredSize, _ contents: UInt64) {
    if self.contents != contents { sizes.removeAll() }
    self.contents = contents
    if sizes.count == Self.most { sizes.removeFirst() }
    sizes.append(size)
  }
}

extension LayoutInfo {
  /// What the session has done so far. It tells what asking for a size has done.
  @usableFromInline
  var counts: (trials: Int, readings: Int) {
    session.with { ($0.trials.count, $0.readings.count) }
  }

  /// A size that the child of a cell asked for before, if it would ask for the same now.
  @usableFromInline
  func knownSize(at cell: Int, offering room: CGSize) -> CGSize? {
    if trials.sizes.isEmpty { return nil }
    guard let sizes = trials.sizes[cell]?.sizes(offering: room, session.with { $0.contents }) else {
      return nil
    }
    return sizes.first { $0.readings.allSatisfy(holds) }?.size
  }

  /// Whether what was read to find a size still stands there, in the trial that is going on or in the tree. It is
  /// read again, so that what is made of the size depends on it as well.
  private func holds(_ reading: Reading) -> Bool {
    if let trial = trials.innermost { return trial.holds(reading) }
    guard let container, !reading.isStale(for: container) else { return false }
    if let host = reading.host.host {
      session.with {
        $0.readings.note(Reading(host, reading.extent, host.rect(reading.extent)), isLive: true)
      }
    }
    return true
  }

  /// Remembers a size that was asked for after `before`, if that ran a trial, or if the container is tried again and
  /// again.
  @inlinable @inline(always)
  func remember(
    _ size: CGSize, of child: some Layoutable, at cell: Int, offering room: CGSize,
    since before: (trials: Int, readings: Int)
  ) {
    if remembersSizes(since: before) {
      keep(size, of: child, at: cell, offering: room, since: before)
    }
  }

  /// Whether a size that was asked for after `before` is remembered.
  @inlinable @inline(always)
  func remembersSizes(since before: (trials: Int, readings: Int)) -> Bool {
    trials.remembersAll || counts.trials != before.trials
  }

  /// Remembers a size as long as nothing changes that was read to find it.
  @usableFromInline
  func keep(
    _ size: CGSize, of child: any Layoutable, at cell: Int, offering room: CGSize,
    since before: (trials: Int, readings: Int)
  ) {
    session.with { session in
      // A child that asks a container that cannot be asked gets the size that this one happens to have.
      if session.trials.count == before.trials, session.readings.missAnswer(since: before.readings)
      {
        return
      }
      let readings = session.readings.keep(since: before.readings, outside: child)
      trials.sizes[cell, default: MeasuredSizes()].remember(
        MeasuredSizes.MeasuredSize(room: room, size: size, readings: readings), session.contents)
    }
  }
}
