extension Solver {
  /// Changes the number of a constraint. This is the cheap edit: the structure stays.
  public mutating func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(Misuse) {
    try engine.setConstant(constant, of: constraint)
  }

  /// The number of a constraint; nil if it is unknown.
  public func constant(of constraint: Constraint) -> Double? {
    contains(constraint) ? engine.rows[constraint.slot].constant : nil
  }

  /// Changes the priority of a constraint, from required to optional and back as well.
  ///
  /// A preference gets the priority in both directions.
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
