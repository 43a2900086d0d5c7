extension Solver {
  /// How the two sides of a constraint compare.
  @frozen public enum Relation: Hashable, Sendable {
    /// The left side is the right side; the error is the distance between them.
    case equal
    /// The left side is not less than the right side; the error is what is missing.
    case atLeast
    /// The left side is not more than the right side; the error is what is too much.
    case atMost
  }
}
