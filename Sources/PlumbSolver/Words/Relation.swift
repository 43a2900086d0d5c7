extension Solver {
  /// How the two sides of a constraint compare.
  @frozen public enum Relation: Hashable, Sendable {
    /// The left side equals the right side; the error is their distance.
    case equal
    /// The left side is not less than the right side; the error is the shortfall.
    case atLeast
    /// The left side is not more than the right side; the error is the excess.
    case atMost
  }
}
