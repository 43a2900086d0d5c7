import Foundation

/// The sizes that one child asked for lately, each with what it was offered.
///
/// Children that run trials of their own are remembered: containers, and what holds them. Without
/// memory a nest of them would ask its innermost view twice as often with each level. As many answers are
/// kept as a child gives in all the sizes in which the containers around it are tried, if they are not deeper.
/// Other children are remembered where their container is tried again and again: see ``TrialCount``.
struct FittedSizes {
  private static var most: Int { 16 }
  private var epoch = LayoutSession.Epoch()
  private var answers: [Answer] = []

  struct Answer {
    let room: CGSize
    let size: CGSize
    /// Whether it hangs on the content of the child and on nothing that may move.
    let isOfContent: Bool
    /// What was measured outside of the child to find the size; nil if nothing was.
    let measured: Measured?
  }

  /// What was measured in a trial, which stands elsewhere in another trial or in the pass.
  struct Measured {
    let trial: UInt64
    let frames: [MeasuredFrame]
    /// The length that was being tried, if hosts were measured that had no place there yet; else nil.
    let triedLength: Int?
  }

  func answers(offering room: CGSize, _ epoch: LayoutSession.Epoch) -> [Answer] {
    if self.epoch == epoch { return answers.filter { $0.room == room } }
    guard self.epoch.contents == epoch.contents else { return [] }
    return answers.filter { $0.room == room && $0.isOfContent }
  }

  mutating func remember(_ answer: Answer, _ epoch: LayoutSession.Epoch) {
    if self.epoch != epoch {
      let isOfContents = self.epoch.contents == epoch.contents
      self.epoch = epoch
      answers.removeAll { !(isOfContents && $0.isOfContent) }
    }
    if answers.count == Self.most { answers.removeFirst() }
    answers.append(answer)
  }
}

/// How often a container has been tried since contents changed last.
///
/// Most are tried once or twice, and it costs less to ask a view twice than to remember what it said. A
/// container in a nest that measures what is beside each level of it is tried as often as the nest is deep.
struct TrialCount {
  private static var most: Int { 4 }
  private var contents: UInt64 = 0
  private var count = 0

  mutating func add(_ epoch: LayoutSession.Epoch) {
    count = contents == epoch.contents ? count + 1 : 1
    contents = epoch.contents
  }

  /// Whether the container remembers what all its children say.
  func isLarge(_ epoch: LayoutSession.Epoch) -> Bool {
    count > Self.most && contents == epoch.contents
  }
}

/// What a trial had of a host when a size was asked for.
struct MeasuredFrame {
  let host: WeakHost
  let value: Value

  enum Value: Equatable {
    /// It was measured where it was placed.
    case placed(CGRect)
    /// Its size alone was measured, wherever it was. What is tried by itself has nothing else.
    case size(CGSize)
  }

  init(_ host: any Layoutable, _ value: Value) {
    self.host = WeakHost(any: host)
    self.value = value
  }

  /// Whether the size alone was measured.
  var isSize: Bool {
    if case .size = value { return true }
    return false
  }
}

extension LayoutInfo {
  /// Whether the layouts have been tried so often that what all children say is remembered.
  var isTriedOften: Bool { session.with { recentTrials.isLarge($0.epoch) } }

  /// What the session has done so far. It tells what asking for a size has done.
  @usableFromInline
  var counts: (trials: Int, measurements: Int) {
    session.with { ($0.trialCount, $0.measurementCount) }
  }

  /// A size that the child of a cell asked for before, if it would ask for the same now.
  @usableFromInline
  func knownSize(at cell: Int, offering room: CGSize) -> CGSize? {
    if sizes.isEmpty { return nil }
    return session.with { session in
      let answers = sizes[cell]?.answers(offering: room, session.epoch) ?? []
      for answer in answers {
        guard let measured = answer.measured else { return answer.size }
        guard measured.trial == session.trial.number,
          measured.triedLength ?? session.triedLengths == session.triedLengths,
          stillHold(measured.frames)
        else { continue }
        session.noteMeasurements(measured.frames)
        if measured.triedLength != nil { session.noteMeasurement() }
        return answer.size
      }
      return nil
    }
  }

  /// Whether the trial that is going on has everything where it was measured: it may have been measured when a
  /// container around it was tried in another size.
  private func stillHold(_ frames: [MeasuredFrame]) -> Bool {
    if frames.isEmpty { return true }
    guard let trial = trial.running?.pass.trial else { return false }
    return frames.allSatisfy { trial.hasStill($0) }
  }

  /// Remembers a size that was asked for after `before`, if that ran a trial.
  @inlinable @inline(always)
  func remember(
    _ size: CGSize, of child: some Layoutable, at cell: Int, offering room: CGSize,
    since before: (trials: Int, measurements: Int)
  ) {
    if counts.trials != before.trials {
      keep(size, of: child, at: cell, offering: room, since: before.measurements)
    }
  }

  /// What a child asks for on trial, which is remembered as well if the container is tried again and again.
  @inline(never)
  func sizeOnTrial(
    of child: some Layoutable, at cell: Int, offering room: CGSize, on grid: PixelGrid
  ) -> CGSize {
    if let known = knownSize(at: cell, offering: room) { return grid.fitted(known) }
    let before = counts
    let size = child.plumbSizeThatFits(room)
    let isOfLeaf = counts.trials == before.trials
    keep(
      size, of: child, at: cell, offering: room, since: before.measurements, isOfLeaf: isOfLeaf)
    return grid.fitted(size)
  }

  /// Remembers a size as long as nothing changes; if it was found by measuring other hosts, as long as they
  /// stand there in the trial that is going on. A child that ran no trial `isOfLeaf`.
  @usableFromInline
  func keep(
    _ size: CGSize, of child: any Layoutable, at cell: Int, offering room: CGSize,
    since measurements: Int, isOfLeaf: Bool = false
  ) {
    session.with { session in
      // A container that could not be asked gave what it happens to have.
      if isOfLeaf, session.missesAnswer(since: measurements) { return }
      if isOfLeaf, !recentTrials.isLarge(session.epoch) { return }
      var measured: FittedSizes.Measured?
      var isOfContent = isOfLeaf
      if session.measurementCount != measurements {
        let frames = outside(of: child, session.takeMeasuredFrames(since: measurements))
        // What is inside of the child, others have measured through its size.
        session.noteMeasurements(frames)
        if frames.isEmpty, session.hadPlacedAll(since: measurements) {
          isOfContent = true
        } else {
          measured = FittedSizes.Measured(
            trial: session.trial.number, frames: frames,
            triedLength: session.hadPlacedAll(since: measurements) ? nil : session.triedLengths)
        }
      }
      sizes[cell, default: FittedSizes()].remember(
        FittedSizes.Answer(
          room: room, size: size, isOfContent: isOfContent, measured: measured), session.epoch)
    }
  }

  /// Those that are not inside a child, each once.
  private func outside(of child: any Layoutable, _ frames: [MeasuredFrame]) -> [MeasuredFrame] {
    var places: Set<ObjectIdentifier> = []
    var sizes: Set<ObjectIdentifier> = []
    return frames.filter { frame in
      guard let host = frame.host.host else { return false }
      let id = ObjectIdentifier(host)
      let isNew = frame.isSize ? sizes.insert(id).inserted : places.insert(id).inserted
      return isNew && !host.isInside(child)
    }
  }
}
