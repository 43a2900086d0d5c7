extension Remainder {
  /// Takes a row out that turned out to say nothing.
  mutating func drop(_ row: Int32) {
    rows[row].isAlive = false
    for index in rows[row].range {
      release(entries[index].index)
    }
  }

  /// Solves a row for a variable and takes the variable out of all other rows.
  mutating func pivot(_ row: Int32, _ variable: Int32) {
    let coefficient = coefficient(of: variable, in: row) ?? 1
    drop(row)
    var next = firstHolder[variable]
    while next >= 0 {
      let holder = holders[next]
      next = holder.next
      guard rows[holder.row].isAlive,
        let own = self.coefficient(of: variable, in: holder.row)
      else { continue }
      add(row, times: -own / coefficient, to: holder.row, without: variable)
    }
  }

  /// Adds a multiple of one row to another, whose new form is stored at the end.
  private mutating func add(
    _ source: Int32, times factor: Double, to target: Int32, without variable: Int32
  ) {
    currentStamp &+= 1
    let start = entries.count
    for index in rows[target].range where entries[index].index != variable {
      let entry = entries[index]
      stamp[entry.index] = currentStamp
      place[entry.index] = Int32(entries.count)
      entries.append(entry)
    }
    release(variable)
    for index in rows[source].range where entries[index].index != variable {
      let entry = entries[index]
      let part = entry.coefficient * factor
      if stamp[entry.index] == currentStamp {
        let at = Int(place[entry.index])
        let size = entries[at].coefficient.magnitude + part.magnitude
        entries[at].coefficient += part
        if entries[at].coefficient.magnitude <= size * Tolerance.coefficient {
          entries[at].coefficient = 0
        }
      } else {
        entries.append(Entry(entry.index, part))
        hold(entry.index, in: target)
      }
    }
    replace(target, startingAt: start)
  }

  /// Makes what was stored at the end the new form of a row, without what cancelled.
  private mutating func replace(_ row: Int32, startingAt start: Int) {
    var end = start
    for index in start..<entries.count {
      if entries[index].coefficient == 0 {
        release(entries[index].index)
      } else {
        entries[end] = entries[index]
        end += 1
      }
    }
    entries.keepFirst(end)
    rows[row].start = Int32(start)
    rows[row].count = Int32(end - start)
    if end == start { rows[row].isAlive = false }
    if end == start + 1 { short.append(row) }
  }
}
