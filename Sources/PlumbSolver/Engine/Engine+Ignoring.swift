extension Engine {
  /// Ignores rows that contradict others. Returns whether rows were excluded, so that the remaining ones must be solved
  /// again.
  ///
  /// The result does not depend on the order of the search. It is as if the required rows were added one after the
  /// other, protected rows first and older rows before newer ones, and each row that contradicts earlier ones were left
  /// out.
  mutating func ignoreNext() -> Bool {
    let found = program.results.contradictions.filter { contradiction in
      !ignored.contains { $0.row == contradiction.checked }
    }
    if found.isEmpty { return false }
    // A checked row that contradicts only older rows is the one to leave out. Ignoring it needs no new program.
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

  /// If a group has at most this many rows, all its contradictions are searched for at once, by adding row after row.
  private static let fewRows = 100

  /// Excludes rows in each group of connected required rows that has a contradiction. Groups are independent, so each
  /// makes progress in every round.
  ///
  /// In a large group, only the first contradiction is searched for. If a later round finds another one in the group,
  /// the group's rows are added one after the other, which is faster than searching for each contradiction by itself.
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

  /// The rows that were left out of the program.
  var excludedRows: Set<Int32> { Set(ignored.lazy.filter(\.isExcluded).map(\.row)) }

  /// For each row by slot, the number of its group; -1 for a row without variables, and for an empty slot. Rows are in
  /// the same group if the given rows connect their variables.
  private func groups(connectedBy taken: [Int32]) -> [Int32] {
    var arena = Arena()
    var groups = Groups(Tape(), variables, in: &arena)
    for row in taken { _ = groups.join(row, of: rows) }
    groups.number()
    return (0..<Int32(rows.slots)).map { rows[$0].isLive ? groups.component(of: $0, rows) : -1 }
  }

  /// Excludes a contradiction's newest row. The older rows that are not excluded can hold together, so later rounds do
  /// not try this row again.
  private mutating func exclude(_ contradiction: Contradiction) {
    let row = newest(contradiction.rows)
    ignored.append(
      Ignored(
        row: row, members: contradiction.rows, isMinimal: contradiction.isMinimal, isExcluded: true)
    )
    isOutdated = true
  }

  /// Finds the contradiction that comes first: its newest row is older than the newest row of any other contradiction.
  /// `members` must be sorted: protected rows before others, and within each kind older rows before newer ones.
  private func firstContradiction(
    _ found: [Contradiction], among members: [Int32]
  ) -> Contradiction {
    var first = minimal(oldest(of: found))
    // The rows before the contradiction's newest row may contain another contradiction, which the program has not
    // reported yet.
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

  /// The newest of the given rows, which is the one to exclude. Protected rows count as older than all others.
  private func newest(_ members: [Int32]) -> Int32 {
    members.max { rows[$1].isNewer(than: rows[$0]) }!
  }

  /// The contradictions among the given required rows.
  private func contradictions(among members: Set<Int32>) -> [Contradiction] {
    let program = Program(rows, variables) { members.contains($0) }
    program.options.asksOnlyForContradictions = true
    program.run(rows)
    return program.results.contradictions
  }

  /// Excludes each of the given connected rows that contradicts older ones. Returns false if there are too many rows,
  /// or if the search is too hard or finds nothing.
  private mutating func excludeAll(_ members: [Int32]) -> Bool {
    guard members.count <= 5000 else { return false }
    var search = ConflictSearch(members, rows)
    let all = search.all(rows)
    for members in all { exclude(Contradiction(rows: members, checked: nil, isMinimal: true)) }
    return !all.isEmpty
  }

  /// A minimal contradiction within the given one. If the search for it fails, the given one.
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
