import Foundation

/// What has to be laid out again before the outermost call returns, and what is reported then.
struct Settling {
  /// Containers to be laid out again, because a view that they read has moved.
  var again = LayoutSession.Again()
  /// What passes have read, which may still move.
  private var readings: [(reading: Reading, reader: WeakInfo)] = []
  /// Pins to views that are in no tree with those who are pinned to them.
  private var awaited = AwaitedViews()
  /// What is reported once all is settled.
  private var reports: [HeldReport] = []
  /// The trials that were given up: each round put something elsewhere than the one before.
  private var unrest: [HeldReport] = []
  /// Whether anything has been laid out in this call: in the midst of a trial, views may lay out others.
  var hasLaidOut = false
  /// Whether this call has reported that containers are asked too deep in others.
  var isDepthReported = false
  /// Whether this call has reported that code lays out while it is being measured.
  var isInterferenceReported = false
  /// The containers with lengths that are negative on the way, and are 0 where they would not be in the end.
  private var provisional: [WeakInfo] = []
  /// Whether each negative length is 0 where it is in the end.
  private(set) var isFinal = false
  /// Whether there may be anything to do.
  private(set) var isDue = false

  private struct WeakInfo {
    weak var info: LayoutInfo?
  }

  mutating func beginCall() {
    isDepthReported = false
    isInterferenceReported = false
    hasLaidOut = false
  }
}

extension Settling {
  /// Has a container laid out again.
  mutating func layOutAgain(_ info: LayoutInfo) {
    again.append(info)
    isDue = true
  }

  /// Has a container laid out again if what its pass has read moves.
  mutating func note(_ reading: Reading, of info: LayoutInfo) {
    readings.append((reading, WeakInfo(info: info)))
    isDue = true
  }

  /// Notes that a container has a length that is negative, if all stays as it is.
  mutating func noteProvisional(_ info: LayoutInfo) {
    provisional.append(WeakInfo(info: info))
    isDue = true
  }

  /// Takes the containers with such lengths, if all else is at rest. From then on, each negative length is 0 where it
  /// is in the end.
  mutating func takeProvisional() -> [LayoutInfo] {
    defer { provisional = [] }
    isFinal = isFinal || !provisional.isEmpty
    return provisional.compactMap(\.info)
  }

  /// Has a container laid out again as soon as `host` is in its tree, unless it is planned again before.
  mutating func awaitArrival(of host: any Layoutable, for info: LayoutInfo, in plan: LayoutPlan?) {
    awaited.add(host, for: info, in: plan)
  }

  /// Notes that a container has other children, layouts or a new place: a view may have arrived.
  mutating func notePlan() {
    if !awaited.isEmpty { isDue = true }
  }

  /// Reports what a pass has found, unless the container is laid out again.
  mutating func hold(_ report: HeldReport) {
    reports.append(report)
    isDue = true
  }

  mutating func holdUnrest(_ report: HeldReport) {
    unrest.append(report)
    isDue = true
  }

  /// Takes the containers that have read what has moved since.
  mutating func takeStale() -> [LayoutInfo] {
    let readings = readings
    self.readings = []
    return readings.compactMap { reading, reader in
      guard let info = reader.info, let container = info.container else { return nil }
      return reading.isStale(for: container) ? info : nil
    }
  }

  mutating func takeArrivals() -> [LayoutInfo] { awaited.takeArrivals() }

  /// Takes what is to be reported in the end; of trials without an end, if all else is at rest.
  mutating func takeReports() -> (reports: [HeldReport], unrest: [HeldReport]) {
    defer { (reports, unrest, isDue, isFinal) = ([], [], false, false) }
    return (reports, unrest)
  }
}

extension LayoutSession {
  /// Lays out again, until nothing is stale.
  ///
  /// After as many rounds as the longest chain of pins is long, all views are where they belong. That
  /// chain has at the most as many links as the containers have children. Some more are for links that are
  /// not counted: what a trial reads in containers inside may be moved by these, each in a pass of its own. Who
  /// needs further rounds is reported.
  func settle() {
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
    let (reports, unrest) = settling.takeReports()
    for report in reports { report.deliver() }
    // One cycle is told once, whoever asks.
    if isAtRest { _ = unrest.first { $0.deliver() } }
  }

  /// Reports what is held, where nothing has been laid out.
  func reportHeld() {
    for report in settling.takeReports().reports { report.deliver() }
  }

  /// The next container to lay out again.
  private func next() -> LayoutInfo? {
    if let info = settling.again.pop() { return info }
    for info in settling.takeStale() { info.layOutAgainWithThoseAround() }
    for info in settling.takeArrivals() {
      // The plan knows nobody who holds the view, and so nobody who would tell when it moves.
      info.forgetPlans()
      info.layOutAgainWithThoseAround()
    }
    if let info = settling.again.pop() { return info }
    for info in settling.takeProvisional() { info.layOutAgainWithThoseAround() }
    return settling.again.pop()
  }
}

extension LayoutSession {
  /// Notes what a pass has read since there were so many readings.
  func settleReadings(since count: Int, of info: LayoutInfo) {
    for reading in readings.take(since: count) { note(reading, of: info) }
    // A pass in the midst of a trial of a container around it cannot ask that one.
    if readings.takeMissingAnswer(since: count), trials.areHidden { settling.layOutAgain(info) }
  }

  private func note(_ reading: Reading, of info: LayoutInfo) {
    guard let host = reading.host.host, let container = info.container else { return }
    let between = reading.extent == .place ? HostTree.between(host, container) : [host]
    info.watch(host, between)
    settling.note(reading, of: info)
  }

  /// Notes where a host stood that a closure looked up, if a pass of `parent` is going on. The plan knows only what
  /// is written down, so the host may be laid out later in the same pass.
  func noteLookUp(of host: any Layoutable, _ found: LayoutContext.Found, in parent: any Layoutable)
  {
    guard host !== parent, let info = parent.plumbLayoutInfo, info.isInPass else { return }
    if host.plumbParent !== parent { info.scroll.sticks = true }
    switch found {
    case .at(let frame): note(Reading(host, .place, frame.frame), of: info)
    case .nowhere(.unrelatedReference):
      settling.awaitArrival(of: host, for: info, in: info.pass.plan)
    case .nowhere: break
    }
  }

  /// Notes that a trial has no end, for the pass that asks for the size.
  func noteUnrest(of host: any Layoutable, in trial: LayoutTrial) {
    var asking = trial.container.plumbParent
    while let parent = asking {
      if let info = parent.plumbLayoutInfo, info.isInPass {
        return settling.holdUnrest(HeldReport(of: info) { host.reportUnrestOnTrial() })
      }
      asking = parent.plumbParent
    }
  }
}
