extension Program {
  /// Finds the values for the rows' constants.
  ///
  /// Each component first plays the operations that it has. If what they give is not certain to
  /// be the best, it is solved by the simplex method, and all is played once more.
  mutating func run(_ rows: Rows) {
    pivots = 0
    simplexRuns = 0
    if !contradictions.isEmpty { contradictions.removeAll() }
    hasMended = false
    play(rows)
    var failing: [Int] = []
    for index in components.indices where !holds(index, rows) { failing.append(index) }
    if !failing.isEmpty { mend(failing, rows) }
    findContradictions(rows)
  }

  /// Plays all operations in use.
  mutating func play(_ rows: Rows) {
    elimination.tape.playForwards(0..<prefix, rows, into: &numbers)
    for index in components.indices {
      elimination.tape.playForwards(components[index].operations, rows, into: &numbers)
    }
    for index in components.indices {
      elimination.tape.playBackwards(components[index].operations, into: &numbers)
    }
    elimination.tape.playBackwards(0..<prefix, into: &numbers)
  }

  /// Whether the values of a component are certain to be the best ones.
  private mutating func holds(_ index: Int, _ rows: Rows) -> Bool {
    components[index].active != nil ? hasSameSides(index, rows) : isCertified(index, rows)
  }

  /// Brings components, whose values are not certain, to their best values.
  private mutating func mend(_ failing: [Int], _ rows: Rows) {
    hasMended = true
    var failing = failing
    // What the simplex method found was for other constants. Substitution may do for these.
    let all = failing
    let outdated = failing.filter { components[$0].active != nil }
    if !outdated.isEmpty {
      for index in outdated { returnToSubstitution(index) }
      play(rows)
      failing = failing.filter { !isCertified($0, rows) }
    }
    failing = improve(failing, rows)
    for index in failing { solveBySimplex(index, rows) }
    play(rows)
    for index in all where components[index].active != nil && !components[index].isUncertain {
      components[index].isUncertain = !hasSameSides(index, rows)
    }
  }

  /// Forgets what the simplex method found for a component.
  private mutating func returnToSubstitution(_ index: Int) {
    let component = components[index]
    elimination.links.unfollow(elimination.tape, component.operations)
    elimination.links.follow(elimination.tape, component.substitution)
    if component.active != component.substitution { components[index].spent = component.active }
    components[index].active = nil
    components[index].isUncertain = false
    components[index].isIncomplete = false
  }

  /// Compares all sides with those that the simplex method found.
  private func hasSameSides(_ index: Int, _ rows: Rows) -> Bool {
    let component = components[index]
    if component.isUncertain { return false }
    for place in component.rows {
      let side = rows.side(componentRows[place], at: numbers.values)
      if side != rowSide[place] { return false }
    }
    guard component.activeHasChoice else { return true }
    for place in component.variables where variableSide[place] != side(ofVariableAt: place) {
      return false
    }
    return true
  }

  func side(ofVariableAt place: Int) -> Int8 {
    Tolerance.side(of: numbers.values[Int(componentVariables[place])], size: 0)
  }
}
