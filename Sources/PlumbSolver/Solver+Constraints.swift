extension Solver {
  /// Adds a constraint: an expression, how it compares, and a number.
  ///
  /// Nothing is solved until ``solve()``. A required constraint that cannot hold beside the others
  /// is then reported as part of a ``Conflict``, while all older ones hold. To know at once, use
  /// `addIfPossible(_:_:to:)`.
  ///
  /// - Parameters:
  ///   - expression: What is compared. An expression whose variables cancel is allowed.
  ///   - relation: How the expression compares to the number.
  ///   - constant: The number, which ``setConstant(_:of:)`` edits.
  ///   - priority: How much the constraint matters.
  ///   - isProtected: Whether the constraint is only set aside in a conflict that has no other
  ///     members, such as for the size of a container.
  /// - Throws: A ``Misuse`` if a variable is unknown, a number is not finite or the priority is
  ///   out of range. Nothing is added then.
  @discardableResult
  public mutating func addConstraint(
    _ expression: borrowing Expression, _ relation: Relation, to constant: Double,
    priority: Priority = .required, isProtected: Bool = false
  ) throws(Misuse) -> Constraint {
    try check(priority)
    let row = Row(
      constant: constant, above: relation == .atLeast ? Level.none : priority.rawValue,
      below: relation == .atMost ? Level.none : priority.rawValue, isProtected: isProtected)
    return try engine.addRow(row, expression)
  }

  /// Adds a constraint on a single variable.
  ///
  /// It is what `addConstraint` of an expression does.
  @discardableResult
  public mutating func addConstraint(
    _ variable: Variable, _ relation: Relation, to constant: Double,
    priority: Priority = .required, isProtected: Bool = false
  ) throws(Misuse) -> Constraint {
    try addConstraint(
      Expression(variable), relation, to: constant, priority: priority, isProtected: isProtected)
  }

  /// Adds a preferred number, which is defended with two priorities: an intrinsic size.
  ///
  /// It is the same as two inequalities, and much cheaper: `hugging` is how much it matters that
  /// the expression is not more, `compression` how much it matters that it is not less.
  @discardableResult
  public mutating func addPreference(
    _ expression: borrowing Expression, near constant: Double, hugging: Priority,
    compression: Priority
  ) throws(Misuse) -> Constraint {
    try check(hugging)
    try check(compression)
    let row = Row(constant: constant, above: hugging.rawValue, below: compression.rawValue)
    return try engine.addRow(row, expression)
  }

  /// Adds a preferred number for a single variable.
  ///
  /// It is what `addPreference` of an expression does.
  @discardableResult
  public mutating func addPreference(
    _ variable: Variable, near constant: Double, hugging: Priority, compression: Priority
  ) throws(Misuse) -> Constraint {
    try addPreference(
      Expression(variable), near: constant, hugging: hugging, compression: compression)
  }

  /// Removes a constraint.
  public mutating func removeConstraint(_ constraint: Constraint) throws(Misuse) {
    try check(constraint)
    engine.removeRow(constraint.slot)
  }

  /// Whether the constraint is one of the solver's and was not removed.
  public func contains(_ constraint: Constraint) -> Bool {
    engine.contains(constraint)
  }
}

extension Solver {
  /// Throws if a constraint is unknown.
  func check(_ constraint: Constraint) throws(Misuse) {
    guard contains(constraint) else { throw .unknownConstraint(constraint) }
  }

  /// Throws if a priority is out of range.
  func check(_ priority: Priority) throws(Misuse) {
    guard priority.isInRange else { throw .priorityOutOfRange(priority.rawValue) }
  }
}
