extension Solver {
  /// Brings all values up to date, and says what was in the way.
  ///
  /// If nothing has changed, nothing is done and the last report is returned.
  @discardableResult
  public mutating func solve() -> Report {
    if program != nil && !hasEdits { return report }
    if !ignored.isEmpty { forgetIgnored() }
    hasEdits = false
    var pivots = 0
    var simplexRuns = 0
    repeat {
      if program == nil || program!.isWornOut { program = makeProgram() }
      program!.run(rows)
      pivots += program!.pivots
      simplexRuns += program!.simplexRuns
    } while !program!.contradictions.isEmpty && ignoreNext()
    report.pivots = pivots
    report.simplexRuns = simplexRuns
    finishReport()
    return report
  }

  /// Whether something has changed since the last ``solve()``.
  public var needsSolving: Bool { program == nil || hasEdits }

  /// Works out the structure of all rows that are not excluded.
  private func makeProgram() -> Program {
    var included = ContiguousArray<Int32>()
    included.reserveCapacity(rows.slots)
    for row in 0..<Int32(rows.slots) where rows.isLive[Int(row)] { included.append(row) }
    for one in ignored where one.isExcluded { included.removeAll { $0 == one.row } }
    var program = Program(rows: rows, included: included, isLive: variables.isLive)
    program.distrustsCertificates = distrustsCertificates
    return program
  }

  /// Tries all constraints again that were set aside.
  private mutating func forgetIgnored() {
    if ignored.contains(where: \.isExcluded) { program = nil }
    ignored.removeAll()
  }

  private mutating func finishReport() {
    report.isComplete = !program!.components.contains(where: \.isIncomplete)
    report.hasOverflow = !publishValues()
    if ignored.isEmpty {
      if !report.conflicts.isEmpty { report.conflicts = [] }
    } else {
      report.conflicts = ignored.sorted { rows.isNewer($1.row, than: $0.row) }.map(conflict)
    }
  }

  /// Takes the program's values over if all are finite.
  private mutating func publishValues() -> Bool {
    let found = program!.values
    var sum = 0.0
    for value in found { sum += value - value }
    guard sum == 0 else { return false }
    for index in values.indices { values[index] = found[index] }
    return true
  }

  private func conflict(_ ignored: Ignored) -> Conflict {
    let members = ignored.members.sorted { rows.age[Int($0)] < rows.age[Int($1)] }
    return Conflict(
      members: members.map(constraint), setAside: constraint(ignored.row),
      isMinimal: ignored.isMinimal)
  }
}
