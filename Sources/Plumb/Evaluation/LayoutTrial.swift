import Foundation

/// The outermost trial that is going on: a container asks its own layouts for a size, in bounds that
/// it does not have, and nothing is moved.
///
/// Containers inside it are tried as well, each in the size that the trial gives it. So a pin finds
/// every view of the container where the trial puts it, in whatever container it is.
@usableFromInline
final class LayoutTrial {
  /// The container whose layouts are tried, and the bounds and the direction that they are tried in.
  let container: any Layoutable
  let space: ParentSpace
  let number: UInt64
  /// Whether nothing is reported, because nothing has happened yet.
  var isSilent = true
  /// Where layouts at once have put hosts while a size is asked for; see ``LayoutScope/autoSizing(_:_:)``.
  var sizing: AutoSizing?
  /// The size of the box from the top leading corner of the bounds around the children placed so far.
  private(set) var box = CGSize.zero
  /// Where the children are along a side without a limit, if that is recorded.
  var spans: TrialSpans?
  /// How far the trial has come in turn, and the steps that it began before their turn.
  private var reached = -1
  private var early: Set<Int> = []

  init(_ space: ParentSpace, of container: any Layoutable, _ number: UInt64) {
    self.space = space
    self.container = container
    self.number = number
  }

  /// Begins a step in its turn; false if it was begun before.
  func beginInTurn(_ step: Int) -> Bool {
    reached = step
    return early.isEmpty || !early.contains(step)
  }

  /// Begins a step before its turn; false if it was begun before.
  func beginEarly(_ step: Int) -> Bool { step > reached && early.insert(step).inserted }

  /// Whether a step can be begun before its turn.
  func canBeginEarly(_ step: Int) -> Bool { step > reached && !early.contains(step) }

  /// Places the hosts that the round before was too deep in others to place.
  func placePutOff() {
    let session = LayoutSession.current
    if session.rounds.isEmpty { return }
    while let host = session.rounds.nextPutOff(in: container, number) { _ = frame(of: host) }
  }

  /// Adds the child of a cell to the box. `placed` is its frame before it was put on the grid; its lengths may be
  /// negative.
  func add(_ frame: CGRect, _ placed: CGRect, at cell: Int, inGroup group: Int? = nil) {
    box = box.enclosing(frame, in: space)
    guard let isVertical = spans?.isVertical else { return }
    let (placed, frame) = (span(of: placed, isVertical), span(of: frame, isVertical))
    spans?.note(
      placed.end.isFinite ? placed : frame, end: frame.end, at: cell, inGroup: group)
  }

  private func span(of frame: CGRect, _ isVertical: Bool) -> LayoutSpan {
    isVertical
      ? LayoutSpan(of: frame, along: Vertical.self)
      : LayoutSpan(of: frame, along: Directional.self, in: space)
  }

  /// Notes where a run or a matrix begins and ends, and how long it must be for its children.
  func noteGroup<Axis: FrameAxis>(
    _ span: LayoutSpan, needed: CGFloat, at cell: Int, along axis: Axis.Type
  ) {
    guard let isVertical = spans?.isVertical, isVertical == (Axis.kind == .vertical) else { return }
    spans?.noteGroup(isVertical ? span : space.along(span), needed: needed, at: cell)
  }

  /// Where a trial has a host.
  enum Place {
    /// It is placed, in its parent.
    case at(CGRect)
    /// It is being placed, or something around it is, in a trial of the same number.
    case pending(LayoutTrial)
    /// The trial does not place it.
    case own
  }

  /// Where the trial has `host`.
  ///
  /// If the parent is itself placed by the trial, its layouts are tried in the size that it got, as far as
  /// `host` depends on them. If the parent is being tried, and has not come to `host`, that is placed before
  /// its turn.
  func find(_ host: any Layoutable) -> Place {
    if let sizing { return sizing.frames[ObjectIdentifier(host)].map { .at($0) } ?? .own }
    let session = LayoutSession.current
    // From the host up to where all is found, and down again: a nest may be deeper than the stack. Those around
    // the container that are tried are so in the size that counts in here.
    var way: [(host: any Layoutable, parent: any Layoutable, info: LayoutInfo)] = []
    var isFound = false
    var inner = host
    var place = Place.own
    while !isFound, let parent = inner.plumbParent, let info = parent.plumbLayoutInfo {
      let found = TrialRecord.Found(number, session.recordCount)
      if info.trial.found == found {
        place = info.place(of: inner, number) ?? .own
        isFound = true
      } else if info.isRunning(number), container.isInside(parent),
        let inside = info.place(of: inner, number)
      {
        if parent === session.trial.host { info.trial.found = found }
        place = inside
        isFound = true
      } else {
        way.append((inner, parent, info))
      }
      inner = parent
    }
    lazy var around = Set(container.pathToRoot.map { ObjectIdentifier($0) })
    while let (host, parent, info) = way.popLast() {
      if case .pending = place {
        // The parent is tried in a size that it may not get, which is its size only for those inside.
        if around.contains(ObjectIdentifier(parent)), let inside = info.place(of: host, number) {
          place = inside
        }
        continue
      }
      let outer = parent.plumbParent?.plumbLayoutInfo
      if case .at(let frame) = place {
        // The children of a scrolled parent stand where it is scrolled to.
        info.openTrial(in: bounds(of: parent, frame), number, placedIn: outer?.trial.stamp)
      }
      let found = TrialRecord.Found(number, session.recordCount)
      // Where one around it is being tried, only those inside that one find it as it stands.
      if outer == nil || outer?.trial.found == found { info.trial.found = found }
      place = info.place(of: host, number) ?? .own
    }
    return place
  }

  /// Where the trial has `host`; nil if it has not placed it.
  func frame(of host: any Layoutable) -> CGRect? {
    if case .at(let frame) = find(host) { return frame }
    return nil
  }

  /// Where the trial has `host`, whose place or size decides the size that is being asked for.
  private func measure(_ host: any Layoutable, isSize: Bool) -> Place {
    let place = find(host)
    let session = LayoutSession.current
    if sizing != nil {
      session.noteMeasurement()
    } else if case .at(let frame) = place {
      session.noteMeasurement(MeasuredFrame(host, isSize ? .size(frame.size) : .placed(frame)))
    } else if isSize, let size = ownBounds(of: host)?.size {
      session.noteMeasurement(MeasuredFrame(host, .size(size)))
    } else {
      session.noteMeasurement()
    }
    return place
  }

  /// Whether the trial has a host as it was measured before.
  func hasStill(_ measured: MeasuredFrame) -> Bool {
    guard let host = measured.host.host else { return false }
    let place = find(host)
    if case .at(let frame) = place {
      return measured.value == .placed(frame) || measured.value == .size(frame.size)
    }
    return ownBounds(of: host).map { measured.value == .size($0.size) } ?? false
  }

  /// The bounds of `host` in the trial; nil if it has its own.
  func bounds(of host: any Layoutable) -> CGRect? {
    let place = measure(host, isSize: true)
    if case .at(let frame) = place { return bounds(of: host, frame) }
    if let bounds = ownBounds(of: host) { return bounds }
    if case .pending(let trial) = place { return bounds(of: host, trial.readEarly(host)) }
    noteReading(of: host)
    return nil
  }

  private func bounds(of host: any Layoutable, _ frame: CGRect) -> CGRect {
    CGRect(origin: host.plumbBounds.origin, size: frame.size)
  }

  /// The frame of `host` in the trial; nil if it has its own. If a host is tried by itself, its top leading
  /// corner stays where it stands, and it is as large as it is tried.
  func place(of host: any Layoutable) -> CGRect? {
    let place = measure(host, isSize: false)
    if case .at(let frame) = place { return frame }
    let size = ownBounds(of: host)?.size
    if case .pending(let trial) = place {
      let frame = trial.readEarly(host, isSized: size != nil)
      return size.map { frame.resized(to: $0, host.plumbDirection) } ?? frame
    }
    noteReading(of: host, isSized: size != nil)
    return size.map { host.plumbFrame.resized(to: $0, host.plumbDirection) }
  }

  /// The bounds in which `host` is tried by itself; nil if it is not. For those outside of it, it is not.
  private func ownBounds(of host: any Layoutable) -> CGRect? {
    if let sizing { return sizing.host === host ? space.bounds : nil }
    if host === container { return space.bounds }
    return container.isInside(host) ? host.plumbLayoutInfo?.trialBounds(number) : nil
  }

  /// Notes where a host stands that the trial does not place, for the pass that asks for the size: it may
  /// be moved later in that pass.
  private func noteReading(of host: any Layoutable, isSized: Bool = false) {
    if sizing == nil { LayoutSession.current.noteReading(of: host, isSized: isSized) }
  }

  /// The frame of a host that is read before this trial has placed it: where it stood in the end when the
  /// trial was run last, or where it stands. If the trial gives the host a size, only its top leading corner is
  /// read.
  private func readEarly(_ host: any Layoutable, isSized: Bool = false) -> CGRect {
    let session = LayoutSession.current
    let known = session.rounds.frame(of: host, in: self)
    if known == nil { noteReading(of: host, isSized: isSized) }
    let frame = known ?? host.plumbFrame
    session.noteEarly(EarlyReading(host: host, frame: frame, isSized: isSized, trial: self))
    return frame
  }

  /// The bounds that the container is tried in, and after them those of the containers around it that are tried as
  /// well. A container may be tried in two sizes while one inside of it has the same in both.
  var boundsAround: [CGRect] {
    [space.bounds]
      + container.pathToRoot.dropFirst().compactMap { $0.plumbLayoutInfo?.trialBounds(number) }
  }

  /// The space that a host's children are in.
  @inline(never)
  func space(of host: any Layoutable) -> ParentSpace {
    guard let sizing, sizing.host !== host else { return space }
    return ParentSpace(bounds: bounds(of: host) ?? host.plumbBounds, direction: host.plumbDirection)
  }
}

extension CGRect {
  /// A frame of another size with the same top leading corner.
  func resized(to size: CGSize, _ direction: LayoutWritingDirection) -> CGRect {
    let x = direction == .leftToRight ? origin.x : origin.x + self.size.width - size.width
    return CGRect(origin: CGPoint(x: x, y: origin.y), size: size)
  }

  /// Whether a frame that was read is another one now, in its top leading corner or, if it was `sized`
  /// otherwise, in that alone.
  func differs(from frame: CGRect, isSized: Bool, _ direction: LayoutWritingDirection) -> Bool {
    isSized
      ? resized(to: .zero, direction).isElsewhere(than: frame.resized(to: .zero, direction))
      : isElsewhere(than: frame)
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
