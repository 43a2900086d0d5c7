/// The state of a solver, with a single owner.
struct Engine: ~Copyable {
  /// Owns the initial memory of the lists of rows and variables.
  var arena = Arena()
  var rows = Rows()
  var variables = Variables()

  /// The cached elimination of the constraints; stale if `isOutdated`.
  var program = Program()
  /// Whether the program is stale.
  var isOutdated = true
  /// The rows whose constants were edited since the last solution.
  var edited = List<Int32>()
  /// The cached replay, and the rows whose constants were edited lately. The replay is made for edits of these rows.
  var replay = Replay()
  var lately = List<Int32>()

  /// The published values of all variables, by slot.
  var values = List<Double>()
  /// The rows that are ignored because they contradict others.
  var ignored: [Ignored] = []
  /// The last report.
  var report = Solver.Report()
  /// Whether something has changed since the last solution. True until the first solution.
  var options = Program.Options()

  /// Whether something has changed since the last solution.
  var needsSolving: Bool { isOutdated || edited.count > 0 }

  /// A copy of the program at the published values.
  func solvedProgram() -> Program {
    let program = program.copy()
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
    copy.options = options
    return copy
  }
}
