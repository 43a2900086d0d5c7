extension Solver {
  /// Ignores rows that contradict others; false if nothing is left to be done about it.
  ///
  /// The rows that stay are those that one would get by adding all required rows in the order of
  /// their ages, leaving out each that contradicts those before it. That does not depend on how
  /// contradictions are found.
  mutating func ignoreNext() -> Bool {
    let found = program!.contradictions.filter { contradiction in
      !ignored.contains { $0.row == contradiction.checked }
    }
    if found.isEmpty { return false }
    // A row that follows from others, all of them older, can be ignored where it stands: if all
    // else holds, it is the one to leave out.
    if found.allSatisfy({ $0.checked == newest($0.rows) }) {
      for one in found {
        ignored.append(
          Ignored(row: one.checked!, members: one.rows, isMinimal: true, isExcluded: false))
      }
      return false
    }
    exclude(firstContradiction(found))
    return true
  }

  /// Leaves a contradiction's newest row out, and tries newer ones again.
  private mutating func exclude(_ contradiction: Contradiction) {
    let row = newest(contradiction.rows)
    ignored.removeAll { rows.isNewer($0.row, than: row) }
    ignored.append(
      Ignored(
        row: row, members: contradiction.rows, isMinimal: contradiction.isMinimal, isExcluded: true))
    program = nil
  }

  /// The contradiction whose newest row is the oldest one.
  private func firstContradiction(_ found: [Contradiction]) -> Contradiction {
    var first = minimal(oldest(of: found))
    // There may be another one among the older rows alone, which has not shown.
    while true {
      let row = newest(first.rows)
      let older = requiredRows { rows.isNewer(row, than: $0) }
      let others = contradictions(among: older)
      if others.isEmpty { return first }
      first = minimal(oldest(of: others))
    }
  }

  private func oldest(of found: [Contradiction]) -> Contradiction {
    found.min { rows.isNewer(newest($1.rows), than: newest($0.rows)) }!
  }

  /// The member that gives way.
  private func newest(_ members: [Int32]) -> Int32 {
    members.max { rows.isNewer($1, than: $0) }!
  }

  /// All required rows that are not left out, as far as a condition takes them.
  private func requiredRows(where isTaken: (Int32) -> Bool) -> ContiguousArray<Int32> {
    var found: ContiguousArray<Int32> = []
    for row in 0..<Int32(rows.slots) where rows.isLive[Int(row)] && rows.isRequired(row) {
      if isTaken(row) && !ignored.contains(where: { $0.row == row }) { found.append(row) }
    }
    return found
  }

  /// What rows contradict each other if there were no others.
  func contradictions(among members: ContiguousArray<Int32>) -> [Contradiction] {
    var program = Program(rows: rows, included: members, isLive: variables.isLive)
    program.asksOnlyForContradictions = true
    program.run(rows)
    return program.contradictions
  }

  /// The same contradiction, or a smaller one within it, that no row can be left out of.
  private func minimal(_ contradiction: Contradiction) -> Contradiction {
    if contradiction.isMinimal || contradiction.rows.count > 400 { return contradiction }
    var members = ContiguousArray(contradiction.rows.sorted { rows.isNewer($0, than: $1) })
    if contradictions(among: members).isEmpty { return contradiction }
    var place = 0
    while place < members.count {
      var fewer = members
      fewer.remove(at: place)
      let found = contradictions(among: fewer)
      if let one = found.first {
        // Only what was needed to show it can still be in the way.
        let needed = Set(one.rows)
        members = fewer.filter(needed.contains)
        if one.isMinimal { break }
      } else {
        place += 1
      }
    }
    return Contradiction(rows: Array(members), checked: nil, isMinimal: true)
  }
}
