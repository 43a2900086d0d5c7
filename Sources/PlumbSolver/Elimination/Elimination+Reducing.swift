extension Elimination {
  /// Expresses a row's sum by open variables.
  mutating func reduce(_ row: Int32, _ rows: borrowing Rows) {
    beginSum()
    for index in rows[row].range {
      walk(rows.terms[index])
    }
    finishSum()
  }

  /// Expresses a weighted sum of rows by open variables.
  mutating func reduce(
    _ list: borrowing List<Int32>, times factors: borrowing List<Double>, _ rows: borrowing Rows
  ) {
    beginSum()
    for place in 0..<list.count {
      for index in rows[list[place]].range {
        let term = rows.terms[index]
        walk(Entry(term.index, term.coefficient * factors[place]))
      }
    }
    finishSum()
  }

  /// Expresses a single variable by open variables.
  mutating func reduce(variable: Int32) {
    beginSum()
    walk(Entry(variable, 1))
    finishSum()
  }

  @inline(__always)
  private mutating func beginSum() {
    reducer.stamp &+= 1
    reducer.hasCancelled = false
    reducer.passed.removeAll()
    reducer.open.removeAll()
    reducer.sizes.removeAll()
  }

  /// Follows a term's links up to an open variable, a constant, or a variable that follows several others, and adds the
  /// result to the sum.
  @inline(__always)
  private mutating func walk(_ entry: Entry) {
    var entry = entry
    while true {
      let link = links[entry.index]
      switch link.target {
      case 0...:
        reducer.passed.append(entry)
        entry = Entry(link.target, entry.coefficient * link.coefficient)
      case Links.Link.constant:
        return reducer.passed.append(entry)
      case Links.Link.open:
        return collectOpen(entry)
      default:
        return collectSeveral(entry, link.operation)
      }
    }
  }

  @inline(__always)
  private mutating func collectOpen(_ entry: Entry) {
    let link = links[entry.index]
    if link.stamp == reducer.stamp {
      reducer.open[link.node].coefficient += entry.coefficient
      reducer.sizes[link.node] += entry.coefficient.magnitude
      reducer.hasCancelled = true
      return
    }
    links.place(entry.index, at: reducer.open.count, stamp: reducer.stamp)
    reducer.open.append(entry)
    reducer.sizes.append(entry.coefficient.magnitude)
    if entry.coefficient == 0 { reducer.hasCancelled = true }
  }

  private mutating func collectSeveral(_ entry: Entry, _ operation: Int32) {
    let link = links[entry.index]
    if link.stamp == reducer.stamp {
      reducer.several[link.node].weight += entry.coefficient
      reducer.several[link.node].size += entry.coefficient.magnitude
      return
    }
    links.place(entry.index, at: reducer.several.count, stamp: reducer.stamp)
    reducer.several.append(
      Reducer.Several(weight: entry.coefficient, size: entry.coefficient.magnitude))
    reducer.waiting.insert(operation)
  }

  @inline(__always)
  private mutating func finishSum() {
    if !reducer.waiting.isEmpty { replaceSeveral() }
    if reducer.hasCancelled { dropCancelled() }
  }

  /// Replaces variables that follow several others, in the order of the tape, so that each is
  /// replaced once.
  private mutating func replaceSeveral() {
    while let index = reducer.waiting.popFirst() {
      let operation = tape[Int(index)]
      let own = reducer.several[links[operation.variable].node]
      if Reducer.isNothing(own.weight, own.size) { continue }
      reducer.passed.append(Entry(operation.variable, own.weight))
      for up in operation.upper {
        let entry = tape.upper[up]
        walk(Entry(entry.index, entry.coefficient * own.weight))
      }
    }
    reducer.several.removeAll()
  }

  private mutating func dropCancelled() {
    var kept = 0
    for index in 0..<reducer.open.count {
      let entry = reducer.open[index]
      if Reducer.isNothing(entry.coefficient, reducer.sizes[index]) { continue }
      reducer.open[kept] = entry
      kept += 1
    }
    reducer.open.keepFirst(kept)
  }
}
