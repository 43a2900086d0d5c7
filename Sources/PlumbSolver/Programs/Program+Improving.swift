extension Program {
  /// How often a component's rows are followed in another order before the simplex method is used.
  private static let tries = 6

  /// Tries to find the best values of components by following other rows; returns those for which
  /// it did not work out.
  mutating func improve(_ failing: [Int], _ rows: Rows) -> [Int] {
    if asksOnlyForContradictions || distrustsCertificates { return failing }
    var left: [Int] = []
    var trying = failing
    for index in trying { resetHints(components[index], rows) }
    for _ in 0..<Self.tries where !trying.isEmpty {
      var next: [Int] = []
      for index in trying {
        switch judge(index, rows) {
        case .best:
          keepSides(index, rows)
          linkTightRows(index, rows)
          components[index].activeHasChoice = false
        case .improvable:
          followHints(index, rows)
          next.append(index)
        case .open:
          left.append(index)
        }
      }
      trying = next
      if !trying.isEmpty { play(rows) }
    }
    return left + trying
  }

  private mutating func resetHints(_ component: Component, _ rows: Rows) {
    if hint.count < rows.slots { hint = ContiguousArray(repeating: 0, count: rows.slots) }
    for place in component.rows {
      hint[Int(componentRows[place])] = rows[componentRows[place]].equationLevel
    }
  }

  /// Follows a component's rows by falling hints, and of the same hint those first that were
  /// followed before.
  private mutating func followHints(_ index: Int, _ rows: Rows) {
    let component = components[index]
    var isFollowed: Set<Int32> = []
    for operation in component.operations { isFollowed.insert(elimination.tape[operation].row) }
    elimination.links.unfollow(elimination.tape, component.operations)
    let order = componentRows[component.rows].filter { hint[Int($0)] > Level.none }
    let levels = Set(order.map { hint[Int($0)] }).sorted(by: >)
    let first = beginActive(index)
    for level in levels where elimination.tape.count - first < component.substitution.count {
      let batch = order.filter { hint[Int($0)] == level }
      elimination.use(batch.filter(isFollowed.contains), of: rows, level: level)
      elimination.use(batch.filter { !isFollowed.contains($0) }, of: rows, level: level)
    }
    chooseZeros(component, from: first)
    components[index].active = first..<elimination.tape.count
  }

  private mutating func keepSides(_ index: Int, _ rows: Rows) {
    for place in components[index].rows {
      rowSide[place] = rows.side(componentRows[place], at: numbers.values)
    }
  }
}
