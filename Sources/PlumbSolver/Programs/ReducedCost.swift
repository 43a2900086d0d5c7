/// The reduced costs of an active row: how total errors change if the row's sum moves above or below its constant.
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

    /// Adds the slope of the next lower level. It counts only if no higher level's total error changes.
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

  /// Adds a level that is lower than the level added before. `slope` is how the level's total error changes if the
  /// row's sum moves upwards. At priorities between the two levels, only the row's own error counts.
  @inline(__always)
  mutating func add(_ slope: Double, _ row: Row, _ level: Double) {
    up.add(row.above > level && row.above < lowest ? 1 : 0)
    down.add(row.below > level && row.below < lowest ? 1 : 0)
    up.add(slope + (row.above == level && level != Level.none ? 1 : 0))
    down.add(-slope + (row.below == level && level != Level.none ? 1 : 0))
    lowest = level
  }
}
