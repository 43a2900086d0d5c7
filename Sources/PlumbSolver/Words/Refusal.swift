extension Solver {
  /// The reason why a required constraint was not added.
  public struct Refusal: Error, Hashable, Sendable {
    /// The older constraints that cannot all hold together with the refused one, oldest first. After one of them is
    /// removed, the refused one may still contradict others.
    public let members: [Constraint]

    /// Whether it is proven that the contradiction needs every member.
    public let isMinimal: Bool
  }
}
