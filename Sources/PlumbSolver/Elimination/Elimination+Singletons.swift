extension Elimination {
  /// Defers a row that was just reduced, if one of its open variables is a column singleton that no variable follows
  /// and whose coefficient is large enough. Otherwise returns false.
  ///
  /// No other row of the batch contains this variable. So waiting gains nothing, and no other row changes if the
  /// deferred row is solved for the variable at the end of the batch.
  mutating func deferSingleton(_ row: Int32, _ rows: borrowing Rows) -> Bool {
    if !mentions.areCounted { mentions.count(in: queue, of: rows, variables: links.count) }
    guard let largest = largestOpen else { return false }
    var best = Entry(-1, reducer.open[largest].coefficient.magnitude * Self.soundness)
    for index in 0..<reducer.open.count {
      let open = reducer.open[index]
      if mentions.isSingle(open.index) && links[open.index].size == 1
        && open.coefficient.magnitude > best.coefficient.magnitude
      {
        best = open
      }
    }
    if best.index < 0 { return false }
    state[row] = .deferred
    singletons.append(Singleton(row: row, variable: best.index))
    return true
  }

  /// Solves the deferred rows for their column singletons.
  mutating func solveSingletons(_ rows: borrowing Rows, _ level: Double) {
    for index in 0..<singletons.count {
      let singleton = singletons[index]
      state[singleton.row] = .done
      reduce(singleton.row, rows)
      // The variable may not be open any more. A variable of another row may follow several variables, this one among
      // them. Then the reduction of that row brings in this variable, and that row may have been solved for it.
      guard let pivot = indexOfOpen(singleton.variable) ?? largestOpen else { continue }
      record(singleton.row, solvedFor: pivot, level: level)
    }
    singletons.removeAll()
    mentions.areCounted = false
  }
}
