/// Priorities as the rows hold them, in two directions.
///
/// A row says: the sum of its terms should be its constant. `above` is the priority of not being
/// more, `below` that of not being less. An equation has both, an inequality one of them, and the
/// other is ``none``.
enum Level {
  /// The priority of what must hold.
  static let required = 1000.0
  /// The priority of a direction that does not matter.
  static let none = 0.0
  /// How firmly something holds that follows from required rows alone.
  static let certain = Double.infinity
}
