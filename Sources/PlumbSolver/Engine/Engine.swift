/// The state of a solver. It has one owner.
struct Engine: ~Copyable {
  /// Where the lists of rows and variables begin.
  var arena = Arena()
  var rows = Rows()
  var variables = Variables()

  /// The structure for the constraints, as they were when it was worked out.
  var program = Program()
  /// Whether the program is stale.
  var isOutdated = true
  /// The rows whose constants have changed since the last time that all was solved.
  var edited = List<Int32>()
  /// The replay for edits of the constants that were edited lately.
  var replay = Replay()
  var lately = List<Int32>()

  /// The values of all variables, by slot.
  var values = List<Double>()
  /// The rows that are ignored because they contradict others.
  var ignored: [Ignored] = []
  /// The last report.
  var report = Solver.Report()
  /// How many steps the simplex method may take for each row.
  var pivotsPerRow = ActiveSet.usualPivotsPerRow
  /// Makes everything go through the simplex method, for tests that compare.
  var distrustsCertificates = false

  /// Whether something has changed since the last time that all was solved.
  var needsSolving: Bool { isOutdated || edited.count > 0 }

  /// A copy of the program at the current values.
  func solvedProgram() -> Program {
    var program = program.copy()
    program.numbers.values = values.copy()
    return program
  }

  init() {}

  func copy() -> Engine {
    var copy = Engine()
    copy.rows = rows.copy()
    copy.variables = variables.copy()
    copy.program = program.copy()
    copy.isOutdated = isOutdated
    copy.edited = edited.copy()
    copy.replay = replay.copy()
    copy.lately = lately.copy()
    copy.values = values.copy()
    copy.ignored = ignored
    copy.report = report
    copy.pivotsPerRow = pivotsPerRow
    copy.distrustsCertificates = distrustsCertificates
    return copy
  }
}
