extension ActiveSet {
  /// Why minimising a level ended.
  enum Ending: Sendable {
    case optimal
    /// The total decreases without bound. This can only happen in `canMove(_:)`, where a slack has a negative cost on
    /// one side. A total of errors is never negative.
    case unbounded
    case pivotLimit
  }

  /// Minimises the total of the current costs, without moving slacks to closed sides.
  ///
  /// - Parameter only: The only slack with costs, if `slopes` already says how its value changes with each active
  ///   slack.
  mutating func minimise(knowingSlopesOf only: Int32? = nil) -> Ending {
    effort.idleSteps = 0
    chooseSides()
    findGradient()
    var known = only
    while true {
      if let only = known {
        let cost = slacks[only].cost
        for place in 0..<columns { slopes.byPlace[place] *= cost }
        known = nil
      } else {
        findSlopes()
      }
      guard let (place, up) = choosePlace() else { return .optimal }
      guard !effort.isOver else { return .pivotLimit }
      findDirection(place)
      guard let stop = findStop(place, up) else { return .unbounded }
      step(place, up, to: stop)
      if factors.isWornOut {
        makeFactors()
        findGradient()
      }
    }
  }

  /// Closes the sides of zero on which the level's total would grow.
  mutating func closeSides() {
    for place in 0..<columns {
      let slack = Int(active[place])
      if slopes.byPlace[place] + slacks[slack].costAbove > slopes.limit {
        slacks[slack].mayBeAbove = false
      }
      if slacks[slack].costBelow - slopes.byPlace[place] > slopes.limit {
        slacks[slack].mayBeBelow = false
      }
    }
    for place in 0..<costed.count {
      let index = costed[place]
      if slacks[index].place >= 0 { continue }
      if slacks[index].side > 0 {
        slacks[index].mayBeBelow = false
      } else {
        slacks[index].mayBeAbove = false
      }
    }
  }

  /// Sets the costs of a slack. They last until `clearCosts()`.
  mutating func setCost(above: Double, below: Double, of slack: Int32) {
    if above == 0 && below == 0 { return }
    slacks[slack].costAbove = above
    slacks[slack].costBelow = below
    costed.append(slack)
  }

  mutating func clearCosts() {
    for place in 0..<costed.count {
      slacks[costed[place]].costAbove = 0
      slacks[costed[place]].costBelow = 0
    }
    costed.removeAll()
  }

  /// Finds out on which side of zero each basic slack with a cost is. Values that are only rounding errors become zero.
  private mutating func chooseSides() {
    for place in 0..<costed.count where slacks[costed[place]].place < 0 {
      let slack = slacks[costed[place]]
      slacks[costed[place]].value = slack.snapped
      slacks[costed[place]].side = slack.naturalSide
    }
  }

  /// Computes the gradient: how the total changes with each column.
  private mutating func findGradient() {
    slopes.gradient.fill(with: 0, count: columns)
    for place in 0..<costed.count where slacks[costed[place]].place < 0 {
      rows.add(Int(costed[place]), times: slacks[costed[place]].cost, to: &slopes.gradient)
    }
  }

  /// Computes how the total changes with each active slack.
  private mutating func findSlopes() {
    if !hasBasicCost {
      slopes.byPlace.fill(with: 0, count: columns)
      slopes.limit = Tolerance.slope
      return
    }
    // `combine` consumes its input, and the gradient is still needed.
    for column in 0..<columns { motion.direction[column] = slopes.gradient[column] }
    let largest = factors.combine(&motion.direction, into: &slopes.byPlace, rows)
    slopes.limit = Tolerance.slope + 1e-11 * largest
    effort.work += factors.cost
  }

  /// Whether any basic slack has a cost. If none has, all slopes are zero.
  private var hasBasicCost: Bool {
    for place in 0..<costed.count where slacks[costed[place]].place < 0 { return true }
    return false
  }
}
