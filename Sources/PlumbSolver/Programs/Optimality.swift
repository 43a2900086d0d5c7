/// A verdict on the values of a component, from the reduced costs of its followed rows.
enum Optimality: Sendable {
  /// The values are the best. If a followed row left the active set, a total or the choice of values would get worse.
  case best(hasChoice: Bool)
  /// Some followed rows should leave the active set. The lowest priority among them is given.
  case improvable(at: Double)
  /// No row should leave the active set. Some may without making a total worse, and it is unclear which values to
  /// choose.
  case open
  /// Required rows do not hold, and no row should leave the active set: they contradict each other.
  case contradictory
}
