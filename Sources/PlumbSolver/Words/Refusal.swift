extension Solver {
  /// Why a required constraint was not added.
  public struct Refusal: Error, Hashable, Sendable {
    /// The constraints beside which it cannot hold, oldest first. It can beside all but any one.
    public let members: [Constraint]

    /// Whether it is proven that no member can be left out.
    public let isMinimal: Bool
  }
}
