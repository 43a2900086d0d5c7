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
    _ expression: Expression, _ relation: Relation, to constant: Double,
    priority: Priority = .required, isProtected: Bool = false
  ) throws(Misuse) -> Constraint {
    try check(priority)
    return try add(
      expression, constant,
      above: relation == .atLeast ? Level.none : priority.rawValue,
      below: relation == .atMost ? Level.none : priority.rawValue, isProtected)
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
    _ expression: Expression, near constant: Double, hugging: Priority, compression: Priority
  ) throws(Misuse) -> Constraint {
    try check(hugging)
    try check(compression)
    return try add(
      expression, constant, above: hugging.rawValue, below: compression.rawValue, false)
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
    rows.remove(constraint.slot)
    isOutdated = true
  }

  /// Whether the constraint is one of the solver's and was not removed.
  public func contains(_ constraint: Constraint) -> Bool {
    Int(constraint.slot) < rows.slots && rows[constraint.slot].isLive
      && rows[constraint.slot].generation == constraint.generation
  }

  private mutating func add(
    _ expression: Expression, _ constant: Double, above: Double, below: Double,
    _ isProtected: Bool
  ) throws(Misuse) -> Constraint {
    try check(constant)
    for term in expression.terms
    where !(variables.contains(term.variable) && term.coefficient.isFinite) {
      try check(term.variable)
      throw .notFinite(term.coefficient)
    }
    let start = rows.terms.count
    for term in expression.terms {
      rows.addTerm(Entry(term.variable.slot, term.coefficient))
    }
    let row = Row(constant: constant, above: above, below: below, isProtected: isProtected)
    isOutdated = true
    let slot = rows.endRow(row, start: start)
    return constraint(slot)
  }
}

extension Solver {
  /// The live constraint in a slot.
  func constraint(_ slot: Int32) -> Constraint {
    Constraint(slot: slot, generation: rows[slot].generation)
  }

  /// Throws if a constraint is unknown.
  func check(_ constraint: Constraint) throws(Misuse) {
    guard contains(constraint) else { throw .unknownConstraint(constraint) }
  }

  /// Throws if a number is NaN or infinite.
  func check(_ number: Double) throws(Misuse) {
    guard number.isFinite else { throw .notFinite(number) }
  }

  /// Throws if a priority is out of range.
  func check(_ priority: Priority) throws(Misuse) {
    guard priority.isInRange else { throw .priorityOutOfRange(priority.rawValue) }
  }
}
