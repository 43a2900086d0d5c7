extension Program {
  /// Whether substitution is proven to have found the best values of a component.
  ///
  /// It is if each row either holds, or is off by an amount that follows from equations of higher
  /// priorities alone. For then no priority above the row's can be satisfied as well with another
  /// amount, and all totals are as small as they can be.
  mutating func isCertified(_ index: Int, _ rows: Rows) -> Bool {
    if distrustsCertificates { return false }
    let component = components[index]
    for place in component.checks {
      let row = componentChecks[place]
      let side = side(row, rows)
      let level = side == 0 ? Level.none : (side > 0 ? rows.above : rows.below)[Int(row)]
      if asksOnlyForContradictions && level < Level.required { continue }
      if level > Level.none && strength(of: row, rows) <= level { return false }
      // Where values were chosen, a row that just holds may be what determines them.
      if component.hasChoice && side == 0 && strength(of: row, rows) == Level.none { return false }
    }
    return true
  }

  /// The lowest priority that substitution used to determine a row's sum.
  private mutating func strength(of row: Int32, _ rows: Rows) -> Double {
    let known = strength[Int(row)]
    if !known.isNaN { return known }
    elimination.reducer.reduce(row, of: rows, links: elimination.links, tape: elimination.tape)
    var lowest = Level.certain
    for index in 0..<elimination.reducer.passed.count {
      let variable = Int(elimination.reducer.passed[index].index)
      let operation = Int(elimination.links.operation[variable])
      lowest = min(lowest, elimination.tape.strength[operation])
    }
    strength[Int(row)] = lowest
    return lowest
  }
}
