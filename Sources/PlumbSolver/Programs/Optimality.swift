/// What the reduced costs say about the values of a component.
enum Optimality: Sendable {
  /// The values are the best: if a row that was followed leaves the active set, a total gets worse, or else the values
  /// that were chosen.
  case best(hasChoice: Bool)
  /// Some rows that were followed should leave the active set, those of the lowest priority at this one.
  case improvable(at: Double)
  /// No row should leave the active set, but some may without making any total worse, and it is not clear which values
  /// are to be chosen.
  case open
  /// Required rows do not hold, and no row should leave the active set: they cannot all hold.
  case contradictory
}
