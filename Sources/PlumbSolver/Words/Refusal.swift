extension Solver {
  /// The reason why a required constraint was not added.
  public struct Refusal: Error, Hashable, Sendable {
    /// The constraints that the refused one contradicts, oldest first. If any one of them is removed, the refused one
    /// can be added.
    public let members: [Constraint]

    /// Whether it is proven that no member can be left out.
    public let isMinimal: Bool
  }
}
