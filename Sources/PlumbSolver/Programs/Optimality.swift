/// A verdict on the values of a component, from the reduced costs of its followed rows.
enum Optimality: Sendable {
  /// The values are the best. If a followed row left the active set, a total or the choice of values would get worse.
  case best(hasChoice: Bool)
  /// Some followed rows should leave the active set. The lowest priority among them is given.
  case improvable(at: Double)
  /// No row should leave the active set. But some rows may leave without making a total worse, and it is not proven
  /// that the chosen values are the best.
  case open
  /// Required rows contradict each other: some of them do not hold, and no row should leave the active set.
  case contradictory
}
