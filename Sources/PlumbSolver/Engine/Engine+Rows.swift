extension Engine {
  /// Adds a row. Throws if a number is not finite or too large, or if a variable is unknown.
  @inline(__always)
  mutating func addRow(
    _ row: Row, _ expression: borrowing Solver.Expression
  ) throws(Solver.Misuse) -> Solver.Constraint {
    guard row.constant.magnitude <= Solver.largestNumber else {
      throw Solver.misuse(row.constant)
    }
    let start = rows.beginRow(terms: expression.count)
    var areSound = true
    expression.visitTerms { term in
      let isSound = term.coefficient.magnitude <= Solver.largestNumber
      if !isSound || !variables.contains(term.variable) { areSound = false }
      rows.addTerm(Entry(term.variable.slot, term.coefficient))
    }
    guard areSound else {
      rows.forgetTerms(from: start)
      throw misuse(in: expression)
    }
    isOutdated = true
    return constraint(rows.endRow(row, start: start))
  }

  /// The error for the first invalid term of an expression.
  private func misuse(in expression: borrowing Solver.Expression) -> Solver.Misuse {
    for term in expression.terms {
      if !variables.contains(term.variable) { return .unknownVariable(term.variable) }
      if !(term.coefficient.magnitude <= Solver.largestNumber) {
        return Solver.misuse(term.coefficient)
      }
    }
    return .notFinite(.nan)
  }

  mutating func removeRow(_ slot: Int32) {
    rows.remove(slot)
    isOutdated = true
  }

  @inline(__always)
  func contains(_ constraint: Solver.Constraint) -> Bool {
    Int(constraint.slot) < rows.slots && rows[constraint.slot].isLive
      && rows[constraint.slot].generation == constraint.generation
  }

  /// The live constraint in a slot.
  @inline(__always)
  func constraint(_ slot: Int32) -> Solver.Constraint {
    Solver.Constraint(slot: slot, generation: rows[slot].generation)
  }

  /// Edits a constant. The program stays valid.
  @inline(__always)
  mutating func setConstant(
    _ constant: Double, of constraint: Solver.Constraint
  ) throws(Solver.Misuse) {
    guard contains(constraint) else { throw .unknownConstraint(constraint) }
    guard constant.magnitude <= Solver.largestNumber else { throw Solver.misuse(constant) }
    guard rows[constraint.slot].constant != constant else { return }
    rows[constraint.slot].constant = constant
    guard !rows[constraint.slot].isEdited else { return }
    rows[constraint.slot].isEdited = true
    edited.append(constraint.slot)
  }

  mutating func setLevels(above: Double, below: Double, of slot: Int32) {
    guard rows[slot].above != above || rows[slot].below != below else { return }
    rows[slot].above = above
    rows[slot].below = below
    isOutdated = true
  }
}
