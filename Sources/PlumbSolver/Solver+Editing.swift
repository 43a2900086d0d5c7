extension Solver {
  /// Changes the constant of a constraint. This edit is cheap, because the cached elimination stays
  /// valid.
  public mutating func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(Misuse) {
    try engine.setConstant(constant, of: constraint)
  }

  /// The constant of a constraint; nil if the constraint is unknown.
  public func constant(of constraint: Constraint) -> Double? {
    contains(constraint) ? engine.rows[constraint.slot].constant : nil
  }

  /// Changes the priority of a constraint. Required constraints may become optional, and the other
  /// way round.
  ///
  /// A preference gets the same priority in both directions.
  public mutating func setPriority(
    _ priority: Priority, of constraint: Constraint
  ) throws(Misuse) {
    try check(constraint)
    try check(priority)
    let row = engine.rows[constraint.slot]
    engine.setLevels(
      above: row.above == Level.none ? Level.none : priority.rawValue,
      below: row.below == Level.none ? Level.none : priority.rawValue, of: constraint.slot)
  }

  /// Changes the two priorities of a preference or an equation.
  ///
  /// - Throws: ``Misuse/wrongKindOfPriority(_:)`` if the constraint is an inequality.
  public mutating func setPriorities(
    hugging: Priority, compression: Priority, of constraint: Constraint
  ) throws(Misuse) {
    try check(constraint)
    try check(hugging)
    try check(compression)
    guard engine.rows[constraint.slot].equationLevel != Level.none else {
      throw .wrongKindOfPriority(constraint)
    }
    engine.setLevels(above: hugging.rawValue, below: compression.rawValue, of: constraint.slot)
  }
}
