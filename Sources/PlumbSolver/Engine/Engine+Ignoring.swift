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
    excludeNext(of: found)
    return true
  }

  /// Up to as many connected rows are added one after the other at once.
  private static let fewRows = 100

  /// Excludes rows of each group of connected required rows that has contradictions. Groups do not depend on each
  /// other, so that none waits for the others.
  ///
  /// In a large group the first contradiction is looked for by itself. Where there are several, adding the rows one
  /// after the other is quicker than to look for the first one again and again.
  private mutating func excludeNext(of found: [Contradiction]) {
    let excluded = excludedRows
    let taken = (0..<Int32(rows.slots)).filter {
      rows[$0].isLive && rows[$0].isRequired && !excluded.contains($0)
    }
    let group = groups(connectedBy: taken)
    let found = Dictionary(grouping: found) { group[Int($0.rows[0])] }
    var members = found.mapValues { _ in [Int32]() }
    for row in taken { members[group[Int(row)]]?.append(row) }
    let hasMore = Set(excluded.map { group[Int($0)] })
    for (group, contradictions) in found {
      let members = (members[group] ?? []).sorted { rows[$1].isNewer(than: rows[$0]) }
      let isQuick = group >= 0 && (hasMore.contains(group) || members.count <= Self.fewRows)
      if isQuick && excludeAll(members) { continue }
      exclude(firstContradiction(contradictions, among: members))
    }
  }

  /// The rows that have no place in the program.
  var excludedRows: Set<Int32> { Set(ignored.lazy.filter(\.isExcluded).map(\.row)) }

  /// The group of each row, by slot, if some rows connect their variables; -1 without variables.
  private func groups(connectedBy taken: [Int32]) -> [Int32] {
    var arena = Arena()
    var groups = Groups(Tape(), variables, in: &arena)
    for row in taken { _ = groups.join(row, of: rows) }
    groups.number()
    return (0..<Int32(rows.slots)).map { rows[$0].isLive ? groups.component(of: $0, rows) : -1 }
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

  /// The contradiction whose newest row is the oldest one, among rows that are sorted by who gives way last.
  private func firstContradiction(
    _ found: [Contradiction], among members: [Int32]
  ) -> Contradiction {
    var first = minimal(oldest(of: found))
    // There may be another one among the older rows alone, which has not shown.
    while let end = members.firstIndex(of: newest(first.rows)) {
      let others = contradictions(among: Set(members[..<end]))
      if others.isEmpty { break }
      first = minimal(oldest(of: others))
    }
    return first
  }

  private func oldest(of found: [Contradiction]) -> Contradiction {
    found.min { rows[newest($1.rows)].isNewer(than: rows[newest($0.rows)]) }!
  }

  /// The newest row, which is excluded.
  private func newest(_ members: [Int32]) -> Int32 {
    members.max { rows[$1].isNewer(than: rows[$0]) }!
  }

  /// The contradictions among some required rows.
  private func contradictions(among members: Set<Int32>) -> [Contradiction] {
    var program = Program(rows, variables) { members.contains($0) }
    program.asksOnlyForContradictions = true
    program.run(rows)
    return program.contradictions
  }

  /// Leaves out each of some connected rows that contradicts older ones; false if they are too many to add one
  /// after the other, or too hard.
  private mutating func excludeAll(_ members: [Int32]) -> Bool {
    guard members.count <= 5000 else { return false }
    var search = ConflictSearch(members, rows)
    let all = search.all(rows)
    for members in all { exclude(Contradiction(rows: members, checked: nil, isMinimal: true)) }
    return !all.isEmpty
  }

  /// A minimal contradiction within one.
  private func minimal(_ contradiction: Contradiction) -> Contradiction {
    if contradiction.isMinimal { return contradiction }
    let sorted = contradiction.rows.sorted { rows[$1].isNewer(than: rows[$0]) }
    var search = ConflictSearch(sorted, rows)
    guard let members = search.isCircuit ? sorted : search.first(rows) else {
      return contradiction
    }
    return Contradiction(rows: members, checked: nil, isMinimal: true)
  }
}
