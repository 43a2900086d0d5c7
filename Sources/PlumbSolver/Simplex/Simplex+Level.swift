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
      guard let (column, direction) = chooseColumn() else { return .optimal }
      guard pivots < pivotLimit else { return .pivotLimit }
      guard let stop = findStop(column, direction) else { return .unbounded }
      step(column, direction, to: stop)
      if pivots % 64 == 0 { sumSlopes() }
    }
  }

  /// The total of the current costs.
  var total: Double {
    var sum = 0.0
    for row in value.indices {
      let quantity = Int(basic[row])
      sum += max(costAbove[quantity] * value[row], -costBelow[quantity] * value[row])
    }
    return sum
  }

  /// Closes the sides on which the level's total would grow.
  mutating func closeSides() {
    for column in nonbasic.indices {
      let quantity = Int(nonbasic[column])
      if slope[column] + costAbove[quantity] > Tolerance.slope { mayBeAbove[quantity] = false }
      if costBelow[quantity] - slope[column] > Tolerance.slope { mayBeBelow[quantity] = false }
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
    for column in slope.indices { slope[column] = 0 }
    for row in basic.indices {
      let cost = cost(row)
      if cost != 0 { addToSlopes(row, times: cost) }
    }
  }

  mutating func addToSlopes(_ row: Int, times factor: Double) {
    for index in tableau.range(row) {
      let entry = tableau.entries[index]
      slope[Int(entry.index)] += entry.coefficient * factor
    }
  }

  /// How a row's own cost changes with its value, on the side that it counts on.
  func cost(_ row: Int) -> Double {
    let quantity = Int(basic[row])
    return side[row] > 0 ? costAbove[quantity] : -costBelow[quantity]
  }
}
