/// Priorities as rows store them, one for each direction.
///
/// A row says that the sum of its terms should be its constant. `above` is the priority with which the sum should not
/// be more. `below` is the priority with which it should not be less. An equation has both. An inequality has one, and
/// ``none`` for the other.
enum Level {
  /// The priority of constraints that must hold.
  static let required = 1000.0
  /// The priority of a direction that does not matter.
  static let none = 0.0
  /// A level above all priorities, mainly for operations that follow from required equations alone.
  static let certain = Double.infinity
}
