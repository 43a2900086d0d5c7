extension Solver {
  /// The reason why a required constraint was not added.
  public struct Refusal: Error, Hashable, Sendable {
    /// The constraints that it contradicts, oldest first. Without any one of them, it could be
    /// added.
    public let members: [Constraint]

    /// Whether it is proven that no member can be left out.
    public let isMinimal: Bool
  }
}
