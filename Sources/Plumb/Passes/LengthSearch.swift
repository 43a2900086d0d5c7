import Foundation

/// The search for the least length of an unlimited side at which all children lie inside the parent.
///
/// The search assumes that the children's places are linear functions of the length. It computes the needed length
/// from two trials, and confirms it by a third. But a place may be linear only for similar lengths. So if a child is
/// still outside, the search tries longer lengths, as long as each leaves less outside. If a child is outside at one
/// length but was inside at a longer one, the search goes on between the two.
struct LengthSearch {
  private let least: CGFloat
  private let padding: CGFloat
  /// The first trial. The search tries no shorter length: there, areas would have no length and begin elsewhere, so
  /// trials would mislead.
  private var first: TrialSpans?
  private var phase = Phase.comparing(nil)
  /// The result of the search before longer lengths were tried.
  private var shorter: (spans: TrialSpans, length: CGFloat)?

  /// What the last trial was for.
  private enum Phase {
    /// To compare it with an earlier trial; nil if it was the first one.
    case comparing(TrialSpans?)
    /// To see whether a longer length leaves less outside than the one before.
    case growing(TrialSpans, tries: Int)
    /// To narrow the bracket between a length that is too short and one that is long enough.
    case closing(LengthBracket)
  }

  /// The limit of trials. Lengths need not converge, because a child's place may be no linear function of them.
  static var mostTrials: Int { 12 }

  /// If comparing trials has led to a result at which a child is still outside, longer lengths are tried only if it
  /// took no more trials than this. In a cycle, each trial shows something else, and a search that settles late does so
  /// by chance.
  private static var soon: Int { 6 }
  private var trials = 0

  /// How many longer lengths are tried at most, each at least five times as long as the one before.
  private static var mostLonger: Int { 3 }

  init(atLeast least: CGFloat, padding: CGFloat) {
    self.least = least
    self.padding = padding
  }

  /// The outcome of a trial.
  enum Step {
    /// Another length is tried.
    case trying(CGFloat)
    /// The result is the length of this trial.
    case found
    /// The result is a computed length, and not that of this trial. `isBelowAll` tells whether it is shorter than all
    /// lengths that were tried.
    case computed(CGFloat, isBelowAll: Bool)
  }

  /// The result if the search does not converge; nil if the last length that was tried is taken then.
  var fallback: CGFloat? { shorter?.length }

  /// What to do after a trial.
  mutating func next(after spans: TrialSpans) -> Step {
    let first = first ?? spans
    self.first = first
    trials += 1
    switch phase {
    case .comparing(let before): return compare(spans, with: before, first)
    case .growing(let before, let tries): return grow(spans, from: before, first, tries)
    case .closing(let bracket): return close(bracket, spans)
    }
  }

  private mutating func compare(
    _ spans: TrialSpans, with before: TrialSpans?, _ first: TrialSpans
  ) -> Step {
    guard let before, before.length != spans.length else {
      phase = .comparing(spans)
      let next = spans.firstNeededLength(least: least, padding: padding)
      return abs(next - spans.length) < TrialRoom.noise ? .found : .trying(next)
    }
    if spans.lack(ofWhatIsInsideIn: before, padding) > TrialRoom.noise {
      return close(between: spans, and: before)
    }
    let next = max(least, spans.neededLength(comparedWith: before, padding: padding))
    if next < first.length + TrialRoom.noise, first.nearby > first.length,
      spans.length > first.nearby + TrialRoom.noise
    {
      // `next` is the first length or below it, and no trial can confirm a length below the first. So it is computed
      // again, from the first trial and one of a nearby length.
      phase = .comparing(first)
      return .trying(first.nearby)
    }
    if abs(next - spans.length) < TrialRoom.noise || next < first.length {
      return settle(on: next, spans)
    }
    if let shorter, abs(next - shorter.length) < TrialRoom.noise { return take(shorter.length) }
    phase = .comparing(spans)
    return .trying(next)
  }

  /// Ends the search at `next`, on which the comparisons agree, or at the result that was found before longer lengths
  /// were tried, if they do not improve on it. If a child is still outside, first tries longer lengths, but only once.
  @_optimize(size)
  private mutating func settle(on next: CGFloat, _ spans: TrialSpans) -> Step {
    if let length = lengthBefore(spans) { return take(length) }
    if shorter == nil, trials <= Self.soon, let longer = spans.longerLength(padding: padding) {
      shorter = (spans, next)
      phase = .growing(spans, tries: 1)
      return .trying(longer)
    }
    return abs(next - spans.length) < TrialRoom.noise ? .found : take(next)
  }

  /// The result that was found before longer lengths were tried, if it is to be kept. Nil if none were tried, or if
  /// `spans` is better: everything that lay inside the parent at that result still does, and something more.
  private func lengthBefore(_ spans: TrialSpans) -> CGFloat? {
    guard let shorter, !spans.holdsMore(than: shorter.spans, padding: padding) else { return nil }
    return shorter.length
  }

  private func take(_ length: CGFloat) -> Step {
    .computed(length, isBelowAll: first.map { length < $0.length } ?? false)
  }

  @_optimize(size)
  private mutating func grow(
    _ spans: TrialSpans, from before: TrialSpans, _ first: TrialSpans, _ tries: Int
  ) -> Step {
    if spans.isNearer(than: before, padding: padding) {
      guard let longer = spans.longerLength(padding: padding) else {
        return close(between: before, and: spans)
      }
      if tries < Self.mostLonger {
        phase = .growing(spans, tries: tries + 1)
        return .trying(longer)
      }
    }
    return compare(spans, with: before, first)
  }

  @_optimize(size)
  private mutating func close(between low: TrialSpans, and high: TrialSpans) -> Step {
    let bracket = LengthBracket(low: low, high: high)
    phase = .closing(bracket)
    return .trying(bracket.next)
  }

  @_optimize(size)
  private mutating func close(_ bracket: LengthBracket, _ spans: TrialSpans) -> Step {
    var bracket = bracket
    guard bracket.narrow(with: spans, least: least, padding: padding) else {
      if let length = lengthBefore(bracket.high) { return take(length) }
      if shorter == nil, bracket.needed > bracket.next + TrialRoom.noise {
        shorter = (bracket.high, bracket.next)
        phase = .comparing(bracket.high)
        return .trying(bracket.needed)
      }
      return abs(bracket.next - spans.length) < TrialRoom.noise
        ? .found : .computed(bracket.next, isBelowAll: false)
    }
    phase = .closing(bracket)
    return .trying(bracket.next)
  }
}

extension LayoutScope where Host: LayoutInfoStorable {
  /// Finds the least length of an unlimited side, and sets it in `room`. Returns the last trial if its frames are right
  /// at this length; nil otherwise.
  ///
  /// At the length that the layouts of one condition need, another condition may be in force. Then the layouts of the
  /// other condition are tried. If that leads back to a condition that was tried before, the longest of the lengths
  /// found is taken.
  @_semantics("optimize.sil.specialize.generic.never")
  func tryLengths<Axis: FrameAxis>(
    of room: inout TrialRoom, along axis: Axis.Type, _ padding: CGFloat
  ) -> TriedLayouts? {
    room.condition = host.condition(in: room.bounds)
    defer { room.condition = nil }
    var (tried, most): (Set<AnyHashable>, CGFloat) = ([], 0)
    while true {
      let last = tryLengthsUnderItsCondition(of: &room, along: axis, padding)
      guard let condition = room.condition, let own = host.condition(in: room.bounds),
        own != condition
      else { return last }
      most = max(most, room[axis])
      tried.insert(condition)
      if tried.contains(own) {
        room[axis] = most
        return nil
      }
      room.condition = own
    }
  }

  /// Finds the length as ``tryLengths(of:along:_:)`` does, but only with the layouts of the condition in `room`, even
  /// if another condition is in force at a length that is tried.
  @_semantics("optimize.sil.specialize.generic.never")
  private func tryLengthsUnderItsCondition<Axis: FrameAxis>(
    of room: inout TrialRoom, along axis: Axis.Type, _ padding: CGFloat
  ) -> TriedLayouts? {
    var search = LengthSearch(atLeast: Axis.length(of: room.least), padding: padding)
    var lastTried = room[axis]
    for _ in 0..<LengthSearch.mostTrials {
      let last = tryLayouts(in: &room, along: axis)
      lastTried = room[axis]
      guard let spans = last.spans else {
        // No child depends on this length. But heights may depend on the width, so a trial of the width is
        // not reused.
        room[axis] = max(Axis.length(of: room.least), Axis.length(of: last.box) + padding)
        return Axis.kind == .vertical ? last : nil
      }
      switch search.next(after: spans) {
      case .found:
        return last
      case .trying(let length):
        room[axis] = length
      case .computed(let length, let isBelowAll):
        room[axis] = length
        if isBelowAll { tryLeast(of: &room, along: axis, padding) }
        return nil
      }
    }
    room[axis] = search.fallback ?? lastTried
    return nil
  }

  /// If the computed length is no more than the minimum and the padding, tries it, and adds the distance by which
  /// children end outside at this length. They may end outside if a closure returns another length in a short parent,
  /// such as `$0.width > 0 ? $0.width : 80`.
  @_semantics("optimize.sil.specialize.generic.never")
  private func tryLeast<Axis: FrameAxis>(
    of room: inout TrialRoom, along axis: Axis.Type, _ padding: CGFloat
  ) {
    let needed = room[axis]
    guard needed <= Axis.length(of: room.least) + padding else { return }
    func outside() -> CGFloat {
      tryLayouts(in: &room, along: axis).spans?.outside(padding: padding) ?? 0
    }
    let length = outside()
    guard length > TrialRoom.noise else { return }
    room[axis] += length
    // A child that moves with the far edge ends outside at any length. Then the computed length is taken.
    if outside() > TrialRoom.noise { room[axis] = needed }
  }
}
