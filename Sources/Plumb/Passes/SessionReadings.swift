import Foundation

/// The readings of all runs that are going on.
struct SessionReadings {
  private var list: [Note] = []
  /// The number of readings when a container last could not compute its size; -1 if none.
  private var missing = -1
  /// The number of readings when a container was last asked for its size while that size was being found; -1 if none.
  private var busy = -1

  private struct Note {
    let reading: Reading
    /// Whether the host's own frame was read, and not one that a trial has given to it.
    let isLive: Bool
    /// The number of the trial that had not placed the host yet; nil if it was not read early.
    let earlyIn: Int?
  }

  var count: Int { list.count }

  mutating func forgetAll() {
    (missing, busy) = (-1, -1)
    if !list.isEmpty { list.removeAll(keepingCapacity: true) }
  }

  /// Notes a reading. `isLive` tells whether the host's own frame was read, and not one that a trial has given to it.
  /// If the host was read early, `earlyIn` is the number of the trial that had not placed it yet.
  mutating func note(_ reading: Reading, isLive: Bool, earlyIn: Int? = nil) {
    list.append(Note(reading: reading, isLive: isLive, earlyIn: earlyIn))
  }

  /// The state before a measurement that does not see the trials going on.
  struct Before {
    fileprivate let count: Int
    fileprivate let missing: Int
    fileprivate let busy: Int
  }

  /// Begins a measurement that does not see the trials going on. Returns the state before it.
  func beginApart() -> Before { Before(count: list.count, missing: missing, busy: busy) }

  /// Ends a measurement that ``beginApart()`` began. Keeps its readings of hosts at their own frames. Removes its
  /// readings of frames in trials, because these frames follow from what is kept. Forgets that containers could not
  /// answer during the measurement, because it did not see the trials going on.
  mutating func endApart(_ before: Before) {
    (missing, busy) = (before.missing, before.busy)
    let live = list[before.count...].filter(\.isLive)
    list.replaceSubrange(before.count..., with: live)
  }

  /// Notes that a container could not compute its size, and returned its current one: the container is busy
  /// finding its size, nested too deep, or tried too often.
  mutating func noteMissingAnswer(isBusy: Bool) {
    missing = list.count
    if isBusy { busy = list.count }
  }

  /// Whether, since there were `count` readings, a container was asked for its size while that size was being found.
  func wasBusy(since count: Int) -> Bool { busy >= count }

  /// Whether a container could not compute its size since there were `count` readings.
  func missAnswer(since count: Int) -> Bool { missing >= count }

  /// The readings since `before` of hosts outside `child`, each once. Removes the other readings since then, because a
  /// run depends on hosts inside the child only through the child's size. But if a host inside was read early in a
  /// trial that had begun before, keeps and returns the reading: that trial may place the host elsewhere.
  mutating func keep(
    since before: (trials: Int, readings: Int), outside child: any Layoutable
  ) -> [Reading] {
    func isOutside(_ note: Note, _ host: any Layoutable) -> Bool {
      // The child's own place counts as outside; its size does not.
      if host === child { return note.reading.extent != .size && note.reading.extent != .content }
      if let trial = note.earlyIn, trial <= before.trials { return true }
      return !host.isInside(child)
    }
    let count = before.readings
    if list.count > count {
      var known: Set<Key> = []
      let kept = list[count...].filter { note in
        guard let host = note.reading.host.host else { return false }
        let key = Key(host: ObjectIdentifier(host), extent: note.reading.extent)
        return known.insert(key).inserted && isOutside(note, host)
      }
      list.replaceSubrange(count..., with: kept)
    }
    return list[count...].map(\.reading)
  }

  private struct Key: Hashable {
    let host: ObjectIdentifier
    let extent: Reading.Extent
  }

  /// Whether anything was read, or an answer was missing, since there were `count` readings.
  func hasMore(since count: Int) -> Bool { list.count > count || missing >= count }

  /// Whether a container could not compute its size since there were `count` readings. If so, also forgets that missing
  /// answer.
  mutating func takeMissingAnswer(since count: Int) -> Bool {
    defer { if missing >= count { (missing, busy) = (-1, -1) } }
    return missing >= count
  }

  /// Removes the readings since there were `count`, which a pass made. Returns those of hosts at their own frames,
  /// because these hosts may still move.
  mutating func take(since count: Int) -> [Reading] {
    let taken = list[count...].filter(\.isLive).map(\.reading)
    list.removeLast(list.count - count)
    return taken
  }
}
