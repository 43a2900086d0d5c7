extension Elimination {
  /// Eliminates the rows that still wait, by sparse factorisation.
  mutating func eliminateWaiting(_ rows: borrowing Rows, _ level: Double) {
    moveWaitingToRemainder(rows)
    for step in 0..<remainder.eliminate() { record(step: step, level) }
    remainder.removeAll()
  }

  /// Moves the waiting rows to `remainder`, and empties the lists of waiting rows.
  private mutating func moveWaitingToRemainder(_ rows: borrowing Rows) {
    for place in 0..<waiting.count {
      let row = waiting[place].row
      guard state[row] == .waiting else { continue }
      state[row] = .done
      reduce(row, rows)
      remainder.add(row, reducer, of: links.count)
    }
    for index in 0..<awaited.count {
      lists[Int(awaited[index])].first = -1
    }
    awaited.removeAll()
    waiting.removeAll()
  }

  /// Records a step of the remainder's elimination on the tape.
  private mutating func record(step: Int, _ level: Double) {
    let place = remainder.factors.pivotRow[step]
    let (lowerStart, upperStart) = (tape.lower.count, tape.upper.count)
    for index in remainder.passed(of: place) { tape.addLower(makingRoom: remainder.passed[index]) }
    for index in remainder.factors.lowerRange(step) {
      let entry = remainder.factors.lower[index]
      let earlier = Int(entry.index)
      let part = entry.coefficient * remainder.factors.pivotValue[earlier]
      let variable = remainder.variables[remainder.factors.pivotColumn[earlier]]
      tape.addLower(makingRoom: Entry(variable, part))
    }
    let scale = 1 / remainder.factors.pivotValue[step]
    for index in remainder.factors.upperRange(step) {
      let entry = remainder.factors.upper[index]
      tape.addUpper(Entry(remainder.variables[entry.index], -entry.coefficient * scale))
    }
    let operation = tape.endOperation(
      variable: remainder.variables[remainder.factors.pivotColumn[step]],
      row: remainder.slots[place], scale: scale, level: level, lowerStart: lowerStart,
      upperStart: upperStart)
    links.follow(operation, tape.count - 1, tape)
  }

  func indexOfOpen(_ variable: Int32) -> Int? {
    for index in 0..<reducer.open.count where reducer.open[index].index == variable {
      return index
    }
    return nil
  }
}
