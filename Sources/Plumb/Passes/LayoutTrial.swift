import Foundation

/// A trial: a run of a container's layouts in bounds that the container may not have. It moves nothing.
///
/// A trial writes frames to its own cells. Code that is evaluated in it sees each child where the trial has put it. A
/// child without a frame yet is read early: at its frame of the round before, or at its own. If the trial then puts the
/// child elsewhere, the trial runs again. If a container inside another one is tried, its code sees the views around it
/// where the outer trial puts them.
@usableFromInline
final class LayoutTrial: TrialFrames {
  @usableFromInline let container: any Layoutable
  @usableFromInline let info: LayoutInfo
  @usableFromInline let run: LayoutRun
  // Only the code of trials uses these properties, so they need no checks for exclusive access.
  /// The links to the other trials that are going on.
  @exclusivity(unchecked)
  var links: TrialLinks
  @exclusivity(unchecked)
  private(set) var result = TrialResult()
  /// The cells of children that can be read but have no frame yet. Such a cell holds what is known of the frame so far,
  /// or the child's current frame.
  @exclusivity(unchecked)
  private var unplaced: Set<Int> = []
  var rounds: TrialRounds
  /// The container's size and the readings outside it, if the trial is to be kept after its end; nil otherwise.
  private var kept: (size: CGSize, readings: [Reading])?
  /// The children's spans along an unlimited side; nil if they are not recorded.
  @exclusivity(unchecked)
  var spans: TrialSpans? {
    didSet { recordsSpans = spans != nil }
  }
  @exclusivity(unchecked)
  @usableFromInline private(set) var recordsSpans = false
  /// Whether a frame depends on the container's size in a way that the plan does not tell: a layout of a container
  /// inside has read the size, a remembered size depends on it, or, right-to-left, a child keeps its own frame.
  var dependsOnSize = false
  /// Which fact of an axis keeps its value at present if the length is negative and is set to 0.
  @exclusivity(unchecked)
  var mending = Mending.unneeded

  /// Begins a trial of `container`. From now on, evaluations find this trial.
  init(_ run: LayoutRun, of container: any Layoutable, _ info: LayoutInfo, in space: ParentSpace) {
    self.run = run
    self.container = container
    self.info = info
    links = LayoutSession.current.trials.begin(during: info.trials.innermost)
    rounds = TrialRounds(
      info.trials.cache.frames(for: TrialCache.Key(space: space, generation: links.generation)))
    super.init(space)
    run.trial = self
    info.trials.innermost = self
  }

  /// Resumes a kept trial.
  convenience init(_ kept: KeptTrial, of container: any Layoutable, _ info: LayoutInfo) {
    self.init(kept.run, of: container, info, in: kept.key.space)
    result = kept.result
    self.kept = (kept.size, kept.readings)
  }

  /// Keeps the trial after its end, until one of its readings is stale.
  func keep(_ readings: [Reading], sized size: CGSize) { kept = (size, readings) }

  /// Does not keep the trial after its end.
  func drop() { kept = nil }

  /// The trial's key in the cache.
  var key: TrialCache.Key { TrialCache.Key(space: space, generation: links.generation) }

  /// Saves the run. If the trial is kept, the whole run goes into the cache. Otherwise, only its memory is reused.
  func saveRun() {
    if let kept {
      info.trials.cache.keep(
        KeptTrial(
          key: key, size: kept.size, run: run, result: result, readings: kept.readings))
    } else {
      _ = run.takePlan()
      info.trials.run = run
    }
  }

  override func noteUnplaced(_ cell: Int) { unplaced.insert(cell) }

  override func frame(of host: any Layoutable) -> CGRect? { read(host, .frame) }

  override func bounds(of host: any Layoutable) -> CGRect? {
    read(host, .size).map { CGRect(origin: host.plumbBounds.origin, size: $0.size) }
  }

  override func content(of host: any Layoutable) -> CGRect? {
    let size = sizeOnTrial(of: host)
    let content = size.map { CGRect(origin: .zero, size: $0) }
    LayoutSession.current.readings.note(
      Reading(host, .content, content ?? host.rect(.content)), isLive: size == nil)
    return content
  }

  override func viewport(of host: any Layoutable) -> CGRect? { host.noteViewport() }
}

extension LayoutTrial {
  /// Begins a round, without the results of the one before.
  func beginRound() {
    endInner()
    endReaders()
    result = TrialResult()
    unplaced = Set(run.plan?.knots.readInCycles.map { Int($0.cell) } ?? [])
  }

  /// Ends a round. Returns whether another one is needed: an early reading is stale, or a negative length is
  /// provisional. Reports an endless trial after too many rounds.
  func needsAnotherRound() -> Bool { needsAnotherRound { self.frame(at: $0) } }

  /// Ends a round that has found only `size`, and no frames. Returns whether another round is needed. If children were
  /// read early, or a negative length is provisional, runs the layouts at this size to tell.
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
  /// Which fact of an axis keeps its value if the length is negative and is set to 0.
  enum Mending {
    /// No negative length is provisional.
    case unneeded
    /// Until all is settled: the fact that does not wait for a view which the plan cannot order.
    case provisional
    /// Once all is settled: the fact that was decided earlier.
    case final
  }

  /// If `mending` is provisional, makes it final, so that another round is needed. Returns whether it was provisional.
  private func endsProvisional() -> Bool {
    guard mending == .provisional else { return false }
    mending = .final
    return true
  }

  /// Notes the frame of a child. The frame of a transformed child that others measure is not written to its cell: such
  /// a child is measured through the tree.
  @usableFromInline
  func note(_ child: AnyObject, _ frame: CGRect, at cell: Int, isTransformed: Bool) {
    if isTransformed {
      result.transformed[cell] = frame
    } else {
      run.note(frame, at: cell)
    }
    if !unplaced.isEmpty { unplaced.remove(cell) }
    if !links.inner.isEmpty { endInner(of: child, unlessSized: frame.size) }
    result.box = result.box.enclosing(frame, in: space)
  }

  /// Records the span of a child along the unlimited side. `placed` is its frame before rounding to the grid;
  /// its lengths may be negative.
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

  /// Records the span of a group along `axis`, and the length that its children need, if this is the unlimited axis
  /// whose spans are recorded.
  func noteGroup<Axis: FrameAxis>(
    _ span: LayoutSpan, needed: CGFloat, at cell: Int, along axis: Axis.Type
  ) {
    guard let spans, spans.isVertical == (Axis.kind == .vertical) else { return }
    spans.noteGroup(spans.isVertical ? span : space.along(span), needed: needed, at: cell)
  }

  /// The frame that the trial has given to the child of a cell; nil if it has none yet.
  func frame(at cell: Int) -> CGRect? {
    if !result.transformed.isEmpty, let frame = result.transformed[cell] { return frame }
    guard cell < run.capacity, run.cells[cell].stamp == run.stamp, !unplaced.contains(cell) else {
      return nil
    }
    return run.cells[cell].frame
  }
}
