extension Solver {
  /// Adds a constraint: an expression, a relation and a number.
  ///
  /// Nothing is solved until ``solve()``. If required constraints contradict each other, ``solve()`` reports a
  /// ``Conflict`` and sets one of its members aside, so that the others hold. To find out at once, use
  /// `addIfPossible(_:_:to:)`.
  ///
  /// - Parameters:
  ///   - expression: The left side. An expression whose variables cancel is allowed.
  ///   - relation: How the expression compares to the number.
  ///   - constant: The right side, which ``setConstant(_:of:)`` edits.
  ///   - priority: How much the constraint matters.
  ///   - isProtected: Whether the constraint is set aside only in conflicts whose members are all
  ///     protected. An example is the size of a container.
  /// - Throws: A ``Misuse`` if a variable is unknown, a number is not finite or too large, or the
  ///   priority is out of range. Nothing is added then.
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
  /// Same as `addConstraint` with an expression of one variable.
  @discardableResult
  public mutating func addConstraint(
    _ variable: Variable, _ relation: Relation, to constant: Double,
    priority: Priority = .required, isProtected: Bool = false
  ) throws(Misuse) -> Constraint {
    try addConstraint(
      Expression(variable), relation, to: constant, priority: priority, isProtected: isProtected)
  }

  /// Adds a preferred value for an expression, such as an intrinsic size, with two priorities.
  ///
  /// It works like two inequalities, and is much cheaper. `hugging` is the priority with which the expression resists
  /// being more than `constant`. `compression` is the priority with which it resists being less.
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

  /// Adds a preferred value for a single variable.
  ///
  /// Same as `addPreference` with an expression of one variable.
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

  /// Whether the constraint belongs to this solver and was not removed.
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
