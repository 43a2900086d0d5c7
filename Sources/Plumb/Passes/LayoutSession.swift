import Foundation

/// Everything that one outermost call of `layoutIfNeeded()` or `sizeThatFits(_:)` sets off on a thread:
/// passes inside passes, trials inside trials. Each thread has one session, made when it is first needed.
final class LayoutSession {
  /// How many nested passes, trials and calls of `layoutIfNeeded()` are going on.
  @exclusivity(unchecked)
  private(set) var depth = 0
  @exclusivity(unchecked)
  var trials = TrialsGoingOn()
  /// A version that changes with everything a size may depend on, except frames. Remembered sizes are valid
  /// only under the same version.
  @exclusivity(unchecked)
  private(set) var contents = UInt64.random(in: 1...(.max / 2))
  /// The frames that layouts which are not stored would set, recorded while a host is asked for its size. Nil if no
  /// such frames are being recorded.
  @exclusivity(unchecked)
  var sizing: TrialFrames?
  @exclusivity(unchecked)
  var readings = SessionReadings()
  /// The containers to lay out again, and the issues to report once all is settled.
  @exclusivity(unchecked)
  var settling = Settling()
  /// The search for cycles of facts through several containers, with the cycles found so far.
  let outsideCycles = OutsideCycles()
  /// The outside pins whose path leads through hosts with a parent that is not a container.
  var looseWays = LooseWays()
  /// How many children there are of whose frames only parts are known so far.
  @exclusivity(unchecked)
  var splitFrames = 0
  /// How many nested layouts are being explained.
  var explanations = 0

  /// Whether the outermost call that is going on has begun a pass or a `layoutIfNeeded()`.
  var isPassing: Bool { depth > 0 && settling.hasLaidOut }

  /// Whether a layout is being explained. Nothing is reported meanwhile.
  var isExplaining: Bool { explanations > 0 }
}

extension LayoutSession {
  /// Begins a pass or a `layoutIfNeeded()`. If a trial is going on, the pass does not see it: hosts stand at
  /// their own frames.
  @inline(__always)
  func begin() {
    if depth == 0 { beginCall() }
    depth += 1
    settling.hasLaidOut = true
    if trials.areGoingOn { trials.hide(from: depth) }
  }

  /// Ends a pass or a `layoutIfNeeded()`. If this ends the outermost call, first lays out again the containers that are
  /// due.
  @inline(__always)
  func end() {
    if depth == 1, settling.isDue { settle() }
    if trials.areHidden { trials.show(from: depth) }
    depth -= 1
  }

  /// Begins a trial.
  func beginTrial() {
    if depth == 0 { beginCall() }
    depth += 1
    trials.count &+= 1
  }

  /// Ends a trial. If this ends the outermost call, first lays out again the containers that are due. But if the call
  /// has begun no pass and no `layoutIfNeeded()`, only reports the held issues, because a trial alone moves nothing.
  func endTrial() {
    if depth == 1 {
      readings.forgetAll()
      if settling.isDue { settling.hasLaidOut ? settle() : reportHeld() }
    }
    depth -= 1
  }

  /// Begins a measurement that sees the hosts' own frames, and not the trials going on. It is used if code that is
  /// evaluated in a trial asks for the size of a container that contains the trial's container.
  func beginApart() -> SessionReadings.Before {
    trials.hide(from: depth)
    return readings.beginApart()
  }

  func endApart(_ before: SessionReadings.Before) {
    trials.show(from: depth)
    readings.endApart(before)
  }

  @inline(__always)
  private func beginCall() {
    noteChange()
    settling.beginCall()
    trials.beginCall()
    readings.forgetAll()
  }

  /// Notes a change that a size may depend on. It invalidates all remembered sizes.
  func noteChange() { contents &+= 1 }

  /// Calls `ask`, which asks for a pass because views have moved. Moves are no content, so remembered sizes
  /// stay valid.
  func noteMoves(_ ask: () -> Void) {
    let contents = contents
    ask()
    self.contents = contents
  }
}

extension LayoutSession {
  /// Why a container cannot be asked for its size now; nil if it can.
  var overload: LayoutIssue.Kind? {
    if depth > Self.mostDepth { return .tooDeep }
    // Between calls, the count of trials is still the one of the last call, so it is not checked.
    return depth > 0 && trials.areTooMany ? .tooManyTrials : nil
  }

  /// The limit for `depth`: in deeper nests of passes and trials, no container is measured, so that the stack does not
  /// overflow. Each measurement needs 12 KB of stack in a debug build, and a UI thread has a megabyte on some
  /// platforms.
  private static var mostDepth: Int { 64 }

  /// Reports that `host` cannot be asked for its size, at most once in an outermost call. Notes the missing answer,
  /// because it limits which sizes are remembered.
  func report(_ overload: LayoutIssue.Kind, of host: any LayoutInfoStorable) {
    readings.noteMissingAnswer(isBusy: false)
    if !settling.isOverloadReported { host.reportInterference(overload, asked: "size") }
    settling.isOverloadReported = true
  }
}

extension LayoutSession {
  /// Reports that code which is being measured lays out `host`, at most once in an outermost call.
  func reportInterference(with host: any LayoutInfoStorable) {
    if !settling.isInterferenceReported { host.reportInterference(.passInPass) }
    settling.isInterferenceReported = true
  }
}

/// The trials that are going on, as far as the current evaluation may see them.
struct TrialsGoingOn {
  /// How many trials have begun. If the count grows while a host is asked for its size, the host ran a trial.
  var count = 0
  private(set) var generation = 0
  private var open = 0
  /// The greatest `count` that is allowed in the current call. If `count` is greater, the call has run too many trials.
  private var limit = 0
  /// The innermost trial whose layouts are being evaluated.
  var running: LayoutTrial?
  /// How many of the trials going on began during a trial of the same container.
  private(set) var nested = 0
  /// The calls that do not see the trials, each with its depth and the number of trials hidden from it: a pass during a
  /// trial, or a measurement of a container that contains the container of the running trial.
  private var hidden: [(depth: Int, open: Int)] = []

  var areGoingOn: Bool { open > 0 }

  /// Whether the current call has run so many trials that it might not end.
  ///
  /// Containers that measure each other multiply the trials: if each level measures the next one three times,
  /// 20 levels need billions. Ordinary screens need a few trials for each container.
  var areTooMany: Bool { count > limit }

  /// Begins an outermost call.
  mutating func beginCall() { limit = count + 50_000 }

  /// Lets the call run more trials. It is called at the first trial of a container since the contents changed.
  mutating func noteContainer() { limit += 1000 }

  /// Whether a call is going on that does not see the trials.
  var areHidden: Bool { generation > 0 }

  /// Begins a trial, and returns its links. The trial is visible only while `generation`, the number of calls that hide
  /// trials, has the same value as now. It counts as nested if it began during another trial of the same container.
  mutating func begin(during outer: LayoutTrial?) -> TrialLinks {
    open += 1
    if outer != nil { nested += 1 }
    return TrialLinks(count, generation, during: outer, calledBy: running)
  }

  mutating func end(isNested: Bool) {
    open -= 1
    if isNested { nested -= 1 }
  }

  /// Hides the trials from a call at `depth`.
  mutating func hide(from depth: Int) {
    hidden.append((depth, open))
    open = 0
    generation += 1
  }

  /// At the end of the call at `depth`, shows the trials again that the call has hidden, if any.
  mutating func show(from depth: Int) {
    guard let last = hidden.last, last.depth == depth else { return }
    hidden.removeLast()
    open = last.open
    generation -= 1
  }
}

extension LayoutSession {
  /// The trial of a container that the current evaluation sees: the innermost one that has not ended. Nil if there is
  /// none, if the current call does not see it, or if it belongs to an outer trial that is no longer the innermost of
  /// its container.
  func trial(of info: LayoutInfo) -> LayoutTrial? {
    guard let trial = info.trials.innermost, trial.links.generation == trials.generation,
      trials.nested == 0 || trial.isCurrent
    else { return nil }
    return trial
  }

  /// Where the trials that are going on have put `host`.
  ///
  /// If a trial has decided the size of a container, reading a view inside runs the container's layouts at
  /// that size.
  func place(of host: any Layoutable) -> LayoutTrial.Place {
    // Goes up from the host to a container on trial, and down again.
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
