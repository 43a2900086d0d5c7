/// The reduced costs of a row: how totals change if it leaves the active set upwards or downwards.
struct ReducedCost: Sendable {
  var up = Change.none
  var down = Change.none

  /// Whether the row can leave the active set in some direction without a change of the cost.
  var isOpen: Bool { up == .none || down == .none }

  /// Whether leaving the active set in some direction is a gain.
  var isBetter: Bool { up == .better || down == .better }

  /// The lowest level added so far.
  private var lowest = Double.infinity

  enum Change: Sendable {
    case none, better, worse

    /// Adds the slope of a lower level, which only counts if no higher level has changed.
    @inline(__always)
    fileprivate mutating func add(_ slope: Double) {
      guard self == .none, slope.magnitude > 1e-9 else { return }
      self = slope > 0 ? .worse : .better
    }
  }

  /// Marks leaving the active set as a loss in both directions.
  mutating func close() {
    (up, down) = (.worse, .worse)
  }

  /// Adds a level, lower than the last one. `slope` is how its total changes if the row moves upwards. Between the
  /// two levels, only the row's own priorities cost anything.
  @inline(__always)
  mutating func add(_ slope: Double, _ row: Row, _ level: Double) {
    up.add(row.above > level && row.above < lowest ? 1 : 0)
    down.add(row.below > level && row.below < lowest ? 1 : 0)
    up.add(slope + (row.above == level && level != Level.none ? 1 : 0))
    down.add(-slope + (row.below == level && level != Level.none ? 1 : 0))
    lowest = level
  }
}
