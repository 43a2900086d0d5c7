import Foundation

/// A length that is too short for what a longer one holds, and the search between the two.
///
/// First it goes down from the longer one, by how the children move there; then up from the shorter one, by how they
/// move there; and halves what is left if neither leads into it.
struct LengthBracket {
  private var low: TrialSpans
  /// The trial of the least length so far that holds all.
  private(set) var high: TrialSpans
  /// The length to try next; the least that holds all if there is no more to try.
  private(set) var next: CGFloat
  /// The length in which all is inside that is still outside in `next`, if it moves as it does near `next`; else 0.
  private(set) var needed: CGFloat = 0
  private var phase = Phase.nearHigh

  /// What the next trial is for.
  private enum Phase {
    /// To see how the children move near the longer length.
    case nearHigh
    /// The children need this length if they move as they do near the longer one: as in the trial beside it.
    case fromHigh(TrialSpans)
    /// They need this length if they move as they do near the shorter one.
    case fromLow
  }

  init(low: TrialSpans, high: TrialSpans) {
    (self.low, self.high) = (low, high)
    next = high.onGrid(high.length - (high.length - low.length) / 16)
  }

  /// Takes a trial of the length that was to be tried. Returns false if `next` is the least length.
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

  /// Ends if a length that is long enough is also the least, from its comparison with another one.
  @_optimize(size)
  private mutating func confirm(_ spans: TrialSpans, _ length: CGFloat) -> Bool {
    if abs(length - spans.length) < TrialRoom.noise {
      (high, next) = (spans, spans.length)
      return false
    }
    self = LengthBracket(low: low, high: spans)
    return true
  }

  /// A length between the two: the given one, or the middle.
  @_optimize(size)
  private func between(_ length: CGFloat) -> CGFloat {
    let length = high.onGrid(length)
    return length > low.length + TrialRoom.noise && length < high.length - TrialRoom.noise
      ? length : high.onGrid((low.length + high.length) / 2)
  }
}
