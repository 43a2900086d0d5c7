extension Simplex {
  /// How minimising a level ended.
  enum Ending: Sendable {
    case optimal
    /// Nothing stops the descent; only a plain slope can do this, never a total of errors.
    case unbounded
    case pivotLimit
  }

  /// Makes the total of the current costs as small as the open sides allow.
  mutating func minimise() -> Ending {
    startLevel()
    while true {
      guard let (column, direction) = chooseColumn() else {
        // Slopes gather rounding errors. Only fresh ones decide that this is the end.
        sumSlopes()
        if chooseColumn() == nil { return .optimal }
        continue
      }
      guard pivots < pivotLimit && !isExhausted else { return .pivotLimit }
      guard let stop = findStop(column, direction) else { return .unbounded }
      step(column, direction, to: stop)
      if pivots % 64 == 0 { sumSlopes() }
    }
  }

  /// Closes the sides on which the level's total would grow.
  mutating func closeSides() {
    for column in nonbasic.indices {
      let quantity = Int(nonbasic[column])
      let limit = limit(column)
      if slope[column] + costAbove[quantity] > limit { mayBeAbove[quantity] = false }
      if costBelow[quantity] - slope[column] > limit { mayBeBelow[quantity] = false }
    }
    for column in nonbasic.indices {
      let quantity = Int(nonbasic[column])
      tableau.isClosed[column] = !mayBeAbove[quantity] && !mayBeBelow[quantity]
    }
    for row in basic.indices {
      let quantity = Int(basic[row])
      guard costAbove[quantity] + costBelow[quantity] > 0 else { continue }
      if side[row] > 0 { mayBeBelow[quantity] = false } else { mayBeAbove[quantity] = false }
    }
  }

  /// Decides on which side each basic quantity counts.
  private mutating func startLevel() {
    idleSteps = 0
    for row in value.indices {
      let quantity = Int(basic[row])
      if value[row].magnitude <= 1e-11 * (1 + size[quantity]) { value[row] = 0 }
      if value[row] != 0 {
        side[row] = value[row] > 0 ? 1 : -1
      } else if !mayBeAbove[quantity] {
        side[row] = -1
      } else if !mayBeBelow[quantity] {
        side[row] = 1
      } else {
        side[row] = costAbove[quantity] <= costBelow[quantity] ? 1 : -1
      }
    }
    sumSlopes()
  }

  /// Sums up how the total changes with each column.
  private mutating func sumSlopes() {
    for column in slope.indices {
      slope[column] = 0
      slopeSize[column] = 0
    }
    for row in basic.indices {
      let cost = cost(row)
      if cost != 0 { addToSlopes(row, times: cost) }
    }
  }

  mutating func addToSlopes(_ row: Int, times factor: Double) {
    for index in tableau.range(row) {
      let entry = tableau.entries[index]
      let part = entry.coefficient * factor
      slope[Int(entry.index)] += part
      slopeSize[Int(entry.index)] += part.magnitude
    }
  }

  /// The slope of a column that counts as none.
  func limit(_ column: Int) -> Double {
    Tolerance.slope * (1 + slopeSize[column])
  }

  /// How a row's own cost changes with its value, on the side that it counts on.
  func cost(_ row: Int) -> Double {
    let quantity = Int(basic[row])
    return side[row] > 0 ? costAbove[quantity] : -costBelow[quantity]
  }
}
