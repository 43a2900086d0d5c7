import Foundation

/// A cache of a container's trials, which holds as long as no content changes.
///
/// A nested container may be tried at the same size again and again: each time that a view beside an outer container
/// reads something inside. So the last trial is kept, and reused at the same size until one of its readings is stale. A
/// new trial begins with the frames that early-read children had at the end of an earlier one.
///
/// Trials that do not see each other have separate entries: for example, if code that is evaluated in a trial measures
/// a container around it, that measurement does not see the trial.
struct TrialCache {
  private var contents: UInt64 = 0
  private var ends: [(key: Key, frames: [Int: CGRect])] = []
  private var kept: [KeptTrial] = []
  private var count = 0

  /// The space of a trial, and the generation of trials that it sees.
  struct Key: Equatable {
    let space: ParentSpace
    let generation: Int
  }

  private static var most: Int { 8 }

  /// Whether the container is tried so often that the sizes of all its children are remembered.
  var isTriedOften: Bool { count > 4 }

  /// Begins a trial. Forgets everything if the contents have changed. Returns whether it is the first trial
  /// since they changed.
  mutating func begin(_ contents: UInt64) -> Bool {
    count += 1
    if self.contents == contents { return false }
    self.contents = contents
    count = 1
    if !ends.isEmpty { ends.removeAll() }
    if !kept.isEmpty { kept.removeAll() }
    return true
  }

  /// The final frames of early-read children in an earlier trial with the same key. Without such a trial, those of the
  /// last trial in the same generation, moved so that they keep their distances from the leading edge. Empty if there
  /// is none.
  func frames(for key: Key) -> [Int: CGRect] {
    if let end = ends.first(where: { $0.key == key }) { return end.frames }
    guard let last = ends.last(where: { $0.key.generation == key.generation }) else { return [:] }
    let offset =
      key.space.isMirrored ? key.space.bounds.size.width - last.key.space.bounds.size.width : 0
    return offset == 0 ? last.frames : last.frames.mapValues { $0.offsetBy(dx: offset, dy: 0) }
  }

  mutating func note(_ frames: [Int: CGRect], for key: Key) {
    if frames.isEmpty { return }
    ends.removeAll { $0.key == key }
    if ends.count == Self.most { ends.removeFirst() }
    ends.append((key, frames))
  }

  /// Keeps a trial. It replaces the kept trial of the same generation.
  mutating func keep(_ trial: KeptTrial) {
    kept.removeAll { $0.key.generation == trial.key.generation }
    kept.append(trial)
  }

  /// Removes and returns the kept trial with this key, if the container had the size `size` in the trial; nil if there
  /// is none.
  mutating func take(for key: Key, sized size: CGSize) -> KeptTrial? {
    guard let index = kept.firstIndex(where: { $0.key == key && $0.size == size }) else {
      return nil
    }
    return kept.remove(at: index)
  }

  mutating func forgetAll() {
    ends.removeAll()
    kept.removeAll()
  }
}

/// A finished trial, with its readings outside its container.
struct KeptTrial {
  let key: TrialCache.Key
  /// The container's size. If the container scrolls, the space of the trial has another size: that of the content.
  let size: CGSize
  let run: LayoutRun
  let result: TrialResult
  let readings: [Reading]
}
