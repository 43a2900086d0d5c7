extension Tableau {
  /// Lists the rows that hold a column, with the coefficients, and forgets those that no longer do.
  mutating func collect(_ column: Int, into list: inout Scratch<Entry>) {
    list.removeAll()
    currentSeen &+= 1
    var previous: Int32 = -1
    var next = firstHolder[column]
    while next >= 0 {
      let holder = holders[Int(next)]
      let row = Int(holder.row)
      let place = seen[row] == currentSeen ? nil : place(row, column)
      seen[row] = currentSeen
      if let place {
        list.append(Entry(holder.row, entries[place].coefficient))
        previous = next
      } else if previous >= 0 {
        holders[Int(previous)].next = holder.next
      } else {
        firstHolder[column] = holder.next
      }
      next = holder.next
    }
  }

  /// Lets the quantities of a row and a column change places.
  ///
  /// `list` holds the column, as ``collect(_:into:)`` lists it.
  mutating func pivot(_ row: Int, _ column: Int, list: Scratch<Entry>) {
    invert(row, column)
    for index in 0..<list.count where Int(list[index].index) != row {
      replace(column, in: Int(list[index].index), times: list[index].coefficient, by: row)
    }
    compactIfNeeded()
  }

  /// Solves a row for the quantity of a column.
  private mutating func invert(_ row: Int, _ column: Int) {
    guard let place = place(row, column) else { return }
    let scale = 1 / entries[place].coefficient
    for index in range(row) {
      entries[index].coefficient *= -scale
    }
    entries[place].coefficient = scale
  }

  /// Puts a row, times a factor, in the place of a column in another row.
  private mutating func replace(
    _ column: Int, in target: Int, times factor: Double, by source: Int
  ) {
    merged.removeAll()
    var one = start[target]
    let oneEnd = one + count[target]
    for index in range(source) {
      let added = entries[index]
      while one < oneEnd && entries[one].index < added.index {
        merged.append(entries[one])
        one += 1
      }
      let part = added.coefficient * factor
      guard one < oneEnd && entries[one].index == added.index else {
        if isClosed[Int(added.index)] { continue }
        merged.append(Entry(added.index, part))
        hold(Int(added.index), in: target)
        continue
      }
      let own = Int(added.index) == column ? 0 : entries[one].coefficient
      let sum = own + part
      if isClosed[Int(added.index)] {
        one += 1
        continue
      }
      if sum.magnitude > (own.magnitude + part.magnitude) * Tolerance.coefficient {
        merged.append(Entry(added.index, sum))
      }
      one += 1
    }
    while one < oneEnd {
      merged.append(entries[one])
      one += 1
    }
    store(target)
  }

  private mutating func store(_ row: Int) {
    if merged.count > capacity[row] {
      start[row] = entries.count
      capacity[row] = merged.count + merged.count / 2
      entries.append(contentsOf: repeatElement(Entry(0, 0), count: capacity[row]))
    }
    work += merged.count
    for index in 0..<merged.count {
      entries[start[row] + index] = merged[index]
    }
    count[row] = merged.count
  }

  /// Drops the memory that rows left behind when they moved.
  private mutating func compactIfNeeded() {
    guard entries.count > nextCompaction else { return }
    defer { nextCompaction = max(4096, entries.count * 4) }
    var kept: ContiguousArray<Entry> = []
    for row in 0..<rows {
      let range = range(row)
      start[row] = kept.count
      capacity[row] = range.count
      kept.append(contentsOf: entries[range])
    }
    entries = kept
  }
}
