extension Engine {
  /// Ignores rows that contradict others; false if nothing is left to be done about it.
  ///
  /// The rows that stay are those that one would get by adding all required rows in the order of
  /// their ages, leaving out each that contradicts those before it. That does not depend on how
  /// contradictions are found.
  mutating func ignoreNext() -> Bool {
    let found = program.contradictions.filter { contradiction in
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

  /// Leaves a contradiction's newest row out. All older rows are known to agree, so that this is
  /// never undone.
  private mutating func exclude(_ contradiction: Contradiction) {
    let row = newest(contradiction.rows)
    ignored.append(
      Ignored(
        row: row, members: contradiction.rows, isMinimal: contradiction.isMinimal, isExcluded: true)
    )
    isOutdated = true
  }

  /// The contradiction whose newest row is the oldest one.
  private func firstContradiction(_ found: [Contradiction]) -> Contradiction {
    var first = minimal(oldest(of: found))
    // There may be another one among the older rows alone, which has not shown.
    while true {
      let row = newest(first.rows)
      let others = contradictions { older in
        rows[row].isNewer(than: rows[older]) && !ignored.contains { $0.row == older }
      }
      if others.isEmpty { return first }
      first = minimal(oldest(of: others))
    }
  }

  private func oldest(of found: [Contradiction]) -> Contradiction {
    found.min { rows[newest($1.rows)].isNewer(than: rows[newest($0.rows)]) }!
  }

  /// The member that gives way.
  private func newest(_ members: [Int32]) -> Int32 {
    members.max { rows[$1].isNewer(than: rows[$0]) }!
  }

  /// What required rows contradict each other if there were no others than a condition takes.
  private func contradictions(where isTaken: (Int32) -> Bool) -> [Contradiction] {
    var program = Program(rows, variables) { rows[$0].isRequired && isTaken($0) }
    program.asksOnlyForContradictions = true
    program.run(rows)
    return program.contradictions
  }

  private func contradictions(among members: ArraySlice<Int32>) -> [Contradiction] {
    let members = Set(members)
    return contradictions(where: { members.contains($0) })
  }

  /// The same contradiction, or a smaller one within it, that no row can be left out of.
  private func minimal(_ contradiction: Contradiction) -> Contradiction {
    if contradiction.isMinimal || contradiction.rows.count > 400 { return contradiction }
    var members = contradiction.rows.sorted { rows[$0].isNewer(than: rows[$1]) }[...]
    if contradictions(among: members).isEmpty { return contradiction }
    var place = 0
    while place < members.count {
      var fewer = members
      fewer.remove(at: place)
      if let one = contradictions(among: fewer).first {
        // Only what was needed to show it can still be in the way.
        let needed = Set(one.rows)
        members = fewer.filter(needed.contains)[...]
        if one.isMinimal { break }
      } else {
        place += 1
      }
    }
    return Contradiction(rows: Array(members), checked: nil, isMinimal: true)
  }
}
