extension Elimination {
  /// Solves a row for its only variable that is not a constant. Returns false if the row has no such variable or
  /// several, or if this variable occurs twice, follows others or has the coefficient 0.
  ///
  /// This is the fast path for most rows: no sum has to be collected.
  @inline(__always)
  mutating func solveDirectly(_ row: Int32, _ rows: borrowing Rows, _ level: Double) -> Bool {
    let lowerStart = tape.lower.count
    var open = Entry(-1, 0)
    tape.makeRoomForLower(Int(rows[row].count))
    for index in rows[row].range {
      let entry = rows.terms[index]
      let target = links[entry.index].target
      if target == Links.Link.constant {
        tape.addLower(entry)
      } else if target == Links.Link.open && open.index < 0 {
        open = entry
      } else {
        open.coefficient = 0
        break
      }
    }
    guard open.coefficient != 0 else {
      tape.forgetLower(from: lowerStart)
      return false
    }
    state[row] = .done
    let operation = tape.endOperation(
      variable: open.index, row: row, scale: 1 / open.coefficient, level: level,
      lowerStart: lowerStart, upperStart: tape.upper.count)
    links.follow(operation, tape.count - 1, tape)
    wakeRows(waitingFor: open.index)
    return true
  }
}
