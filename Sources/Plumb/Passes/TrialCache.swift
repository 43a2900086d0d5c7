import Foundation

/// A cache of a container's trials, which holds as long as no content changes.
///
/// A nested container is tried at the same size again and again: as often as views beside the containers
/// around it read what is inside. So the last trial is kept, and reused at the same size until one of its
/// readings is stale. A new trial begins with the frames that early-read children had at the end of an
/// earlier one.
struct TrialCache {
  private var contents: UInt64 = 0
  private var ends: [(space: ParentSpace, frames: [Int: CGRect])] = []
  private var kept: KeptTrial?
  private var count = 0
  private static var most: Int { 8 }

  /// Whether the container is tried so often that the sizes of all its children are remembered.
  var isTriedOften: Bool { count > 4 }

  /// Begins a trial. Forgets everything if the contents have changed. Returns whether it is the first one since then.
  mutating func begin(_ contents: UInt64) -> Bool {
    count += 1
    if self.contents == contents { return false }
    self.contents = contents
    count = 1
    if !ends.isEmpty { ends.removeAll() }
    if kept != nil { kept = nil }
    return true
  }

  /// The final frames of early-read children in an earlier trial in the same space. Without one, those of the
  /// last trial, at the same distance from the leading edge.
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

  /// Removes and returns the kept trial if it ran in `space`.
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

/// A finished trial, with its readings outside its container.
struct KeptTrial {
  let space: ParentSpace
  let run: LayoutRun
  let result: TrialResult
  let readings: [Reading]
}
