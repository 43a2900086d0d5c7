extension Engine {
  /// Adds a row, unless a number is not finite or a variable is unknown.
  @inline(__always)
  mutating func addRow(
    _ row: Row, _ expression: Solver.Expression
  ) throws(Solver.Misuse) -> Solver.Constraint {
    guard row.constant.isFinite else { throw .notFinite(row.constant) }
    let start = rows.beginRow(terms: expression.count)
    var refused: Solver.Expression.Term?
    expression.forEach { term in
      if variables.contains(term.variable) && term.coefficient.isFinite {
        rows.addTerm(Entry(term.variable.slot, term.coefficient))
      } else if refused == nil {
        refused = term
      }
    }
    if let refused {
      rows.forgetTerms(from: start)
      throw variables.contains(refused.variable)
        ? .notFinite(refused.coefficient) : .unknownVariable(refused.variable)
    }
    isOutdated = true
    return constraint(rows.endRow(row, start: start))
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

  /// Edits a number, which needs no new structure.
  @inline(__always)
  mutating func setConstant(
    _ constant: Double, of constraint: Solver.Constraint
  ) throws(Solver.Misuse) {
    guard contains(constraint) else { throw .unknownConstraint(constraint) }
    guard constant.isFinite else { throw .notFinite(constant) }
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
