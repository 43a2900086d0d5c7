extension Engine {
  /// Excludes rows that contradict others; returns whether the rest has to be solved again.
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
    if program.simplexRuns > 0 && excludeAll(connectedTo: found) { return true }
    exclude(firstContradiction(found))
    return true
  }

  /// Excludes a contradiction's newest row. All older rows agree, so the row stays excluded until something
  /// changes.
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

  /// The newest row, which is excluded.
  private func newest(_ members: [Int32]) -> Int32 {
    members.max { rows[$1].isNewer(than: rows[$0]) }!
  }

  /// The contradictions among the required rows that a condition selects.
  private func contradictions(where isTaken: (Int32) -> Bool) -> [Contradiction] {
    var program = Program(rows, variables) { rows[$0].isRequired && isTaken($0) }
    program.asksOnlyForContradictions = true
    program.run(rows)
    return program.contradictions
  }

  /// Leaves out all rows that contradict older ones, among those that are connected to contradictions; false if
  /// they are too many to add one after the other.
  ///
  /// This is quicker than to look for the first contradiction, again and again, where rows are hard to solve.
  private mutating func excludeAll(connectedTo found: [Contradiction]) -> Bool {
    let members = requiredRows(connectedTo: found.flatMap(\.rows))
    guard members.count <= 5000 else { return false }
    let sorted = members.sorted { rows[$1].isNewer(than: rows[$0]) }
    var search = ConflictSearch(sorted, rows)
    let all = search.all(rows)
    for members in all { exclude(Contradiction(rows: members, checked: nil, isMinimal: true)) }
    return !all.isEmpty
  }

  /// The required rows that are connected to some by variables, and not ignored.
  private func requiredRows(connectedTo first: [Int32]) -> [Int32] {
    let excluded = Set(ignored.lazy.filter(\.isExcluded).map(\.row))
    var rowsOf: [Int32: [Int32]] = [:]
    for row in 0..<Int32(rows.slots) where rows[row].isLive && rows[row].isRequired {
      if excluded.contains(row) { continue }
      for index in rows[row].range { rowsOf[rows.terms[index].index, default: []].append(row) }
    }
    var seen = Set(first)
    var next = Array(seen)
    while let row = next.popLast() {
      for index in rows[row].range {
        for other in rowsOf.removeValue(forKey: rows.terms[index].index) ?? []
        where seen.insert(other).inserted {
          next.append(other)
        }
      }
    }
    return Array(seen)
  }

  /// A minimal contradiction within one.
  private func minimal(_ contradiction: Contradiction) -> Contradiction {
    if contradiction.isMinimal { return contradiction }
    let sorted = contradiction.rows.sorted { rows[$1].isNewer(than: rows[$0]) }
    var search = ConflictSearch(sorted, rows)
    guard let members = search.first(rows) else { return contradiction }
    return Contradiction(rows: members, checked: nil, isMinimal: true)
  }
}
