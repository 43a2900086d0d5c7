extension Engine {
  /// Solves what has changed since the last call, and reports conflicts.
  mutating func solve() {
    if !playsEdits() { solveAll() }
  }

  // Not inlined: its setup would cost time in every call of `solve()`.
  @inline(never)
  private mutating func solveAll() {
    if !ignored.isEmpty { forgetIgnored() }
    report.pivots = 0
    report.simplexRuns = 0
    repeat {
      if isOutdated || program.isWornOut { remakeProgram() }
      program.run(rows)
      if program.results.hasResolved { replay.isUsable = false }
      report.pivots += program.results.pivots
      report.simplexRuns += program.results.simplexRuns
    } while !program.results.contradictions.isEmpty && ignoreNext()
    finishReport()
    rememberEdits()
  }

  /// Makes a new program from all rows that are not excluded.
  private mutating func remakeProgram() {
    if !program.isNew { program = Program() }
    if ignored.isEmpty {
      program.plan(rows, variables) { _ in true }
    } else {
      let excluded = excludedRows
      program.plan(rows, variables) { !excluded.contains($0) }
    }
    program.options = options
    replay.isUsable = false
    isOutdated = false
  }

  /// Forgets which rows are excluded, so that all are tried again.
  private mutating func forgetIgnored() {
    if ignored.contains(where: \.isExcluded) { isOutdated = true }
    ignored.removeAll()
  }

  private mutating func finishReport() {
    report.isComplete = !program.components.contains(where: \.isIncomplete)
    report.hasOverflow = !publishValues()
    if ignored.isEmpty {
      if !report.conflicts.isEmpty { report.conflicts = [] }
    } else {
      report.conflicts = ignored.sorted { rows[$1.row].isNewer(than: rows[$0.row]) }.map {
        conflict($0)
      }
    }
  }

  /// Publishes the program's values, unless a value or a row's terms are not finite. Returns
  /// whether it did.
  private mutating func publishValues() -> Bool {
    let count = program.numbers.values.count
    // The bit patterns of magnitudes compare like the numbers, and NaN is the largest.
    var largest: UInt64 = 0
    for index in 0..<count {
      largest = max(largest, program.numbers.values[index].magnitude.bitPattern)
    }
    guard largest <= Solver.largestNumber.bitPattern || rowsAreFinite() else { return false }
    values.removeAll()
    values.append(0..<count, of: program.numbers.values)
    return true
  }

  /// Whether all values are finite, and for each row the sum of the magnitudes of its constant and its terms.
  private func rowsAreFinite() -> Bool {
    for index in 0..<program.numbers.values.count where !program.numbers.values[index].isFinite {
      return false
    }
    for slot in 0..<Int32(rows.slots) where rows[slot].isLive {
      if !rows.residual(slot, at: program.numbers.values).size.isFinite { return false }
    }
    return true
  }

  private func conflict(_ ignored: Ignored) -> Solver.Conflict {
    let members = ignored.members.sorted { rows[$0].age < rows[$1].age }
    return Solver.Conflict(
      members: members.map { constraint($0) }, setAside: constraint(ignored.row),
      isMinimal: ignored.isMinimal)
  }
}
