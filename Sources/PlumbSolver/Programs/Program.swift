/// The cached elimination of all rows. New constants only play it.
///
/// A row is *tight* if it has no slack: its sum is its constant. The *active set* is made of tight rows that do not
/// depend on each other and that the values were worked out from: the rows that operations follow. All other
/// rows are in the *basis*; their slacks follow from the values.
///
/// A program is made when rows, variables or priorities have changed. It eliminates variables by
/// required equations first, which is the common prefix of the tape. The variables that stay open
/// form components with the rows that touch them.
struct Program: ~Copyable {
  /// Where the lists begin.
  var arena = Arena()
  var elimination = Elimination()
  /// What the tape gives; open variables that no row touches are zero.
  var numbers = Numbers()

  /// How many operations come from required equations.
  var prefix = 0
  /// Required rows that the prefix determines, and that can only be checked.
  var checks = List<Int32>()

  var components: ContiguousArray<Component> = []
  /// The rows of all components, their variables, and their rows to check.
  var componentRows = List<Int32>()
  var componentVariables = List<Int32>()
  var componentChecks = List<Int32>()
  /// The component of each variable, -1 if required equations determine it; empty if there is none.
  var componentOf = List<Int32>()

  /// How firmly a row follows from what substitution used; NaN until it is asked.
  var strength = List<Double>()
  /// How much each variable counts in what is looked at; zero in between.
  var weights = List<Double>()
  /// By slot, on which side of zero each row and variable of a component was left.
  var rowSide = List<Int8>()
  var variableSide = List<Int8>()
  /// What is known while other orders of following rows are tried.
  var trial = Trial()

  /// Makes everything go through the simplex method, for tests that compare.
  var distrustsCertificates = false
  /// How many steps the simplex method may take for each row.
  var pivotsPerRow = ActiveSet.usualPivotsPerRow
  /// Whether it only matters if required rows can hold.
  var asksOnlyForContradictions = false

  /// What the last run found and did.
  var contradictions: [Contradiction] = []
  var pivots = 0
  var simplexRuns = 0
  /// Whether the last run changed how a component is solved.
  var hasResolved = false

  /// Makes a program for no rows.
  init() {}

  /// Makes a program for the rows that a condition takes.
  init(
    _ rows: borrowing Rows, _ variables: borrowing Variables, where isIncluded: (Int32) -> Bool
  ) {
    plan(rows, variables, where: isIncluded)
  }

  /// Whether nothing was planned yet.
  private(set) var isNew = true

  /// Works out the structure of the rows that a condition takes. The program must be new.
  mutating func plan(
    _ rows: borrowing Rows, _ variables: borrowing Variables, where isIncluded: (Int32) -> Bool
  ) {
    isNew = false
    // What the lists below need together.
    arena.reserve(216 * variables.slots + 44 * rows.slots + 4000)
    elimination.begin(variables: variables.slots, rows: rows.slots, in: &arena)
    numbers.begin(variables: variables.slots, in: &arena)
    var others = List<Int32>(room: rows.slots, in: &arena)
    for slot in 0..<Int32(rows.slots) {
      guard rows[slot].isLive, isIncluded(slot) else { continue }
      if rows[slot].isRequiredEquation { elimination.addToBatch(slot) } else { others.append(slot) }
    }
    let equations = elimination.queue.count
    elimination.useBatch(of: rows, level: Level.certain)
    prefix = elimination.tape.count
    if equations > prefix { keepUnused(equations) }
    if prefix < variables.live {
      connect(others, rows, variables)
    } else {
      for index in 0..<others.count where rows[others[index]].isRequired {
        checks.append(others[index])
      }
    }
  }

  /// Keeps the equations that were not used, to check them.
  private mutating func keepUnused(_ equations: Int) {
    mark(0..<prefix, as: .again)
    for index in 0..<equations where elimination.state[elimination.queue[index]] == .done {
      checks.append(elimination.queue[index])
    }
    mark(0..<prefix, as: .done)
  }

  /// Marks the active rows.
  mutating func mark(_ operations: Range<Int>, as state: Elimination.RowState) {
    for index in operations {
      let row = elimination.tape[index].row
      if row != Operation.noRow { elimination.state[row] = state }
    }
  }

  /// Makes room for what is known while a component is solved.
  mutating func beginTrial() {
    guard trial.hint.isEmpty else { return }
    trial.begin(rows: elimination.state.count, variables: numbers.values.count, in: &arena)
  }

  func copy() -> Program {
    var copy = Program()
    copy.isNew = isNew
    copy.elimination = elimination.copy()
    copy.numbers = numbers.copy()
    copy.prefix = prefix
    copy.checks = checks.copy()
    copy.components = components
    copy.componentRows = componentRows.copy()
    copy.componentVariables = componentVariables.copy()
    copy.componentChecks = componentChecks.copy()
    copy.componentOf = componentOf.copy()
    copy.strength = strength.copy()
    copy.rowSide = rowSide.copy()
    copy.variableSide = variableSide.copy()
    copy.distrustsCertificates = distrustsCertificates
    copy.pivotsPerRow = pivotsPerRow
    copy.asksOnlyForContradictions = asksOnlyForContradictions
    copy.contradictions = contradictions
    (copy.pivots, copy.simplexRuns, copy.hasResolved) = (pivots, simplexRuns, hasResolved)
    return copy
  }
}
