import Foundation

/// All that one call of `layoutIfNeeded()` or `sizeThatFits(_:)` sets off on a thread: passes inside
/// passes, trials inside trials. There is one session a thread; it is made when it is first needed.
final class LayoutSession {
  /// How many passes, trials and `layoutIfNeeded()` are going on, one inside the other.
  @exclusivity(unchecked)
  private(set) var depth = 0
  @exclusivity(unchecked)
  var trials = TrialsGoingOn()
  /// Changes with everything that a size may depend on, except where hosts stand. Sizes that were asked for are
  /// remembered as long as it stays.
  @exclusivity(unchecked)
  private(set) var contents = UInt64.random(in: 1...(.max / 2))
  /// Where layouts at once put hosts while a size is asked for.
  @exclusivity(unchecked)
  var sizing: TrialFrames?
  @exclusivity(unchecked)
  var readings = SessionReadings()
  /// What has to be laid out again, and what is reported once all is settled.
  @exclusivity(unchecked)
  var settling = Settling()
  /// The reference cycles that the search has found.
  var outsideCycles = OutsideCycles()
  /// Pins through hosts that are in no container.
  var looseWays = LooseWays()
  /// How many knots are being laid out, one inside the other.
  @exclusivity(unchecked)
  var knots = 0
  /// How many layouts are being explained, one inside the other.
  var explanations = 0

  /// Whether a pass is going on, or what has been laid out since the outermost one began.
  var isPassing: Bool { depth > 0 && settling.hasLaidOut }

  /// Whether a layout is being explained, which reports nothing.
  var isExplaining: Bool { explanations > 0 }
}

extension LayoutSession {
  /// Begins a pass or a `layoutIfNeeded()`. In the midst of a trial, it finds all hosts where they stand.
  @inline(__always)
  func begin() {
    if depth == 0 { beginCall() }
    depth += 1
    settling.hasLaidOut = true
    if trials.areGoingOn { trials.hide(from: depth) }
  }

  /// Ends it. With the outermost one, lays out again what waits for it.
  @inline(__always)
  func end() {
    if depth == 1, settling.isDue { settle() }
    if trials.areHidden { trials.show(from: depth) }
    depth -= 1
  }

  /// Begins to run a trial.
  func beginTrial() {
    if depth == 0 { beginCall() }
    depth += 1
    trials.count &+= 1
  }

  /// Ends it. With the outermost one, lays out again what waits for it, if anything has been laid out; a trial by
  /// itself moves nothing.
  func endTrial() {
    if depth == 1 {
      readings.forgetAll()
      if settling.isDue { settling.hasLaidOut ? settle() : reportHeld() }
    }
    depth -= 1
  }

  @inline(__always)
  private func beginCall() {
    noteChange()
    settling.beginCall()
    readings.forgetAll()
  }

  /// Notes that something changed that a size may depend on.
  func noteChange() { contents &+= 1 }

  /// Notes that views have moved. `ask` has one laid out again, which changes no content.
  func noteMoves(_ ask: () -> Void) {
    let contents = contents
    ask()
    self.contents = contents
  }
}

extension LayoutSession {
  /// Whether so many containers are asked for their sizes inside each other that the stack may end. Each needs
  /// 12 KB of it in a debug build, and a thread that shows views has a megabyte on some platforms.
  var isDeep: Bool { depth > Self.mostDepth }

  private static var mostDepth: Int { 64 }

  /// Reports that `host` is asked too deep in others, once in a call. What is made of it is not remembered.
  func reportDepth(of host: any LayoutInfoStorable) {
    readings.noteMissingAnswer()
    if !settling.isDepthReported { host.reportInterference(.tooDeep, asked: "size") }
    settling.isDepthReported = true
  }
}

extension LayoutSession {
  /// Reports that `host` is laid out by code that is being measured, once in a call.
  func reportInterference(with host: any LayoutInfoStorable) {
    if !settling.isInterferenceReported { host.reportInterference(.passInPass) }
    settling.isInterferenceReported = true
  }
}

/// The trials that are going on, as far as they are found by what is evaluated now.
struct TrialsGoingOn {
  /// How many trials have been run. It tells whether asking for a size ran one.
  var count = 0
  private(set) var generation = 0
  private var open = 0
  /// The trials that are hidden by passes in their midst, with the depths of these.
  private var hidden: [(depth: Int, open: Int)] = []

  var areGoingOn: Bool { open > 0 }

  /// Whether a pass is going on in the midst of a trial.
  var areHidden: Bool { generation > 0 }

  /// Begins a trial, and gives the number that tells whether it is found.
  mutating func begin() -> Int {
    open += 1
    return generation
  }

  mutating func end() { open -= 1 }

  /// Hides the trials from a pass that is that deep.
  mutating func hide(from depth: Int) {
    hidden.append((depth, open))
    open = 0
    generation += 1
  }

  /// Ends the pass.
  mutating func show(from depth: Int) {
    guard let last = hidden.last, last.depth == depth else { return }
    hidden.removeLast()
    open = last.open
    generation -= 1
  }
}

extension LayoutSession {
  /// The trial of a container that is going on, or that another one keeps for what is inside.
  func trial(of info: LayoutInfo) -> LayoutTrial? {
    guard let trial = info.trials.innermost, trial.generation == trials.generation else {
      return nil
    }
    return trial
  }

  /// Where the trials that are going on have `host`.
  ///
  /// The layouts of a container whose size a trial has decided are run in that size when something in it is read.
  func place(of host: any Layoutable) -> LayoutTrial.Place {
    // From the host up to a container that is tried, and down again.
    var way: [(host: any Layoutable, info: LayoutInfo)] = []
    var inner = host
    while let parent = inner.plumbParent, let info = parent.plumbLayoutInfo {
      guard let trial = trial(of: info) else {
        way.append((inner, info))
        inner = parent
        continue
      }
      var place = trial.place(of: inner)
      while let (host, info) = way.popLast() {
        guard let inside = place.trial(inside: info) else { return .own }
        place = inside.place(of: host)
      }
      return place
    }
    return .own
  }
}
