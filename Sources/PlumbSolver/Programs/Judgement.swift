/// What the slopes say about the values of a component.
enum Judgement: Sendable {
  /// The values are the best: if a row that was followed gives way, a total gets worse, or else the values
  /// that were chosen.
  case best(hasChoice: Bool)
  /// Some rows that were followed should give way, those of the lowest priority at this one.
  case improvable(at: Double)
  /// No row should give way, but some may without making any total worse, and it is not clear which values
  /// are to be chosen.
  case open
  /// Required rows do not hold, and no row should give way: they cannot all hold.
  case contradictory
}
