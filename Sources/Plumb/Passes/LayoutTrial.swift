import Foundation

/// A trial: a container's layouts are run in bounds that it may not have, and nothing is moved.
///
/// A trial gives frames to cells of its own, which nobody else writes. Code that is evaluated in it finds each
/// child where the trial has put it. A child that the trial has not come to is read early: where the round before
/// put it, or where it stands. If it is put elsewhere in the end, the trial runs again. So does one whose
/// container stands inside another one that is tried: it finds the views around it where that trial puts them.
@usableFromInline
final class LayoutTrial: TrialFrames {
  @usableFromInline let container: any Layoutable
  @usableFromInline let info: LayoutInfo
  @usableFromInline let run: LayoutRun
  /// Which passes find it: those that are not in its midst.
  let generation: Int
  /// The trial of the same container in whose midst this one began.
  private var outer: LayoutTrial?
  // Nobody else sees what a trial works with, so it needs no checks for exclusive access.
  @exclusivity(unchecked)
  private(set) var result = TrialResult()
  /// The cells of children of a knot that have no frame yet. What is known of them stands there.
  @exclusivity(unchecked)
  private var unplaced: Set<Int> = []
  var rounds: TrialRounds
  /// What was read outside of the container, if the trial may be kept.
  private var readings: [Reading]?
  /// Where the children are along a side without a limit, if that is recorded.
  @exclusivity(unchecked)
  var spans: TrialSpans? {
    didSet { recordsSpans = spans != nil }
  }
  @exclusivity(unchecked)
  @usableFromInline private(set) var recordsSpans = false
  /// Whether the size of the container was read for what is not its child, but deeper inside.
  var isMeasuredInside = false
  /// Where negative lengths are 0.
  @exclusivity(unchecked)
  var mending = Mending.unneeded
  /// The trials of containers inside, in the sizes that this one has given them.
  @exclusivity(unchecked)
  var inner: [LayoutTrial] = []

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

  override func content(of host: any Layoutable) -> CGRect? {
    guard let size = sizeOnTrial(of: host) else { return nil }
    let content = CGRect(origin: .zero, size: size)
    LayoutSession.current.readings.note(Reading(host, .content, content), isLive: false)
    return content
  }

  override func viewport(of host: any Layoutable) -> CGRect? {
    guard host.plumbScrolling != nil else { return nil }
    host.noteViewport()
    return host.viewportOnTrial
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
    guard !rounds.isEmpty || mending == .provisional, let end = layOut(info, sized: size) else {
      return false
    }
    let offset = space.isMirrored ? space.bounds.size.width - size.width : 0
    return needsAnotherRound { end.frame(at: $0)?.offsetBy(dx: offset, dy: 0) }
  }

  private func needsAnotherRound(_ frame: (Int) -> CGRect?) -> Bool {
    if rounds.isEmpty { return endsProvisional() }
    switch rounds.end(in: space, frame) {
    case .settled: return endsProvisional()
    case .unsettled: return true
    case .endless(let host):
      LayoutSession.current.noteUnrest(of: host, in: self)
      return false
    }
  }
}

extension LayoutTrial {
  /// The part of a frame at which a negative length is 0.
  enum Mending {
    /// No length is negative that may be otherwise in the end.
    case unneeded
    /// At the fact that waits for nobody, until all is at rest.
    case provisional
    /// At the fact that was decided earlier.
    case final
  }

  /// Whether another round is needed in which each negative length is 0 where it is in the end.
  private func endsProvisional() -> Bool {
    guard mending == .provisional else { return false }
    mending = .final
    return true
  }

  /// Notes where a child is put. A transformed child that others measure is measured through the tree.
  @usableFromInline
  func note(_ child: AnyObject, _ frame: CGRect, at cell: Int, isTransformed: Bool) {
    if isTransformed {
      result.transformed[cell] = frame
    } else {
      run.note(frame, at: cell)
    }
    if !unplaced.isEmpty { unplaced.remove(cell) }
    if !inner.isEmpty { endInner(of: child, unlessSized: frame.size) }
    result.box = result.box.enclosing(frame, in: space)
  }

  /// Records where a child is along the side without a limit. `placed` is its frame before it was put on the grid; its
  /// lengths may be negative.
  @usableFromInline
  func noteSpan(_ frame: CGRect, _ placed: CGRect, at cell: Int, inGroup group: Int? = nil) {
    guard let spans else { return }
    func span(_ frame: CGRect) -> LayoutSpan {
      spans.isVertical
        ? LayoutSpan(of: frame, along: Vertical.self)
        : LayoutSpan(of: frame, along: Directional.self, in: space)
    }
    let (placed, frame) = (span(placed), span(frame))
    spans.note(
      placed.end.isFinite ? placed : frame, end: frame.end, at: cell, inGroup: group, on: run.grid)
  }

  /// Notes where a run or a matrix begins and ends, and how long it must be for its children.
  func noteGroup<Axis: FrameAxis>(
    _ span: LayoutSpan, needed: CGFloat, at cell: Int, along axis: Axis.Type
  ) {
    guard let spans, spans.isVertical == (Axis.kind == .vertical) else { return }
    spans.noteGroup(spans.isVertical ? span : space.along(span), needed: needed, at: cell)
  }

  /// Ends the trial of a child in another size than the one that it has been given now.
  private func endInner(of child: AnyObject, unlessSized size: CGSize) {
    guard let index = inner.firstIndex(where: { $0.container === child }),
      inner[index].space.bounds.size != size
    else { return }
    inner.remove(at: index).end()
  }

  /// The frame that the child of a cell has been given.
  func frame(at cell: Int) -> CGRect? {
    if !result.transformed.isEmpty, let frame = result.transformed[cell] { return frame }
    guard cell < run.capacity, run.cells[cell].stamp == run.stamp, !unplaced.contains(cell) else {
      return nil
    }
    return run.cells[cell].frame
  }
}
