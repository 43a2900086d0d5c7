extension Solver {
  /// Changes the number of a constraint. This is the cheap edit: the structure stays.
  public mutating func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(Misuse) {
    try check(constraint)
    try check(constant)
    guard rows.constant[Int(constraint.slot)] != constant else { return }
    rows.constant[Int(constraint.slot)] = constant
    hasEdits = true
  }

  /// The number of a constraint; nil if it is unknown.
  public func constant(of constraint: Constraint) -> Double? {
    contains(constraint) ? rows.constant[Int(constraint.slot)] : nil
  }

  /// Changes the priority of a constraint, from required to optional and back as well.
  ///
  /// A preference gets the priority in both directions.
  public mutating func setPriority(
    _ priority: Priority, of constraint: Constraint
  ) throws(Misuse) {
    try check(constraint)
    try check(priority)
    let slot = Int(constraint.slot)
    setLevels(
      above: rows.above[slot] == Level.none ? Level.none : priority.rawValue,
      below: rows.below[slot] == Level.none ? Level.none : priority.rawValue, of: slot)
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
    let slot = Int(constraint.slot)
    guard rows.above[slot] != Level.none && rows.below[slot] != Level.none else {
      throw .wrongKindOfPriority(constraint)
    }
    setLevels(above: hugging.rawValue, below: compression.rawValue, of: slot)
  }

  private mutating func setLevels(above: Double, below: Double, of slot: Int) {
    guard rows.above[slot] != above || rows.below[slot] != below else { return }
    rows.above[slot] = above
    rows.below[slot] = below
    program = nil
  }
}
