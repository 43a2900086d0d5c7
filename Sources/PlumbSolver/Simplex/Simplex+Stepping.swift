extension Simplex {
  /// How many idle steps are taken before Bland's rule makes sure that there is an end.
  private var usesBland: Bool { idleSteps > 12 }

  /// A column whose quantity makes the total smaller, and the direction to move it in.
  mutating func chooseColumn() -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double)?
    var bestSlope = 0.0
    var bestQuantity = Int.max
    for column in nonbasic.indices {
      let quantity = Int(nonbasic[column])
      let up = mayBeAbove[quantity] ? slope[column] + costAbove[quantity] : 0
      let down = mayBeBelow[quantity] ? costBelow[quantity] - slope[column] : 0
      let steepest = min(up, down)
      guard steepest < -limit(column) else { continue }
      if usesBland ? quantity < bestQuantity : steepest < bestSlope {
        best = (column, up <= down ? 1 : -1)
        bestSlope = steepest
        bestQuantity = quantity
      }
    }
    return best
  }

  /// Where moving a column's quantity stops making the total smaller. What is passed before
  /// changes sides.
  mutating func findStop(_ column: Int, _ direction: Double) -> Break? {
    tableau.collect(column, into: &self.column)
    findBreaks(direction)
    let quantity = Int(nonbasic[column])
    var down = direction * slope[column] + (direction > 0 ? costAbove : costBelow)[quantity]
    while let next = popFirstBreak() {
      down += next.jump
      if down >= -limit(column) || usesBland { return next }
      pass(next)
    }
    return nil
  }

  /// Lists where basic quantities reach zero.
  private mutating func findBreaks(_ direction: Double) {
    breaks.removeAll()
    for index in 0..<column.count {
      let row = Int(column[index].index)
      let speed = direction * column[index].coefficient
      let quantity = Int(basic[row])
      let isLeaving = (speed > 0) == (side[row] > 0)
      let isClosed = !(speed > 0 ? mayBeAbove : mayBeBelow)[quantity]
      let isAtZero = value[row].magnitude <= 1e-9 * (1 + size[quantity])
      if speed.magnitude < 1e-9 || (isLeaving && !(isClosed && isAtZero)) { continue }
      let cost = costAbove[quantity] + costBelow[quantity]
      let jump = isClosed ? .infinity : cost * speed.magnitude
      if jump == 0 { continue }
      let step = max(0, -value[row] / speed)
      breaks.append(Break(row: row, step: step, jump: jump, speed: speed))
    }
  }

  /// The nearest break; of several, the one with the largest speed, or the first quantity.
  private mutating func popFirstBreak() -> Break? {
    guard breaks.count > 0 else { return nil }
    var first = 0
    for index in 1..<max(1, breaks.count) where comes(breaks[index], before: breaks[first]) {
      first = index
    }
    let found = breaks[first]
    breaks[first] = breaks[breaks.count - 1]
    breaks.keepFirst(breaks.count - 1)
    return found
  }

  private func comes(_ one: Break, before other: Break) -> Bool {
    let difference = one.step - other.step
    if difference.magnitude > 1e-12 * (1 + one.step) { return difference < 0 }
    if usesBland { return basic[one.row] < basic[other.row] }
    return one.speed.magnitude > other.speed.magnitude
  }

  /// Lets a basic quantity change sides without leaving.
  private mutating func pass(_ passed: Break) {
    let before = cost(passed.row)
    side[passed.row] = passed.speed > 0 ? 1 : -1
    addToSlopes(passed.row, times: cost(passed.row) - before)
  }

  /// Moves a column's quantity to a stop, where it becomes basic and the stopping one nonbasic.
  mutating func step(_ column: Int, _ direction: Double, to stop: Break) {
    idleSteps = stop.step > 0 ? 0 : idleSteps + 1
    for index in 0..<self.column.count {
      let row = Int(self.column[index].index)
      value[row] += self.column[index].coefficient * direction * stop.step
    }
    exchange(stop.row, column, value: direction * stop.step, side: direction > 0 ? 1 : -1)
  }

  /// Lets a basic quantity, whose value is now zero, change places with a column's quantity.
  ///
  /// The column must have been collected.
  mutating func exchange(_ row: Int, _ column: Int, value newValue: Double, side newSide: Int8) {
    pivots += 1
    let (leaving, entering) = (basic[row], nonbasic[column])
    addToSlopes(row, times: -cost(row))
    basic[row] = entering
    nonbasic[column] = leaving
    place[Int(entering)] = Int32(row)
    place[Int(leaving)] = ~Int32(column)
    value[row] = newValue
    side[row] = newSide
    tableau.pivot(row, column, list: self.column)
    let total = slope[column] + cost(row)
    slope[column] = 0
    addToSlopes(row, times: total)
  }
}
