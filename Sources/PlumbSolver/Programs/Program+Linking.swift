extension Program {
  /// Links the variables of a component by its tight rows and, if `hasChoice`, by its variables that are zero.
  ///
  /// Without a basis, the operations depend only on which rows are tight and which variables are zero. So the same
  /// constants give the same values to the bit. Operations of substitution are kept up to the first one that does not
  /// follow a tight row. If `basis` is given, none are kept, and the rows of the basis are followed first.
  ///
  /// - Returns: Whether the operations changed.
  @discardableResult
  func linkTightRows(
    _ index: Int, hasChoice: Bool, basis: [Int32] = [], _ rows: borrowing Rows
  ) -> Bool {
    let component = components[index]
    components[index].activeHasChoice = hasChoice
    let kept = basis.isEmpty ? leadingTight(component.substitution) : 0..<0
    if kept == component.substitution {
      useSubstitution(index)
      return component.operations != component.substitution
    }
    let first = beginActive(index, keeping: kept)
    if !basis.isEmpty { follow(basis, rows) }
    followTightRows(component.rows, open: component.substitution.count, from: first, rows)
    for place in component.variables
    where hasChoice && hasOpenVariable(component, from: first) {
      let variable = partition.variables[place]
      if sides.variables[variable] == 0 { elimination.useZero(of: variable) }
    }
    // Only rounding can leave more variables open. Then the sides do not match, and the next run tries again.
    chooseZeros(component, from: first)
    components[index].active = first..<elimination.tape.count
    return true
  }

  /// The operations at the start of a range that all follow tight rows.
  private func leadingTight(_ range: Range<Int>) -> Range<Int> {
    for index in range {
      let row = elimination.tape[index].row
      if row == Operation.noRow || sides.rows[row] != 0 { return range.lowerBound..<index }
    }
    return range
  }

  private func follow(_ basis: [Int32], _ rows: borrowing Rows) {
    elimination.beginBatch()
    for row in basis { elimination.addToBatch(row) }
    elimination.useBatch(of: rows, level: Level.certain)
  }

  /// Follows tight rows level by level. `sorted` is a range of the partition's rows, sorted by their priorities as
  /// equations, so inequalities come last.
  ///
  /// Operations from `first` on are kept, and their rows are not followed again. The loop stops when there are `open`
  /// operations from `first` on, because no variable of the component is open then.
  func followTightRows(
    _ sorted: Range<Int>, open: Int, from first: Int, _ rows: borrowing Rows
  ) {
    let kept = first..<elimination.tape.count
    mark(kept, as: .again)
    var next = sorted.lowerBound
    while next < sorted.upperBound, elimination.tape.count - first < open {
      let level = rows[partition.rows[next]].equationLevel
      elimination.beginBatch()
      while next < sorted.upperBound && rows[partition.rows[next]].equationLevel == level {
        let row = partition.rows[next]
        if sides.rows[row] == 0 && elimination.state[row] == .done { elimination.addToBatch(row) }
        next += 1
      }
      elimination.useBatch(of: rows, level: level)
    }
    mark(kept, as: .done)
  }

  /// Sets variables to zero that are still open.
  func chooseZeros(_ component: Component, from first: Int) {
    for place in component.variables where hasOpenVariable(component, from: first) {
      elimination.useZero(of: partition.variables[place])
    }
  }

  /// Whether the operations from `first` on leave a variable of the component open.
  func hasOpenVariable(_ component: Component, from first: Int) -> Bool {
    elimination.tape.count - first < component.substitution.count
  }

  /// Makes the component use the operations of substitution again. The operations in use before become spent.
  func useSubstitution(_ index: Int) {
    let component = components[index]
    if component.operations != component.substitution {
      elimination.unfollow(component.operations)
      elimination.follow(component.substitution)
      components[index].spent = component.operations
    }
    components[index].active = component.substitution
  }

  /// Opens a component's variables, and begins its new operations with copies of its operations in `kept`.
  ///
  /// The previous operations, unless they are those of substitution, are removed if they are the last ones on the tape.
  ///
  /// - Returns: The index of the first new operation.
  func beginActive(_ index: Int, keeping kept: Range<Int>) -> Int {
    let component = components[index]
    elimination.unfollow(component.operations)
    components[index].spent = nil
    var first = elimination.tape.count
    let active = component.active == component.substitution ? nil : component.active
    if let spent = active ?? component.spent, spent.upperBound == first {
      first = spent.lowerBound
      elimination.tape.truncate(to: kept.lowerBound == first ? kept.upperBound : first)
    }
    if elimination.tape.count == first { elimination.tape.append(again: kept) }
    elimination.follow(first..<elimination.tape.count)
    return first
  }

  /// Whether the tape has grown so much that a new program is cheaper.
  var isWornOut: Bool {
    elimination.tape.count > 4 * numbers.values.count + 64
  }
}
