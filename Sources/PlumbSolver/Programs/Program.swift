/// All that is worked out from the structure of the rows, so that new constants are only played.
///
/// A program is made when rows, variables or priorities have changed. It eliminates variables by
/// required equations first, which is the common prefix of the tape. The variables that stay open
/// form components with the rows that touch them.
struct Program: Sendable {
  var elimination: Elimination
  /// What the tape gives; open variables that no row touches are zero.
  var numbers: Numbers

  /// How many operations come from required equations.
  let prefix: Int
  /// Required rows that the prefix determines, and that can only be checked.
  var checks: ContiguousArray<Int32> = []

  var components: ContiguousArray<Component> = []
  /// The rows of all components, their variables, and their rows to check.
  var componentRows: ContiguousArray<Int32> = []
  var componentVariables: ContiguousArray<Int32> = []
  var componentChecks: ContiguousArray<Int32> = []
  /// The component of each variable, -1 if required equations determine it; empty if there is none.
  var componentOf: ContiguousArray<Int32> = []

  /// How firmly a row follows from what substitution used; NaN until it is asked.
  var strength: ContiguousArray<Double> = []
  /// The priorities by which rows are followed when another order is tried.
  var hint: ContiguousArray<Double> = []
  /// On which side of zero the simplex method left each row and variable of a component.
  var rowSide: ContiguousArray<Int8> = []
  var variableSide: ContiguousArray<Int8> = []

  /// Makes everything go through the simplex method, for tests that compare.
  var distrustsCertificates = false
  /// How many steps the simplex method may take for each row.
  var pivotsPerRow = Simplex.usualPivotsPerRow
  /// Whether it only matters if required rows can hold.
  var asksOnlyForContradictions = false

  /// What the last run found and did.
  var contradictions: [Contradiction] = []
  var pivots = 0
  var simplexRuns = 0
  /// Whether the last run changed how a component is solved.
  var hasMended = false

  /// Works out the structure of the rows that a condition takes.
  init(_ rows: Rows, _ variables: Variables, where isIncluded: (Int32) -> Bool) {
    elimination = Elimination(variables: variables.slots, rows: rows.slots)
    numbers = Numbers(variables: variables.slots)
    var equations = ContiguousArray<Int32>()
    var others = ContiguousArray<Int32>()
    equations.reserveCapacity(rows.slots)
    for slot in 0..<Int32(rows.slots) {
      guard rows[slot].isLive, isIncluded(slot) else { continue }
      if rows[slot].isRequiredEquation { equations.append(slot) } else { others.append(slot) }
    }
    elimination.use(equations, of: rows, level: Level.certain)
    prefix = elimination.tape.count
    keepUnused(equations)
    if prefix < variables.live {
      connect(others, rows, variables)
    } else {
      for row in others where rows[row].isRequired { checks.append(row) }
    }
  }

  /// Keeps the equations that were not used, to check them.
  private mutating func keepUnused(_ equations: ContiguousArray<Int32>) {
    guard equations.count > prefix else { return }
    for operation in elimination.tape.operations { elimination.state[Int(operation.row)] = .again }
    for row in equations where elimination.state[Int(row)] == .done { checks.append(row) }
    for operation in elimination.tape.operations { elimination.state[Int(operation.row)] = .done }
  }
}
