extension Solver {
  /// Brings all values up to date, and says what was in the way.
  ///
  /// If nothing has changed, nothing is done and the last report is returned.
  @discardableResult
  public mutating func solve() -> Report {
    guard needsSolving else { return report }
    if playsEdits() { return report }
    if !ignored.isEmpty { forgetIgnored() }
    report.pivots = 0
    report.simplexRuns = 0
    repeat {
      if isOutdated || program.isWornOut { remakeProgram() }
      program.run(rows)
      if program.hasMended { replay.isUsable = false }
      report.pivots += program.pivots
      report.simplexRuns += program.simplexRuns
    } while !program.contradictions.isEmpty && ignoreNext()
    finishReport()
    rememberEdits()
    return report
  }

  /// Whether something has changed since the last ``solve()``.
  public var needsSolving: Bool { isOutdated || edited.count > 0 }

  /// Works out the structure of all rows that are not excluded.
  private mutating func remakeProgram() {
    let excluded = ignored.filter(\.isExcluded).map(\.row)
    program = Program(rows, variables) { excluded.isEmpty || !excluded.contains($0) }
    program.pivotsPerRow = pivotsPerRow
    program.distrustsCertificates = distrustsCertificates
    replay.isUsable = false
    isOutdated = false
  }

  /// Tries all constraints again that were set aside.
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
      report.conflicts = ignored.sorted { rows[$1.row].isNewer(than: rows[$0.row]) }.map(conflict)
    }
  }

  /// Takes the program's values over if all are finite.
  private mutating func publishValues() -> Bool {
    let found = program.numbers.values
    var sum = 0.0
    for value in found { sum += value - value }
    guard sum == 0 else { return false }
    for index in found.indices { values[index] = found[index] }
    return true
  }

  private func conflict(_ ignored: Ignored) -> Conflict {
    let members = ignored.members.sorted { rows[$0].age < rows[$1].age }
    return Conflict(
      members: members.map(constraint), setAside: constraint(ignored.row),
      isMinimal: ignored.isMinimal)
  }
}
