import Foundation

/// A search for a length of the parent between two lengths: some child lies inside the parent at the longer one, but
/// not at the shorter one.
///
/// The search computes a length from how the children move near the longer one, then from how they move near the
/// shorter one. If that length is not between the two, the search tries the middle.
struct LengthBracket {
  private var low: TrialSpans
  /// The trial of the longer length. The search replaces it only by a shorter length at which all children that lay
  /// inside the parent still do.
  private(set) var high: TrialSpans
  /// The length to try next; at the end of the search, the result.
  private(set) var next: CGFloat
  /// The length at which the children that are still outside at `next` would lie inside, too, if all children keep
  /// moving as they do near `next`; 0 if it is not computed.
  private(set) var needed: CGFloat = 0
  private var phase = Phase.nearHigh

  /// What the next trial is for.
  private enum Phase {
    /// To see how the children move near the longer length.
    case nearHigh
    /// To check a length that was computed from how the children move near the longer one. The payload is the nearby
    /// trial that has shown this.
    case fromHigh(TrialSpans)
    /// To check a length that was computed from the trial of the shorter one, or the middle of the two.
    case fromLow
  }

  init(low: TrialSpans, high: TrialSpans) {
    (self.low, self.high) = (low, high)
    next = high.onGrid(high.length - (high.length - low.length) / 16)
  }

  /// Narrows the bracket with `spans`, the trial of `next`. Returns false if the search is over and `next` is the
  /// result.
  @_optimize(size)
  mutating func narrow(with spans: TrialSpans, least: CGFloat, padding: CGFloat) -> Bool {
    let lost = spans.lack(ofWhatIsInsideIn: high, padding)
    func lengthNeeded(comparedWith other: TrialSpans) -> CGFloat {
      max(least, spans.neededLength(comparedWith: other, padding: padding))
    }
    switch phase {
    case .nearHigh:
      let length = lengthNeeded(comparedWith: high)
      if length >= high.length - TrialRoom.noise {
        (next, needed) = (high.length, length)
        return false
      }
      if length > low.length + TrialRoom.noise {
        (phase, next) = (.fromHigh(spans), length)
        return true
      }
      phase = .fromLow
      next = between(low.length + low.lack(ofWhatIsInsideIn: high, padding))
    case .fromHigh(let near):
      if lost <= TrialRoom.noise { return confirm(spans, lengthNeeded(comparedWith: near)) }
      (low, phase, next) = (spans, .fromLow, between(spans.length + lost))
    case .fromLow:
      let length = lengthNeeded(comparedWith: low)
      if lost <= TrialRoom.noise { return confirm(spans, length) }
      (low, next) = (spans, between(length))
    }
    return true
  }

  /// Ends the search and returns false if the length of `spans` equals `length`, the least that is needed. Otherwise,
  /// the search goes on between the shorter length and the length of `spans`, which is long enough.
  @_optimize(size)
  private mutating func confirm(_ spans: TrialSpans, _ length: CGFloat) -> Bool {
    if abs(length - spans.length) < TrialRoom.noise {
      (high, next) = (spans, spans.length)
      return false
    }
    self = LengthBracket(low: low, high: spans)
    return true
  }

  /// `length` on the grid if it lies between the shorter and the longer length; else the middle of these two.
  @_optimize(size)
  private func between(_ length: CGFloat) -> CGFloat {
    let length = high.onGrid(length)
    return length > low.length + TrialRoom.noise && length < high.length - TrialRoom.noise
      ? length : high.onGrid((low.length + high.length) / 2)
  }
}
