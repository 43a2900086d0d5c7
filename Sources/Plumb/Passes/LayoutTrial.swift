import Foundation

/// What a trial has found besides the frames in its cells.
struct TrialResult {
  /// The size of the box from the top leading corner of the bounds around the children placed so far.
  var box = CGSize.zero
  /// Where transformed children were put, by their cells. They are not measured by their frames.
  var transformed: [Int: CGRect] = [:]
}

/// A trial: a container's layouts are run in bounds that it may not have, and nothing is moved.
///
/// A trial gives frames to cells of its own, which nobody else writes. Code that is evaluated in it finds each
/// child where the trial has put it. A child that the trial has not come to is read early: where the round before
/// put it, or where it stands. If it is put elsewhere in the end, the trial runs again. So does one whose
/// container stands inside another one that is tried: it finds the views around it where that trial puts them.
final class LayoutTrial: TrialFrames {
  let container: any Layoutable
  let info: LayoutInfo
  let run: LayoutRun
  /// Which passes find it: those that are not in its midst.
  let generation: Int
  /// The trial of the same container in whose midst this one began.
  private var outer: LayoutTrial?
  private(set) var result = TrialResult()
  /// The cells of children of a knot that have no frame yet. What is known of them stands there.
  private var unplaced: Set<Int> = []
  private var rounds: TrialRounds
  /// What was read outside of the container, if the trial may be kept.
  private var readings: [Reading]?
  /// The trials of containers inside, in the sizes that this one has given them.
  private var inner: [LayoutTrial] = []

  /// Begins a trial of `container`, which others find from now on.
  init(_ run: LayoutRun, of container: any Layoutable, _ info: LayoutInfo, in space: ParentSpace) {
    self.run = run
    rounds = TrialRounds(info.trials.cache.frames(in: space))
    self.container = container
    self.info = info
    generation = LayoutSession.current.trials.begin()
    outer = info.trials.innermost
    super.init(space)
    run.trial = self
    info.trials.innermost = self
  }

  /// Goes on with a trial that was kept.
  convenience init(_ kept: KeptTrial, of container: any Layoutable, _ info: LayoutInfo) {
    self.init(kept.run, of: container, info, in: kept.space)
    result = kept.result
    readings = kept.readings
  }

  /// Has the trial kept when it ends, until one of its readings is stale.
  func keep(_ readings: [Reading]?) { self.readings = readings }

  /// Ends it, and the trials inside.
  func end() {
    endInner()
    endAlone()
  }

  private func endAlone() {
    run.trial = nil
    info.trials.cache.note(rounds.frames, in: space)
    if let readings {
      info.trials.cache.keep(
        KeptTrial(space: space, run: run, result: result, readings: readings))
    } else {
      _ = run.takePlan()
      info.trials.run = run
    }
    if info.trials.innermost === self {
      info.trials.innermost = outer
    } else {
      // One that began later is still going on.
      var later = info.trials.innermost
      while let one = later, one.outer !== self { later = one.outer }
      later?.outer = outer
    }
    LayoutSession.current.trials.end()
  }

  override func noteUnplaced(_ cell: Int) { unplaced.insert(cell) }

  override func frame(of host: any Layoutable) -> CGRect? { read(host, .frame) }

  override func bounds(of host: any Layoutable) -> CGRect? {
    read(host, .size).map { CGRect(origin: host.plumbBounds.origin, size: $0.size) }
  }

  /// Ends the trials inside, without the call stack, which has no room for a deep nest.
  private func endInner() {
    var ending = inner
    inner = []
    while let trial = ending.popLast() {
      ending += trial.inner
      trial.inner = []
      trial.endAlone()
    }
  }
}

extension LayoutTrial {
  /// Begins a round.
  func beginRound() {
    endInner()
    result = TrialResult()
    unplaced.removeAll()
  }

  /// Whether a child was read early that stands elsewhere in the end, so that another round is needed. Reports
  /// that there is no end, if there were too many.
  func needsAnotherRound() -> Bool { needsAnotherRound { self.frame(at: $0) } }

  /// The same, if the round has found a size, in which the layouts place the children.
  func needsAnotherRound(endingIn size: CGSize) -> Bool {
    guard !rounds.isEmpty, let end = layOut(info, sized: size) else { return false }
    let offset = space.isMirrored ? space.bounds.size.width - size.width : 0
    return needsAnotherRound { end.frame(at: $0)?.offsetBy(dx: offset, dy: 0) }
  }

  private func needsAnotherRound(_ frame: (Int) -> CGRect?) -> Bool {
    if rounds.isEmpty { return false }
    switch rounds.end(in: space, frame) {
    case .settled: return false
    case .unsettled: return true
    case .endless(let host):
      LayoutSession.current.noteUnrest(of: host, in: self)
      return false
    }
  }
}

extension LayoutTrial {
  /// Notes where a child is put.
  @inline(__always)
  func note(_ child: some Layoutable, _ frame: CGRect, at cell: Int, isReferenced: Bool) {
    if isReferenced, child.plumbIsTransformed {
      result.transformed[cell] = frame
    } else {
      run.note(frame, at: cell)
    }
    if !unplaced.isEmpty { unplaced.remove(cell) }
    if !inner.isEmpty { endInner(of: child, unlessSized: frame.size) }
    result.box = result.box.enclosing(frame, in: space)
  }

  /// Ends the trial of a child in another size than the one that it has been given now.
  private func endInner(of child: any Layoutable, unlessSized size: CGSize) {
    guard let index = inner.firstIndex(where: { $0.container === child }),
      inner[index].space.bounds.size != size
    else { return }
    inner.remove(at: index).end()
  }

  /// The frame that the child of a cell has been given.
  private func frame(at cell: Int) -> CGRect? {
    if !result.transformed.isEmpty, let frame = result.transformed[cell] { return frame }
    guard cell < run.capacity, run.cells[cell].stamp == run.stamp, !unplaced.contains(cell) else {
      return nil
    }
    return run.cells[cell].frame
  }
}

extension LayoutTrial {
  /// Where a trial has a host.
  enum Place {
    /// The trial has placed it.
    case placed(CGRect, LayoutTrial)
    /// The trial will place it. It was there in the round before, or stands there.
    case early(CGRect, LayoutTrial)
    /// No trial places it.
    case own

    /// The trial of a container that has this place; nil if no trial gives it one, or if it is too deep in others.
    func trial(inside info: LayoutInfo) -> LayoutTrial? {
      switch self {
      case .placed(let frame, let trial), .early(let frame, let trial):
        trial.layOut(info, sized: frame.size)
      case .own: nil
      }
    }

    /// The space that the trial has the parent in; nil if no trial places the host.
    var space: ParentSpace? {
      switch self {
      case .placed(_, let trial), .early(_, let trial): trial.space
      case .own: nil
      }
    }
  }

  /// Where the trial has a child of its container.
  func place(of child: any Layoutable) -> Place {
    guard let plan = run.plan, let cell = info.table.cell(of: child),
      plan.index(of: Int(cell)) != nil
    else { return .own }
    if let frame = frame(at: Int(cell)) { return .placed(frame, self) }
    return .early(rounds.frames[Int(cell)] ?? child.plumbFrame, self)
  }

  /// Notes that a child was read before it was placed.
  fileprivate func noteEarly(_ child: any Layoutable, _ extent: Reading.Extent, _ frame: CGRect) {
    guard let cell = info.table.cell(of: child) else { return }
    rounds.note(Reading(child, extent, frame, in: space), at: Int(cell))
  }

  /// The trial of a container inside, in the size that this trial has given it.
  fileprivate func layOut(_ info: LayoutInfo, sized size: CGSize) -> LayoutTrial? {
    guard let container = info.container else { return nil }
    if LayoutSession.current.isDeep {
      LayoutSession.current.reportDepth(of: container)
      return nil
    }
    let trial = container.layOutOnTrial(sized: size)
    inner.append(trial)
    return trial
  }
}

extension LayoutTrial {
  /// Reads where `host` stands for what is evaluated in this trial; nil if it stands where its frame says.
  ///
  /// A host that is itself tried in a size, around what is evaluated, has that size, and its corner is read alone.
  func read(_ host: any Layoutable, _ extent: Reading.Extent) -> CGRect? {
    let session = LayoutSession.current
    let place = session.place(of: host)
    func note(_ extent: Reading.Extent, _ frame: CGRect) {
      session.readings.note(
        Reading(host, extent, frame, in: place.space), isLive: place.space == nil)
    }
    if case .placed(let frame, _) = place {
      note(extent, frame)
      return frame
    }
    let size = sizeOnTrial(of: host)
    if let size, extent == .size {
      let frame = CGRect(origin: .zero, size: size)
      session.readings.note(Reading(host, .size, frame), isLive: false)
      return frame
    }
    let extent = size == nil ? extent : .corner
    var frame = host.plumbFrame
    if case .early(let early, let trial) = place {
      trial.noteEarly(host, extent, early)
      frame = early
    }
    note(extent, frame)
    if let size { return frame.resized(to: size, host.plumbDirection) }
    return place.space == nil ? nil : frame
  }

  /// The size in which `host` is tried around what is evaluated; nil if it is not.
  private func sizeOnTrial(of host: any Layoutable) -> CGSize? {
    if host === container { return space.bounds.size }
    guard let info = host.plumbLayoutInfo, let trial = LayoutSession.current.trial(of: info),
      container.isInside(host)
    else { return nil }
    return trial.space.bounds.size
  }

  /// Whether a host stands where it was read.
  func holds(_ reading: Reading) -> Bool {
    guard let host = reading.host.host else { return false }
    let now = read(host, reading.extent) ?? host.plumbFrame
    return !reading.isStale(now, of: host, in: LayoutSession.current.place(of: host).space)
  }
}

extension CGSize {
  /// The size of the box from the top leading corner of the bounds around `frame` as well.
  func enclosing(_ frame: CGRect, in space: ParentSpace) -> CGSize {
    let bounds = space.bounds
    let end =
      space.isMirrored
      ? bounds.origin.x + bounds.size.width - frame.origin.x
      : frame.origin.x + frame.size.width - bounds.origin.x
    return CGSize(
      width: max(width, end),
      height: max(height, frame.origin.y + frame.size.height - bounds.origin.y))
  }
}
