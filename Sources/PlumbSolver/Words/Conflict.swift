extension Solver {
  /// Required constraints that cannot all hold.
  public struct Conflict: Hashable, Sendable {
    /// The constraints, oldest first. Without any one of them the others can hold together.
    public let members: [Constraint]

    /// The member that the solver ignores so that the others hold.
    ///
    /// It is the newest member that is not protected. It is tried again whenever a required
    /// constraint is added, removed or edited.
    public let setAside: Constraint

    /// Whether it is proven that no member can be left out.
    ///
    /// It is, unless there were too many candidates to try each.
    public let isMinimal: Bool
  }
}
