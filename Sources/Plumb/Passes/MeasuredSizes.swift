import Foundation

/// A cache of the sizes that one child has returned, each with the room that it was offered and the readings that the
/// size depends on.
///
/// A size is always remembered if the child ran trials of its own to find it. Containers do so, and so do hosts that
/// contain one. Without this cache, each level of nesting would double how often the innermost view is asked. Other
/// sizes are remembered only if their container is tried often. Most containers are tried once or twice, and asking a
/// view again costs less than remembering its answer. A size holds as long as no content changes and no reading is
/// stale.
struct MeasuredSizes {
  private static var most: Int { 16 }
  private var contents: UInt64 = 0
  private var sizes: [MeasuredSize] = []

  struct MeasuredSize {
    let room: CGSize
    /// The generation of the trials that the child could see.
    let generation: Int
    let size: CGSize
    /// The readings outside the child.
    let readings: [Reading]
  }

  func sizes(offering room: CGSize, in session: LayoutSession) -> [MeasuredSize] {
    let generation = session.trials.generation
    return contents == session.contents
      ? sizes.filter { $0.room == room && $0.generation == generation } : []
  }

  mutating func remember(_ size: MeasuredSize, _ contents: UInt64) {
    if self.contents != contents { sizes.removeAll() }
    self.contents = contents
    if sizes.count == Self.most { sizes.removeFirst() }
    sizes.append(size)
  }
}

extension LayoutInfo {
  /// Counters of the session. Their differences tell whether asking for a size ran trials or noted readings.
  @usableFromInline
  var counts: (trials: Int, readings: Int) {
    session.with { ($0.trials.count, $0.readings.count) }
  }

  /// A remembered size that is valid for `room`; nil if there is none.
  @usableFromInline
  func knownSize(at cell: Int, offering room: CGSize) -> CGSize? {
    if trials.sizes.isEmpty { return nil }
    guard let sizes = session.with({ trials.sizes[cell]?.sizes(offering: room, in: $0) }) else {
      return nil
    }
    return sizes.first { $0.readings.allSatisfy(holds) }?.size
  }

  /// Whether a reading still holds, in the current trial or in the tree. If so, it is noted again, because the results
  /// that use the remembered size depend on it, too.
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

  /// Remembers a size that was measured since `before`, if the measurement ran a trial or the container is tried often.
  @_alwaysEmitIntoClient @inline(always)
  func remember(
    _ size: CGSize, of child: some Layoutable, at cell: Int, offering room: CGSize,
    since before: (trials: Int, readings: Int)
  ) {
    if remembersSizes(since: before) {
      keep(size, of: child, at: cell, offering: room, since: before)
    }
  }

  /// Whether to remember a size that was measured since `before`: if the measurement ran a trial, or if the container
  /// is tried often.
  @_alwaysEmitIntoClient @inline(always)
  func remembersSizes(since before: (trials: Int, readings: Int)) -> Bool {
    trials.remembersAll || counts.trials != before.trials
  }

  /// Remembers a size until a content changes or one of its readings is stale. Does nothing if the size may be based on
  /// a container that could not answer when it was asked for its own size.
  @usableFromInline
  func keep(
    _ size: CGSize, of child: any Layoutable, at cell: Int, offering room: CGSize,
    since before: (trials: Int, readings: Int)
  ) {
    session.with { session in
      // A view inside asked a container whose size was being found, and got its current size. At another time,
      // that container gives another answer.
      if session.readings.wasBusy(since: before.readings) { return }
      // The child asked for the size of a container that could not answer, and got the current size. The child ran no
      // trial, so its own size is not worth remembering.
      if session.trials.count == before.trials, session.readings.missAnswer(since: before.readings)
      {
        return
      }
      let readings = session.readings.keep(since: before, outside: child)
      trials.sizes[cell, default: MeasuredSizes()].remember(
        MeasuredSizes.MeasuredSize(
          room: room, generation: session.trials.generation, size: size, readings: readings),
        session.contents)
    }
  }
}
