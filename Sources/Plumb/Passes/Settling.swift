import Foundation

/// The containers to lay out again before the outermost call returns, and the issues to report then.
struct Settling {
  /// Containers to be laid out again, mostly because a view that they read has moved.
  var again = LayoutSession.Again()
  /// Readings of passes. They may still become stale.
  private var readings: [(reading: Reading, reader: WeakInfo)] = []
  /// Pins to views that share no tree with the pinned container.
  private var awaited = AwaitedViews()
  /// The issues to report once all is settled.
  private var reports: [HeldReport] = []
  /// The issues of trials that were given up: each round put a view elsewhere than the one before.
  private var unrest: [HeldReport] = []
  /// Whether this call has laid out anything. Even during a trial, views may lay out others.
  var hasLaidOut = false
  /// Whether this call has reported that containers are nested too deep, or tried too often.
  var isOverloadReported = false
  /// Whether this call has reported that code lays out while it is being measured.
  var isInterferenceReported = false
  /// The containers with a provisional length: a negative length that is 0 for now, while the fact that was decided
  /// later keeps its value. In the end, the earlier fact keeps its value; see `isFinal`.
  private var provisional: [WeakInfo] = []
  /// Whether negative lengths become 0 in the final way: the fact that was decided earlier keeps its value.
  private(set) var isFinal = false
  /// Whether settling may have anything to do.
  private(set) var isDue = false

  private struct WeakInfo {
    weak var info: LayoutInfo?
  }

  mutating func beginCall() {
    isOverloadReported = false
    isInterferenceReported = false
    hasLaidOut = false
  }
}

extension Settling {
  /// Marks a container to be laid out again.
  mutating func layOutAgain(_ info: LayoutInfo) {
    again.append(info)
    isDue = true
  }

  /// Notes a reading of a container's pass. The container is laid out again if the reading becomes stale.
  mutating func note(_ reading: Reading, of info: LayoutInfo) {
    readings.append((reading, WeakInfo(info: info)))
    isDue = true
  }

  /// Notes that a container has a provisional length.
  mutating func noteProvisional(_ info: LayoutInfo) {
    provisional.append(WeakInfo(info: info))
    isDue = true
  }

  /// Removes and returns the containers with a provisional length, when all else is settled. If there are any, sets
  /// `isFinal`.
  mutating func takeProvisional() -> [LayoutInfo] {
    defer { provisional = [] }
    isFinal = isFinal || !provisional.isEmpty
    return provisional.compactMap(\.info)
  }

  /// Notes that the container of `info` waits for `host` to enter the container's tree, and must then be laid out
  /// again. If the container gets a newer plan first, the note is dropped.
  mutating func awaitArrival(of host: any Layoutable, for info: LayoutInfo, in plan: LayoutPlan?) {
    awaited.add(host, for: info, in: plan)
  }

  /// Notes that a container was planned: its children, layouts or place changed, so an awaited view may have
  /// arrived.
  mutating func notePlan() {
    if !awaited.isEmpty { isDue = true }
  }

  /// Holds an issue until all is settled. It is dropped if the container is laid out again.
  mutating func hold(_ report: HeldReport) {
    reports.append(report)
    isDue = true
  }

  mutating func holdUnrest(_ report: HeldReport) {
    unrest.append(report)
    isDue = true
  }

  /// Removes all readings, and returns the containers with a stale one.
  mutating func takeStale() -> [LayoutInfo] {
    let readings = readings
    self.readings = []
    return readings.compactMap { reading, reader in
      guard let info = reader.info, let container = info.container else { return nil }
      return reading.isStale(for: container) ? info : nil
    }
  }

  mutating func takeArrivals() -> [LayoutInfo] { awaited.takeArrivals() }

  /// Removes and returns the held issues, and those of endless trials. Ends the settling: `isDue` and `isFinal` become
  /// false.
  mutating func takeReports() -> (reports: [HeldReport], unrest: [HeldReport]) {
    defer { (reports, unrest, isDue, isFinal) = ([], [], false, false) }
    return (reports, unrest)
  }
}

extension LayoutSession {
  /// Lays out again the containers that are due, until nothing is stale. Then reports the held issues.
  ///
  /// The longest chain of pins needs one round for each link. So the number of children limits the number of rounds.
  /// Some more rounds are allowed for links that are not counted: a trial may read views inside a container, which
  /// moves them in a pass of its own. A container that needs more rounds is reported.
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
    // Several trials may have found the same cycle, so only one of these issues is reported.
    if isAtRest { _ = unrest.first { $0.deliver() } }
  }

  /// Reports the held issues of a call that has laid out nothing.
  func reportHeld() {
    for report in settling.takeReports().reports { report.deliver() }
  }

  /// The next container to lay out again.
  private func next() -> LayoutInfo? {
    if let info = settling.again.pop() { return info }
    for info in settling.takeStale() { info.layOutAgainWithThoseAround() }
    for info in settling.takeArrivals() {
      // The old plan does not watch the view's new container. So that container would not notify this one when it
      // moves the view.
      info.forgetPlans()
      info.layOutAgainWithThoseAround()
    }
    if let info = settling.again.pop() { return info }
    for info in settling.takeProvisional() { info.layOutAgainWithThoseAround() }
    return settling.again.pop()
  }
}

extension LayoutSession {
  /// Takes the readings that a pass has added since the session had `count` readings. Watches their hosts, and lays out
  /// the container again if one becomes stale.
  func settleReadings(since count: Int, of info: LayoutInfo) {
    for reading in readings.take(since: count) { note(reading, of: info) }
    // The pass ran during a trial of a container around this one, and could not ask that container for its size. So
    // the pass runs again.
    if readings.takeMissingAnswer(since: count), trials.areHidden { settling.layOutAgain(info) }
  }

  private func note(_ reading: Reading, of info: LayoutInfo) {
    guard let host = reading.host.host, let container = info.container else { return }
    let between = reading.extent == .place ? HostTree.between(host, container) : [host]
    info.watch(host, between)
    settling.note(reading, of: info)
  }

  /// Notes where a host was that a closure looked up during a pass of `parent`. The plan does not know of look-ups, so
  /// the host may be laid out later in the same pass. If its place then changes, `parent` is laid out again. If the
  /// host is in another tree than `parent`, `parent` is laid out again when the host enters the tree of `parent`.
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

  /// Holds the report of an endless trial for the pass that asked for the size. That is the pass of the nearest
  /// ancestor of the trial's container that is in a pass. Does nothing if no ancestor is in a pass.
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
