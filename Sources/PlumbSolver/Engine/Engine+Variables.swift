extension Engine {
  @inline(__always)
  mutating func addVariable(name: String) -> Solver.Variable {
    if variables.slots == 0 { makeRoom(forVariables: 40) }
    let variable = variables.add(name: name)
    if values.count < variables.slots {
      if values.isEmpty { values.reserve(64) }
      values.append(0)
    } else {
      values[variable.slot] = 0
    }
    isOutdated = true
    return variable
  }

  mutating func addVariables(_ count: Int) -> [Solver.Variable] {
    guard count > 0 else { return [] }
    isOutdated = true
    makeRoom(forVariables: count)
    return [Solver.Variable](unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count && variables.hasFreeSlot {
        buffer.initializeElement(at: initialized, to: addVariable(name: ""))
        initialized += 1
      }
      var slot = variables.addSlots(count - initialized)
      values.append(repeating: 0, count: count - initialized)
      while initialized < count {
        buffer.initializeElement(at: initialized, to: Solver.Variable(slot: slot, generation: 0))
        initialized += 1
        slot += 1
      }
    }
  }

  /// Makes room for the rows that usually come with new variables, and in an empty engine for the variables too.
  ///
  /// Growing by doubling would touch twice the memory, and new pages are the largest cost in a large layout. Unused
  /// room is not touched, and costs almost nothing.
  private mutating func makeRoom(forVariables added: Int) {
    let (rowCount, termCount) = (added + added / 2 + 8, added * 4)
    if variables.slots > 0 || rows.slots > 0 { return rows.makeRoom(rowCount, terms: termCount) }
    let bytes = 4 * added + Rows.bytes(rowCount, terms: termCount)
    arena.reserve(bytes + 64)
    variables.begin(room: added, in: &arena)
    rows.begin(room: rowCount, terms: termCount, in: &arena)
  }

  /// Removes known variables, and all rows in which any of them occurs.
  mutating func removeVariables(_ removed: some Collection<Solver.Variable>) {
    for variable in removed { variables.remove(variable) }
    for slot in 0..<Int32(rows.slots) where rows[slot].isLive && hasLostVariable(slot) {
      rows.remove(slot)
    }
    isOutdated = true
  }

  private func hasLostVariable(_ slot: Int32) -> Bool {
    for index in rows[slot].range where !variables.isLive(rows.terms[index].index) { return true }
    return false
  }
}
