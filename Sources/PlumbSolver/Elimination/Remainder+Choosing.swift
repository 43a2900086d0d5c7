extension Remainder {
  /// The next row and the variable that it is to be solved for; nil when no row is left.
  mutating func choosePivot() -> (row: Int32, variable: Int32)? {
    while let row = short.popLast() {
      if rows[row].isAlive && rows[row].count == 1 {
        return (row, entries[Int(rows[row].start)].index)
      }
    }
    while let variable = lonely.popLast() {
      guard occurrences[variable] == 1, let row = shortestHolder(of: variable),
        isSound(variable, in: row)
      else { continue }
      return (row, variable)
    }
    guard let variable = rarestVariable(), let row = shortestHolder(of: variable) else {
      return nil
    }
    return (row, isSound(variable, in: row) ? variable : largest(in: row))
  }

  /// A variable with the fewest occurrences.
  private mutating func rarestVariable() -> Int32? {
    var rarest: Int32?
    for index in 0..<variables.count {
      let variable = variables[index]
      let count = occurrences[variable]
      if count > 0 && count < rarest.map({ occurrences[Int($0)] }) ?? .max { rarest = variable }
    }
    return rarest
  }

  private func shortestHolder(of variable: Int32) -> Int32? {
    var shortest: Int32?
    var next = firstHolder[variable]
    while next >= 0 {
      let holder = holders[next]
      next = holder.next
      let row = rows[holder.row]
      guard row.isAlive, coefficient(of: variable, in: holder.row) != nil else { continue }
      if row.count < shortest.map({ rows[Int($0)].count }) ?? .max { shortest = holder.row }
    }
    return shortest
  }

  /// Whether solving for a variable does not make errors grow.
  private func isSound(_ variable: Int32, in row: Int32) -> Bool {
    let largest = coefficient(of: largest(in: row), in: row) ?? 0
    let own = coefficient(of: variable, in: row) ?? 0
    return own.magnitude >= largest.magnitude * Elimination.soundness
  }

  private func largest(in row: Int32) -> Int32 {
    let range = rows[row].range
    var largest = entries[range.lowerBound]
    for index in range where entries[index].coefficient.magnitude > largest.coefficient.magnitude {
      largest = entries[index]
    }
    return largest.index
  }

  func coefficient(of variable: Int32, in row: Int32) -> Double? {
    for index in rows[row].range where entries[index].index == variable {
      return entries[index].coefficient
    }
    return nil
  }
}
