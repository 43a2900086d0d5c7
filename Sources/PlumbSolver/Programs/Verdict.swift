/// What happens to the totals if a row gives way upwards or downwards.
struct Verdict: Sendable {
  var up = Change.none
  var down = Change.none

  enum Change: Sendable {
    case none, better, worse

    /// The change, given that of a lower level.
    fileprivate mutating func add(_ slope: Double) {
      guard self == .none, slope.magnitude > 1e-9 else { return }
      self = slope > 0 ? .worse : .better
    }
  }

  /// Adds a level, lower than those before, with the total's slope when the row goes upwards.
  mutating func add(_ slope: Double, _ row: Row, _ level: Double) {
    up.add(slope + (row.above == level ? 1 : 0))
    down.add(-slope + (row.below == level ? 1 : 0))
  }
}
