import Foundation

/// What has been read, by all runs that are going on, of hosts that no plan puts before the reader.
struct SessionReadings {
  private var list: [(reading: Reading, isLive: Bool)] = []
  /// How many there were when a container could not be asked for its size.
  private var missing = -1

  var count: Int { list.count }

  mutating func forgetAll() {
    missing = -1
    if !list.isEmpty { list.removeAll(keepingCapacity: true) }
  }

  /// Notes a reading: `isLive` if the host stands where its frame says, and else in a trial.
  mutating func note(_ reading: Reading, isLive: Bool) { list.append((reading, isLive)) }

  /// Notes that a container could not be asked for its size, and gave the one that it has.
  mutating func noteMissingAnswer() { missing = list.count }

  /// Whether a container could not be asked for its size since there were so many readings.
  func missAnswer(since count: Int) -> Bool { missing >= count }

  /// What has been read outside of `child` since there were so many readings, each once. What was read inside, others
  /// read through its size.
  mutating func keep(since count: Int, outside child: any Layoutable) -> [Reading] {
    if list.count > count {
      var known: Set<Key> = []
      let kept = list[count...].filter { one in
        guard let host = one.reading.host.host else { return false }
        // Where the child itself stands is outside of it.
        return known.insert(Key(host: ObjectIdentifier(host), extent: one.reading.extent)).inserted
          && (host === child
            ? one.reading.extent != .size && one.reading.extent != .content : !host.isInside(child))
      }
      list.replaceSubrange(count..., with: kept)
    }
    return list[count...].map(\.reading)
  }

  private struct Key: Hashable {
    let host: ObjectIdentifier
    let extent: Reading.Extent
  }

  /// Whether anything was read, or an answer was missing, since there were so many readings.
  func hasMore(since count: Int) -> Bool { list.count > count || missing >= count }

  /// Whether a container could not be asked for its size since there were so many readings. It is forgotten then.
  mutating func takeMissingAnswer(since count: Int) -> Bool {
    defer { if missing >= count { missing = -1 } }
    return missing >= count
  }

  /// Takes what a pass has read since there were so many readings, of hosts that may move.
  mutating func take(since count: Int) -> [Reading] {
    let taken = list[count...].filter(\.isLive).map(\.reading)
    list.removeLast(list.count - count)
    return taken
  }
}
