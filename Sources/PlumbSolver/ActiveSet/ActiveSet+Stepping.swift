extension ActiveSet {
  /// Whether Bland's rule (1977) chooses slacks. It is used after more than 12 consecutive idle steps, to prevent
  /// cycling.
  private var usesBland: Bool { effort.idleSteps > 12 }

  /// Chooses the active slack to move, and whether it grows. Nil if no move makes the total smaller.
  func choosePlace() -> (place: Int, up: Bool)? {
    var best: (place: Int, up: Bool)?
    var bestSlope = -slopes.limit
    var bestSlack = Int32.max
    for place in 0..<columns {
      let index = active[place]
      let slack = slacks[index]
      let up = slack.mayBeAbove ? slopes.byPlace[place] + slack.costAbove : 0
      let down = slack.mayBeBelow ? slack.costBelow - slopes.byPlace[place] : 0
      let steepest = min(up, down)
      guard steepest < -slopes.limit else { continue }
      if usesBland ? index < bestSlack : steepest < bestSlope {
        best = (place, up <= down)
        bestSlope = steepest
        bestSlack = index
      }
    }
    return best
  }

  /// Computes how fast each column and each basic slack changes if the active slack at `place` grows by 1 and all other
  /// active slacks stay.
  mutating func findDirection(_ place: Int) {
    factors.direction(place, into: &motion.direction, rows)
    motion.stop()
    for column in 0..<columns where motion.direction[column] != 0 {
      let part = motion.direction[column]
      let range = rows.column(column)
      effort.work += range.count
      for index in range {
        let entry = rows.columnEntries[index]
        motion.add(entry.coefficient * part, to: entry.index)
      }
    }
    for row in sortedRows..<max(sortedRows, slacks.count) where slacks[row].place < 0 {
      motion.add(rows.times(motion.direction, row: row), to: Int32(row))
    }
    effort.work += factors.cost
  }

  /// Finds the break at which moving the active slack stops making the total smaller; nil if there is none. The slacks
  /// of earlier breaks change sides. Under Bland's rule, the first break is the stop.
  mutating func findStop(_ place: Int, _ up: Bool) -> Break? {
    findBreaks(up ? 1 : -1)
    let slack = slacks[active[place]]
    var down =
      up ? slopes.byPlace[place] + slack.costAbove : slack.costBelow - slopes.byPlace[place]
    while let next = popFirstBreak() {
      down += next.jump
      if down >= -slopes.limit || usesBland { return next }
      pass(next)
    }
    return nil
  }

  /// Lists the breaks: where moving basic slacks reach zero, if they have a cost or may not cross zero.
  private mutating func findBreaks(_ direction: Double) {
    motion.breaks.removeAll()
    for index in 0..<motion.moving.count {
      let row = motion.moving[index]
      let slack = slacks[row]
      let speed = direction * motion.speed[row]
      if slack.place >= 0 || speed.magnitude < 1e-9 { continue }
      let isClosed = speed > 0 ? !slack.mayBeAbove : !slack.mayBeBelow
      let cost = slack.costAbove + slack.costBelow
      if !isClosed && cost == 0 { continue }
      let side = cost == 0 ? slack.naturalSide : slack.side
      let isLeaving = (speed > 0) == (side > 0)
      let isAtZero = slack.value.magnitude <= 1e-9 * (1 + slack.size)
      if isLeaving && !(isClosed && isAtZero) { continue }
      let jump = isClosed ? .infinity : cost * speed.magnitude
      let step = max(0, -slack.value / speed)
      motion.breaks.append(Break(slack: row, step: step, jump: jump, speed: speed))
    }
  }

  /// Removes and returns the nearest break; nil if none is left. On a tie, the fastest slack wins, or under Bland's
  /// rule the slack with the lowest index.
  private mutating func popFirstBreak() -> Break? {
    guard motion.breaks.count > 0 else { return nil }
    var first = 0
    for index in 1..<max(1, motion.breaks.count)
    where comes(motion.breaks[index], before: motion.breaks[first]) {
      first = index
    }
    let found = motion.breaks[first]
    motion.breaks[first] = motion.breaks[motion.breaks.count - 1]
    motion.breaks.keepFirst(motion.breaks.count - 1)
    return found
  }

  private func comes(_ one: Break, before other: Break) -> Bool {
    let difference = one.step - other.step
    if difference.magnitude > 1e-12 * (1 + one.step) { return difference < 0 }
    if usesBland { return one.slack < other.slack }
    return one.speed.magnitude > other.speed.magnitude
  }

  /// Lets a basic slack cross zero: changes the side of its cost, and the gradient with it. The slack stays basic.
  private mutating func pass(_ passed: Break) {
    let before = slacks[passed.slack].cost
    slacks[passed.slack].side = passed.speed > 0 ? 1 : -1
    let change = slacks[passed.slack].cost - before
    rows.add(Int(passed.slack), times: change, to: &slopes.gradient)
  }

  /// Moves the active slack at `place` to a stop. The moved slack becomes basic, and the slack of the stop becomes
  /// active.
  mutating func step(_ place: Int, _ up: Bool, to stop: Break) {
    effort.pivots += 1
    effort.idleSteps = stop.step > 0 ? 0 : effort.idleSteps + 1
    let distance = up ? stop.step : -stop.step
    for index in 0..<motion.moving.count {
      let row = motion.moving[index]
      if slacks[row].place < 0 {
        slacks[row].value += motion.speed[row] * distance
      }
    }
    let (leaving, entering) = (active[place], stop.slack)
    rows.add(Int(entering), times: -slacks[entering].cost, to: &slopes.gradient)
    slacks[entering].value = 0
    slacks[entering].place = Int32(place)
    slacks[leaving].value = distance
    slacks[leaving].side = up ? 1 : -1
    slacks[leaving].place = -1
    rows.add(Int(leaving), times: slacks[leaving].cost, to: &slopes.gradient)
    active[place] = entering
    factors.exchange(leaving, for: entering, pivot: motion.speed[entering], motion.direction)
  }
}

extension ActiveSet.Motion {
  /// Resets all speeds to zero.
  mutating func stop() {
    for index in 0..<moving.count {
      speed[moving[index]] = 0
      isMoving[moving[index]] = false
    }
    moving.removeAll()
  }

  @inline(__always)
  mutating func add(_ part: Double, to slack: Int32) {
    if !isMoving[slack] {
      isMoving[slack] = true
      moving.append(slack)
    }
    speed[slack] += part
  }
}
