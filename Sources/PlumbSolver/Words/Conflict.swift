extension Solver {
  /// A set of required constraints that cannot all hold.
  public struct Conflict: Hashable, Sendable {
    /// The constraints, oldest first. If ``isMinimal`` is true and any one is left out, the others can hold together.
    public let members: [Constraint]

    /// The member that the solver ignores so that the others hold.
    ///
    /// It is the newest member that is not protected, or the newest member if all are protected. The next
    /// ``Solver/solve()`` after any change tries it again.
    public let setAside: Constraint

    /// Whether it is proven that the conflict needs every member: if any one is left out, the others can hold together.
    ///
    /// False only if the search for the members failed: it took too many steps, or coefficients differ so much that
    /// rounding hides which members conflict.
    public let isMinimal: Bool
  }
}

extension Solver.Conflict {
  /// The first and the last members, and how many there are between them.
  ///
  /// A conflict may have thousands of members, such as the rows of a list that is a point too long. The first and the
  /// last members usually show a reader where the conflict is.
  ///
  /// - Parameter limit: The largest number of members to return, at least 2. If the conflict has no more members than
  ///   this, all are in `first`.
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
  /// The number of members, the slots of some of them, and the slot of the one that is set aside.
  public var description: String {
    let (first, between, last) = ends()
    let middle = between > 0 ? ["… \(between) more …"] : []
    let places = first.map { "\($0.slot)" } + middle + last.map { "\($0.slot)" }
    return
      "conflict of \(members.count) constraints (\(places.joined(separator: ", "))); "
      + "\(setAside.slot) is set aside"
  }
}
