import Foundation

/// All that one call of `layoutIfNeeded()` or `sizeThatFits(_:)` sets off on a thread: passes inside
/// passes, trials inside trials. There is one session a thread; it is made when it is first needed.
///
/// It knows which views an outside pin waits for, which trial is going on, and whether anything has
/// changed that a size depends on.
final class LayoutSession {
  /// How many passes, trials and `layoutIfNeeded()` are going on, one inside the other.
  @exclusivity(unchecked)
  private(set) var depth = 0
  /// The trial that is going on.
  @exclusivity(unchecked)
  private(set) var trial = Trial()
  /// The number of the last trial. No other trial of any thread has it.
  private var lastTrialNumber = UInt64.random(in: 1...(.max / 2))
  /// How many trials the session has run. It tells whether asking for a size ran one.
  @exclusivity(unchecked)
  private(set) var trialCount = 0
  /// How many measurements there were when a container last could not be asked, and when a host was measured
  /// last that the trial had not placed.
  private var lastMissingAnswer = 0
  @exclusivity(unchecked)
  private var lastUnplaced = 0
  /// How many records of trials have been made, or restored.
  @exclusivity(unchecked)
  private(set) var recordCount = 0
  /// How often trials have measured hosts other than those of their own container.
  @exclusivity(unchecked)
  private(set) var measurementCount = 0
  /// Where the trials that are going on had those hosts, with the count at which they did.
  @exclusivity(unchecked)
  private var measured: [(count: Int, frame: MeasuredFrame)] = []
  /// Changes with everything that a size may depend on. Sizes that were asked for are remembered as
  /// long as it stays.
  @exclusivity(unchecked)
  private(set) var epoch = Epoch()
  /// The trial that layouts at once are part of, if one is going on.
  @exclusivity(unchecked)
  var sizing: LayoutTrial?
  /// How many hosts are being placed before their turn, one for the other.
  @exclusivity(unchecked)
  private var earlyDepth = 0
  private static var mostEarlyDepth: Int { 16 }
  /// What trials have read too early.
  @exclusivity(unchecked)
  var rounds = TrialRounds()
  /// The reference cycles that the search has found.
  var outsideCycles = OutsideCycles()
  /// Whether something may have to be laid out again: `again` or `lookUps` is not empty.
  @exclusivity(unchecked)
  private var isUnsettled = false
  /// What closures of the passes have looked up.
  @exclusivity(unchecked)
  private var lookUps: [LookUp] = []
  /// What trials have read of hosts that they do not place.
  private var readings: [TrialReading] = []
  /// Containers to be laid out again, because a view that they are pinned to was moved.
  @exclusivity(unchecked)
  private var again = Again()
  /// What is reported once all is settled.
  @exclusivity(unchecked)
  private var reports: [HeldReport] = []
  /// The trials that were given up: each round put something elsewhere than the one before.
  private var unrest: [HeldReport] = []
  /// How many lengths have been tried for sides without a limit, after the first of each.
  var triedLengths = 0
  /// How many knots are being laid out, one inside the other.
  @exclusivity(unchecked)
  var knots = 0
  /// How many layouts are being explained, one inside the other.
  var explanations = 0
  /// Whether anything has been laid out in this call: in the midst of a trial, views may lay out others.
  @exclusivity(unchecked)
  private var hasLaidOut = false
  /// Whether this call has reported that containers are asked too deep in others.
  var isDepthReported = false
  /// Pins to views that are in no tree with those who are pinned to them.
  private var awaited = AwaitedViews()
  /// Pins through hosts that are in no container.
  var looseWays = LooseWays()

  /// Whether a pass is going on, or what has been laid out since the outermost one began.
  var isPassing: Bool { depth > 0 && hasLaidOut }

  /// Whether a trial is going on, however deep.
  var isTrying: Bool { trial.depth >= 0 }

  /// Whether a layout is being explained, which reports nothing.
  var isExplaining: Bool { explanations > 0 }

  /// Begins a pass or a `layoutIfNeeded()`; true if that is in the midst of a trial.
  @discardableResult
  func begin() -> Bool {
    let isOutermost = depth == 0
    depth += 1
    if isOutermost { beginCall() }
    hasLaidOut = true
    return !isOutermost && isTrying
  }

  private func beginCall() {
    noteChange()
    isDepthReported = false
    hasLaidOut = false
  }

  /// Ends it. With the outermost one, lays out again what waits for it.
  func end() {
    if depth == 1, isUnsettled { layOutAgain() }
    depth -= 1
  }

  /// Begins a trial that places `host`, and gives the one to go on with afterwards. It belongs to the
  /// trial that is going on if that one places a parent of the host. Else it is one of its own: a child
  /// may ask any host of the tree for its size, and so may a pass inside a trial.
  func beginTrial(of host: any Layoutable) -> Trial {
    let outer = trial
    if trial.depth != depth || !trial.placesParents(of: host) {
      lastTrialNumber &+= 1
      trial.number = lastTrialNumber
      trial.host = host
      trial.open = []
      trial.readings = []
      trial.round = 0
      trial.firstMeasured = measured.count
    }
    _ = beginPartOfTrial()
    return outer
  }

  /// Begins another part of the trial that is going on, and gives the part to go on with afterwards.
  func beginPartOfTrial() -> Trial {
    let outer = trial
    if depth == 0 { beginCall() }
    depth += 1
    trial.depth = depth
    trial.firstReading = trial.readings.count
    trialCount &+= 1
    return outer
  }

  /// Whether a trial has read something too early, so that it has to be run again. `outer` is the one around
  /// it. A part of a trial is run again with the whole trial.
  func repeatsTrial(in outer: Trial) -> Bool {
    guard trial.number != outer.number else { return false }
    closeTrials()
    if rounds.isEmpty { return false }
    let next = lastTrialNumber &+ 1
    guard rounds.go(on: trial.number, to: next, trial.round + 1) else {
      if let host = rounds.movedHost(in: trial.number), let info = askingContainer {
        unrest.append(HeldReport(of: info) { host.reportUnrestOnTrial() })
        isUnsettled = true
      }
      return false
    }
    lastTrialNumber = next
    trial.number = next
    trial.round += 1
    return true
  }

  /// Ends a trial, or a part of it, and goes on with the one around it. With the outermost one, lays out again
  /// what waits for it, if anything has been laid out; a trial by itself moves nothing.
  func endTrial(_ outer: Trial) {
    if trial.number != outer.number {
      closeTrials()
      rounds.end(trial.number)
      // They are no frames of the trial around it.
      if measured.count > trial.firstMeasured {
        measured.removeLast(measured.count - trial.firstMeasured)
      }
    }
    let ended = trial
    trial = outer
    if depth == 1 {
      if hasLaidOut && isUnsettled { layOutAgain() } else if !reports.isEmpty { report() }
    }
    depth -= 1
    if ended.number == outer.number { (trial.open, trial.readings) = (ended.open, ended.readings) }
  }

  /// Ends what was opened in the trial that is going on.
  private func closeTrials() {
    compareReadings()
    trial.readings = []
    while let close = trial.open.popLast() { close() }
  }

  /// Notes what has been read of a host that is not placed yet.
  func noteEarly(_ reading: EarlyReading) { trial.readings.append(reading) }

  /// Has the trial run again with what is known now, if anything was not right that was read early in the part
  /// that is going on. That is compared while all it has opened is open, which the next part may try in other
  /// sizes. What is not placed yet is compared with the part around it.
  func compareReadings() {
    var pending: [EarlyReading] = []
    var next = trial.firstReading
    // Finding a host may read others.
    while next < trial.readings.count {
      let reading = trial.readings[next]
      next += 1
      switch reading.trial.find(reading.host) {
      case .at(let frame): if reading.isWrong(frame) { rounds.note(frame, of: reading) }
      case .pending: pending.append(reading)
      case .own: break
      }
    }
    trial.readings.removeLast(trial.readings.count - trial.firstReading)
    trial.readings += pending
  }

  /// Notes that a container is tried in another space.
  func noteRecord() { recordCount &+= 1 }

  /// Begins to place a host before its turn; false if that would need too deep a stack.
  func beginEarly() -> Bool {
    guard earlyDepth < Self.mostEarlyDepth else { return false }
    earlyDepth += 1
    return true
  }

  func endEarly() { earlyDepth -= 1 }

  /// Keeps a trial that places children as they are asked for open, and calls `close` when the trial that is
  /// going on ends.
  func keepTrialOpen(until close: @escaping () -> Void) { trial.open.append(close) }

  /// Notes that something changed that a size may depend on.
  func noteChange() { epoch.contents &+= 1 }

  /// Notes that views have moved. `ask` has one laid out again, which changes no content.
  func noteMoves(_ ask: () -> Void) {
    let contents = epoch.contents
    ask()
    epoch.contents = contents
    epoch.moves &+= 1
  }

  /// Has a container laid out again before the outermost call returns.
  func layOutAgain(_ info: LayoutInfo) {
    again.append(info)
    isUnsettled = true
  }

  /// Notes where a host stood that a closure looked up, if a pass of `parent` is going on.
  func noteLookUp(of host: any Layoutable, _ found: LayoutContext.Found, in parent: any Layoutable)
  {
    guard host !== parent, let info = parent.plumbLayoutInfo, info.isInPass else { return }
    switch found {
    case .at(let frame):
      let lookUp = LookUp(of: host, frame, in: info)
      lookUp.watch()
      lookUps.append(lookUp)
      isUnsettled = true
    case .nowhere(.unrelatedReference): awaitArrival(of: host, for: info)
    case .nowhere: break
    }
  }

  /// Notes that a trial measures a host that it has not placed.
  func noteMeasurement() {
    measurementCount &+= 1
    lastUnplaced = measurementCount
  }

  /// The same for a host that the trial has placed.
  func noteMeasurement(_ frame: MeasuredFrame) { noteMeasurements([frame]) }

  func noteMeasurements(_ frames: [MeasuredFrame]) {
    measurementCount &+= 1
    for frame in frames { measured.append((measurementCount, frame)) }
  }

  /// Notes that a container could not be asked for its size, and gave the one that it has. A pass that has asked
  /// in the midst of a trial is run again when that is over.
  func noteMissingAnswer(of host: any Layoutable) {
    noteMeasurement()
    lastMissingAnswer = measurementCount
    if isTrying, trial.depth < depth, let info = host.plumbParent?.plumbLayoutInfo,
      info.isInPass
    {
      layOutAgain(info)
    }
  }

  /// Whether that has happened since there were so many measurements.
  func missesAnswer(since count: Int) -> Bool { lastMissingAnswer > count }

  /// Whether the trial had placed all that was measured since there were so many measurements.
  func hadPlacedAll(since count: Int) -> Bool { lastUnplaced <= count }

  /// What the trial that is going on has measured since there were so many measurements, the last first, which
  /// it then forgets.
  func takeMeasuredFrames(since count: Int) -> [MeasuredFrame] {
    let frames = measured.reversed().prefix { $0.count > count }.map(\.frame)
    measured.removeLast(frames.count)
    return frames
  }

  /// Notes that the trial that is going on read the frame of a host that it does not place, if a pass
  /// around it asks for the size. Of a host that the trial gives a size it read the top leading corner
  /// alone.
  func noteReading(of host: any Layoutable, isSized: Bool) {
    guard let info = askingContainer else { return }
    let reading = TrialReading(of: host, isSized: isSized, in: info)
    reading.watch()
    readings.append(reading)
    isUnsettled = true
  }

  /// The container whose pass asks for what the trial that is going on gives.
  private var askingContainer: LayoutInfo? {
    var asking = trial.host?.plumbParent as (any Layoutable)?
    while let parent = asking {
      if let info = parent.plumbLayoutInfo, info.isInPass { return info }
      asking = parent.plumbParent
    }
    return nil
  }

  /// Has those laid out again whose closures looked up a host that has moved since, or who asked for a
  /// size that depends on one. No plan can put them after it.
  private func layOutAfterLookUps() {
    let (lookUps, readings) = (lookUps, readings)
    (self.lookUps, self.readings) = ([], [])
    for lookUp in lookUps where lookUp.hasMoved { lookUp.layOutAgain() }
    for reading in readings where reading.hasMoved { reading.layOutAgain() }
  }

  /// Has a container laid out again as soon as `host` is in its tree.
  func awaitArrival(of host: any Layoutable, for info: LayoutInfo) {
    awaited.add(host, for: info)
  }

  /// Notes that a container has other children, layouts or a new place: a view may have arrived.
  func notePlan() {
    if !awaited.isEmpty { isUnsettled = true }
  }

  /// Lays out again.
  ///
  /// After as many rounds as the longest chain of pins is long, all views are where they belong. That
  /// chain has at the most as many links as the containers have children. Some more are for links that are
  /// not counted: what a trial reads in containers inside may be moved by these, each in a pass of its own. Who
  /// needs further rounds is reported.
  private func layOutAgain() {
    var rounds: [ObjectIdentifier: Int] = [:]
    var limit = 32
    var isAtRest = true
    while let info = next() {
      let round = rounds[ObjectIdentifier(info), default: 0]
      if round == 0 { limit += info.stepCount }
      rounds[ObjectIdentifier(info)] = round + 1
      if round < limit {
        info.layOutAgain()
      } else if round == limit {
        info.reportUnrest()
        isAtRest = false
      }
    }
    report()
    // One circle is heard of once, whoever asks.
    let unrest = unrest
    self.unrest = []
    if isAtRest { _ = unrest.first { $0.deliver() } }
    isUnsettled = false
  }

  /// Has what a pass of a container found be reported when the outermost call ends, unless the container is laid
  /// out again until then: what is pinned to a view that moves later may be wrong only for a while.
  func hold(_ report: @escaping () -> Void, of info: LayoutInfo) {
    reports.append(HeldReport(of: info, report))
    isUnsettled = true
  }

  private func report() {
    let reports = reports
    self.reports = []
    for one in reports { one.deliver() }
  }

  /// The next container to lay out again.
  private func next() -> LayoutInfo? {
    if let info = again.pop() { return info }
    layOutAfterLookUps()
    for info in awaited.takeArrivals() {
      // The plan knows nobody who holds the view, and so nobody who would tell when it moves.
      info.forgetPlans()
      info.layOutAgainWithThoseAround()
    }
    return again.pop()
  }
}
