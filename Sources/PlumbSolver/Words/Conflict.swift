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
    /// It is, unless the numbers are so far apart that rounding hides which members are at odds.
    public let isMinimal: Bool
  }
}

extension Solver.Conflict {
  /// The members at both ends, and how many there are between them.
  ///
  /// A conflict may have thousands of members, such as the rows of a list that is a point too long. Its ends are
  /// mostly what tells a reader where it is.
  ///
  /// - Parameter limit: How many members are named at most, at least 2. If there are not more, all are the first.
  public func ends(atMost limit: Int = 8) -> (
    first: ArraySlice<Solver.Constraint>, between: Int, last: ArraySlice<Solver.Constraint>
  ) {
    let limit = max(2, limit)
    if members.count <= limit { return (members[...], 0, []) }
    return (
      members.prefix((limit + 1) / 2), members.count - limit, members.suffix(limit / 2)
    )
  }
}

extension Solver.Conflict: CustomStringConvertible {
  /// How many members there are, the places of some, and which one is set aside.
  public var description: String {
    let (first, between, last) = ends()
    let middle = between > 0 ? ["… \(between) more …"] : []
    let places = first.map { "\($0.slot)" } + middle + last.map { "\($0.slot)" }
    return
      "conflict of \(members.count) constraints (\(places.joined(separator: ", "))); "
      + "\(setAside.slot) is set aside"
  }
}
