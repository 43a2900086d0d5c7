/// All that is worked out from the structure of the rows, so that new constants are only played.
///
/// A program is made when rows, variables or priorities have changed. It eliminates variables by
/// required equations first, which is the common prefix of the tape. The variables that stay open
/// form components with the rows that touch them.
struct Program: Sendable {
  var elimination: Elimination
  /// The value of each variable; open variables that no row touches are zero.
  var values: ContiguousArray<Double>

  /// How many operations come from required equations.
  var prefix = 0
  /// Required rows that the prefix determines, and that can only be checked.
  var checks: ContiguousArray<Int32> = []

  var components: ContiguousArray<Component> = []
  /// The rows of all components, then the variables of all components, then the rows to check.
  var componentRows: ContiguousArray<Int32> = []
  var componentVariables: ContiguousArray<Int32> = []
  var componentChecks: ContiguousArray<Int32> = []
  /// The component of each variable; -1 if required equations determine it.
  var componentOf: ContiguousArray<Int32> = []

  /// How firmly a row follows from what substitution used; NaN until it is asked.
  var strength: ContiguousArray<Double> = []
  /// On which side of zero the simplex method left each row and variable of a component.
  var rowSide: ContiguousArray<Int8> = []
  var variableSide: ContiguousArray<Int8> = []

  /// Makes everything go through the simplex method, for tests that compare.
  var distrustsCertificates = false

  /// Whether it only matters if required rows can hold.
  var asksOnlyForContradictions = false

  /// What the last run found and did.
  var contradictions: [Contradiction] = []
  var pivots = 0
  var simplexRuns = 0

  /// Works out the structure of some rows. `isLive` says which variables there are.
  init(rows: Rows, included: ContiguousArray<Int32>, isLive: ContiguousArray<Bool>) {
    elimination = Elimination(variables: isLive.count, rows: rows.slots)
    values = ContiguousArray(repeating: 0, count: isLive.count)
    let equations = included.filter { rows.isRequiredEquation($0) }
    elimination.use(equations, of: rows, level: Level.certain)
    prefix = elimination.tape.count
    keepChecks(equations, rows)
    connect(included, rows, isLive)
  }

  /// Keeps the equations that were not used, to check them.
  private mutating func keepChecks(_ equations: [Int32], _ rows: Rows) {
    guard equations.count > prefix else { return }
    var isUsed = ContiguousArray(repeating: false, count: rows.slots)
    for row in elimination.tape.row { isUsed[Int(row)] = true }
    checks.append(contentsOf: equations.lazy.filter { !isUsed[Int($0)] })
  }
}
