extension Program {
  /// Judges a component's values by how each total changes when a followed row gives way.
  ///
  /// The slopes of a level's total with regard to all constants come from going over the tape once
  /// in reverse. A row that gives way in a direction changes the totals by its slope, and costs
  /// what its own priority in that direction says; the highest level with a change decides. This
  /// is the optimality test of the simplex method, without a tableau.
  ///
  /// Rows that should give way get the priority of the direction as a hint, and rows that do not
  /// hold get the priority that they violate.
  mutating func judge(_ index: Int, _ rows: Rows) -> Judgement {
    let component = components[index]
    if component.operations.contains(where: { elimination.tape[$0].row == Operation.noRow }) {
      return .open
    }
    var verdicts = [Verdict](repeating: Verdict(), count: component.operations.count)
    for level in levels(of: component, rows) {
      let slopes = slopes(of: level, component, rows)
      for (offset, operation) in component.operations.enumerated() {
        let row = rows[elimination.tape[operation].row]
        verdicts[offset].add(slopes[offset], row, level)
      }
    }
    if giveHints(component, verdicts, rows) { return .improvable }
    let isBest = verdicts.allSatisfy { $0.up == .worse && $0.down == .worse }
    return isBest && requiredRowsHold(component, rows) ? .best : .open
  }

  private func requiredRowsHold(_ component: Component, _ rows: Rows) -> Bool {
    component.rows.allSatisfy {
      let row = componentRows[$0]
      return rows[row].level(on: rows.side(row, at: numbers.values)) != Level.required
    }
  }

  private func levels(of component: Component, _ rows: Rows) -> [Double] {
    var levels: Set<Double> = []
    for place in component.rows {
      levels.insert(rows[componentRows[place]].above)
      levels.insert(rows[componentRows[place]].below)
    }
    levels.remove(Level.none)
    return levels.sorted(by: >)
  }

  /// How a level's total changes with the constant of each operation of a component.
  private mutating func slopes(
    of level: Double, _ component: Component, _ rows: Rows
  ) -> [Double] {
    let operations = component.operations
    var weights = [Double](repeating: 0, count: operations.count)
    var isFlat = true
    for place in component.rows {
      let row = componentRows[place]
      let side = rows.side(row, at: numbers.values)
      guard rows[row].level(on: side) == level else { continue }
      isFlat = false
      reduce(row, rows)
      let passed = elimination.reducer.passed
      for index in 0..<passed.count {
        let operation = Int(elimination.links[passed[index].index].operation)
        guard operation >= operations.lowerBound else { continue }
        weights[operation - operations.lowerBound] += passed[index].coefficient * Double(side)
      }
    }
    return isFlat ? weights : slopes(operations, weights)
  }

  /// Goes over a component's operations in reverse. What required equations determine does not
  /// depend on them, and is left out.
  private func slopes(_ operations: Range<Int>, _ weights: [Double]) -> [Double] {
    var slopes = weights
    for index in operations.reversed() where slopes[index - operations.lowerBound] != 0 {
      let operation = elimination.tape[index]
      let slope = slopes[index - operations.lowerBound] * operation.scale
      slopes[index - operations.lowerBound] = slope
      for low in operation.lows {
        let entry = elimination.tape.lows[low]
        let earlier = Int(elimination.links[entry.index].operation) - operations.lowerBound
        if earlier >= 0 { slopes[earlier] -= slope * entry.coefficient }
      }
    }
    return slopes
  }

  /// Gives hints for another try; false if no row should give way.
  private mutating func giveHints(
    _ component: Component, _ verdicts: [Verdict], _ rows: Rows
  ) -> Bool {
    var isImprovable = false
    for (verdict, operation) in zip(verdicts, component.operations) {
      let row = elimination.tape[operation].row
      guard verdict.up == .better || verdict.down == .better else { continue }
      hint[Int(row)] = verdict.up == .better ? rows[row].above : rows[row].below
      isImprovable = true
    }
    for place in component.rows {
      let row = componentRows[place]
      let level = rows[row].level(on: rows.side(row, at: numbers.values))
      if level != Level.none { hint[Int(row)] = level }
    }
    return isImprovable
  }
}
