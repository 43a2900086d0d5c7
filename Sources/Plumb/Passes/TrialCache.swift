import Foundation

/// What a container remembers of its trials, as long as no content changes.
///
/// A container in a nest is tried in the same size again and again: as often as views beside the containers around
/// it read what is inside. So the last trial in a given size is kept, and used again as long as nothing that it read
/// is stale. And a trial begins with the frames that children had at the end of one in the same bounds, if they are
/// read early.
struct TrialCache {
  private var contents: UInt64 = 0
  private var ends: [(space: ParentSpace, frames: [Int: CGRect])] = []
  private var kept: KeptTrial?
  private var count = 0
  private static var most: Int { 8 }

  /// Whether the container has been tried so often that what all its children say is remembered.
  var isTriedOften: Bool { count > 4 }

  /// Begins a trial, and forgets what is of other contents.
  mutating func begin(_ contents: UInt64) {
    count += 1
    if self.contents == contents { return }
    self.contents = contents
    count = 1
    if !ends.isEmpty { ends.removeAll() }
    if kept != nil { kept = nil }
  }

  /// Where the children ended that were read early by a trial in the same space. If there was none, it is as far
  /// from the leading edge as in the last trial.
  func frames(in space: ParentSpace) -> [Int: CGRect] {
    if let end = ends.first(where: { $0.space == space }) { return end.frames }
    guard let last = ends.last else { return [:] }
    let offset = space.isMirrored ? space.bounds.size.width - last.space.bounds.size.width : 0
    return offset == 0 ? last.frames : last.frames.mapValues { $0.offsetBy(dx: offset, dy: 0) }
  }

  mutating func note(_ frames: [Int: CGRect], in space: ParentSpace) {
    if frames.isEmpty { return }
    ends.removeAll { $0.space == space }
    if ends.count == Self.most { ends.removeFirst() }
    ends.append((space, frames))
  }

  mutating func keep(_ trial: KeptTrial) { kept = trial }

  /// Takes the trial that was kept, if it was in a space.
  mutating func take(in space: ParentSpace) -> KeptTrial? {
    guard let kept, kept.space == space else { return nil }
    self.kept = nil
    return kept
  }

  mutating func forgetAll() {
    ends.removeAll()
    kept = nil
  }
}

/// A trial that is over, and what it read outside of its container.
struct KeptTrial {
  let space: ParentSpace
  let run: LayoutRun
  let result: TrialResult
  let readings: [Reading]
}
