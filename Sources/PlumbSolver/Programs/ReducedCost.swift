/// The reduced costs of a row: how totals change if it leaves the active set upwards or downwards.
struct ReducedCost: Sendable {
  var up = Change.none
  var down = Change.none

  /// Whether the row can leave the active set in some direction without a loss.
  var isOpen: Bool { up == .none || down == .none }

  /// Whether the row should leave the active set in some direction.
  var isBetter: Bool { up == .better || down == .better }

  /// The lowest level that was looked at.
  private var lowest = Double.infinity

  enum Change: Sendable {
    case none, better, worse

    /// The change, given that of a lower level.
    @inline(__always)
    fileprivate mutating func add(_ slope: Double) {
      guard self == .none, slope.magnitude > 1e-9 else { return }
      self = slope > 0 ? .worse : .better
    }
  }

  /// Notes that leaving the active set is a loss in both directions.
  mutating func close() {
    (up, down) = (.worse, .worse)
  }

  /// Adds a level, lower than those before, with the total's slope when the row goes upwards. In levels
  /// between it and those before, only the row itself costs something.
  @inline(__always)
  mutating func add(_ slope: Double, _ row: Row, _ level: Double) {
    up.add(row.above > level && row.above < lowest ? 1 : 0)
    down.add(row.below > level && row.below < lowest ? 1 : 0)
    up.add(slope + (row.above == level && level != Level.none ? 1 : 0))
    down.add(-slope + (row.below == level && level != Level.none ? 1 : 0))
    lowest = level
  }
}
