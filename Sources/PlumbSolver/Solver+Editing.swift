extension Solver {
  /// Changes the number of a constraint. This is the cheap edit: the structure stays.
  public mutating func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(Misuse) {
    try check(constraint)
    try check(constant)
    guard rows[constraint.slot].constant != constant else { return }
    rows[constraint.slot].constant = constant
    guard !rows[constraint.slot].isEdited else { return }
    rows[constraint.slot].isEdited = true
    edited.append(constraint.slot)
  }

  /// The number of a constraint; nil if it is unknown.
  public func constant(of constraint: Constraint) -> Double? {
    contains(constraint) ? rows[constraint.slot].constant : nil
  }

  /// Changes the priority of a constraint, from required to optional and back as well.
  ///
  /// A preference gets the priority in both directions.
  public mutating func setPriority(
    _ priority: Priority, of constraint: Constraint
  ) throws(Misuse) {
    try check(constraint)
    try check(priority)
    let row = rows[constraint.slot]
    setLevels(
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
    guard rows[constraint.slot].equationLevel != Level.none else {
      throw .wrongKindOfPriority(constraint)
    }
    setLevels(above: hugging.rawValue, below: compression.rawValue, of: constraint.slot)
  }

  private mutating func setLevels(above: Double, below: Double, of slot: Int32) {
    guard rows[slot].above != above || rows[slot].below != below else { return }
    rows[slot].above = above
    rows[slot].below = below
    isOutdated = true
  }
}
