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
  /// The trial of the container that has not placed the host.
  let trial: LayoutTrial

  /// Whether the host gets another frame in the end.
  func isWrong(_ end: CGRect) -> Bool {
    end.differs(from: frame, isSized: isSized, host.plumbDirection)
  }
}

/// What trials have found out about hosts that they read too early.
///
/// A host may be read early as well because it is found at the end of a long chain: a container is asked for
/// its length, and reads a host in the next container, which is asked for its length, and so on. As each of them
/// asks the next, the stack is as deep as the chain is long. So what is further down is put off. The next round
/// begins with it.
struct TrialRounds {
  /// What has been found out for each trial.
  private var found: [UInt64: Found] = [:]

  private struct Found {
    /// The frames that hosts got in the end.
    var endings: [Reader: [Ending]] = [:]
    /// The first host that the round that is going on has found another one of.
    var moved: (any Layoutable)?
    var hosts: Set<ObjectIdentifier> = []
    /// The hosts that were put off, by the containers around them.
    var late: [ObjectIdentifier: LateHosts] = [:]
  }

  /// A host that is read, and the container whose layouts are tried.
  private struct Reader: Hashable {
    let host: ObjectIdentifier
    let container: ObjectIdentifier

    init(_ host: any Layoutable, in container: any Layoutable) {
      self.host = ObjectIdentifier(host)
      self.container = ObjectIdentifier(container)
    }
  }

  /// The frame that a host got in the end, when the layouts of the container were tried in the first of these
  /// bounds, and containers around it in the others.
  private struct Ending {
    let bounds: [CGRect]
    let frame: CGRect

    func isIn(_ other: [CGRect]) -> Bool {
      bounds.count == other.count && !zip(bounds, other).contains { $0.isElsewhere(than: $1) }
    }
  }

  var isEmpty: Bool { found.isEmpty }

  /// The frame that a host got in the end, as far as that is known. If the containers around are tried in other
  /// bounds now, it is the best guess.
  func frame(of host: any Layoutable, in trial: LayoutTrial) -> CGRect? {
    guard let endings = found[trial.number]?.endings[Reader(host, in: trial.container)] else {
      return nil
    }
    let own = trial.space.bounds
    let like = endings.filter { !$0.bounds[0].isElsewhere(than: own) }
    if like.count < 2 { return like.first?.frame }
    let bounds = trial.boundsAround
    return (like.first { $0.isIn(bounds) } ?? like.last)?.frame
  }

  mutating func note(_ frame: CGRect, of reading: EarlyReading) {
    let (host, trial) = (reading.host, reading.trial)
    let bounds = trial.boundsAround
    var known = found[trial.number] ?? Found()
    found[trial.number] = nil
    var endings = known.endings[Reader(host, in: trial.container)] ?? []
    endings.removeAll { $0.isIn(bounds) }
    endings.append(Ending(bounds: bounds, frame: frame))
    known.endings[Reader(host, in: trial.container)] = endings
    known.hosts.insert(ObjectIdentifier(host))
    if known.moved == nil { known.moved = host }
    found[trial.number] = known
  }

  /// Puts off a host that `trial` is too deep in others to place.
  mutating func putOff(_ host: any Layoutable, _ trial: UInt64) {
    var inner = host
    while let container = inner.plumbParent {
      found[trial, default: Found()].late[ObjectIdentifier(container), default: LateHosts()].add(
        host)
      inner = container
    }
  }

  /// The next host inside of a container that was put off, which `trial` is about to place.
  mutating func nextPutOff(in container: any Layoutable, _ trial: UInt64) -> (any Layoutable)? {
    found[trial]?.late[ObjectIdentifier(container)]?.next()
  }

  /// Has the round `next` know what `trial` has found out. False if that was nothing, or if `round` is too
  /// many: each round finds at least one more of the numbers that wait for each other. Where none of them
  /// waits for itself, that ends after four rounds for each host.
  mutating func go(on trial: UInt64, to next: UInt64, _ round: Int) -> Bool {
    guard var known = found[trial], known.moved != nil, round <= 4 * known.hosts.count else {
      return false
    }
    known.moved = nil
    found[trial] = nil
    found[next] = known
    return true
  }

  /// A host that a round of `trial` had elsewhere than the round before, if there is one.
  func movedHost(in trial: UInt64) -> (any Layoutable)? { found[trial]?.moved }

  /// Forgets what `trial` has found out.
  mutating func end(_ trial: UInt64) {
    if !isEmpty { found[trial] = nil }
  }
}

/// The hosts inside of a container that are placed first, since they were put off in the round before.
private struct LateHosts {
  private var hosts: [any Layoutable] = []
  /// The one that is being placed; behind the last, if all have been. None of these has met those that are
  /// met from then on.
  private var current = 0

  /// Adds a host, before those that have met it.
  mutating func add(_ host: any Layoutable) {
    if let index = hosts.firstIndex(where: { $0 === host }) {
      if index <= current { return }
      hosts.remove(at: index)
    }
    hosts.insert(host, at: current)
    if isPlacing { current += 1 }
  }

  /// Whether the hosts are being placed.
  private var isPlacing = false

  mutating func next() -> (any Layoutable)? {
    current = isPlacing ? current + 1 : 0
    isPlacing = current < hosts.count
    return isPlacing ? hosts[current] : nil
  }
}
