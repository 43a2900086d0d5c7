/// The cached elimination of all rows. New constants only play it.
///
/// A row is *tight* if its sum equals its constant, so that it has no slack. The *active set* consists of independent
/// tight rows that determine the values: the rows that operations follow. All other rows are *basic*; their slacks
/// follow from the values.
///
/// A new program is made if rows, variables or priorities have changed. First it eliminates variables by required
/// equations, which are the common prefix of the tape. The variables that stay open form components with the rows
/// that touch them.
struct Program: ~Copyable {
  /// Owns the initial memory of the lists.
  var arena = Arena()
  var elimination = Elimination()
  /// The results of playing the tape. Open variables that no row touches are zero.
  var numbers = Numbers()

  /// How many operations come from required equations.
  var prefix = 0
  /// Required rows that the prefix already determines, so that they can only be checked.
  var checks = List<Int32>()

  var components: ContiguousArray<Component> = []
  /// The rows, variables and rows to check of all components, one component after the other.
  var componentRows = List<Int32>()
  var componentVariables = List<Int32>()
  var componentChecks = List<Int32>()
  /// The component of each variable; -1 if required equations determine it. Empty if there are no components.
  var componentOf = List<Int32>()

  /// The lowest priority that a row's sum depends on; NaN until it is computed.
  var strength = List<Double>()
  /// Working memory: the weight of each variable. Zero between uses.
  var weights = List<Double>()
  /// By slot, the side of zero of each row and variable when its component was solved last.
  var rowSide = List<Int8>()
  var variableSide = List<Int8>()
  /// Working memory for guessing the active set.
  var trial = Trial()

  /// Solves everything by the simplex method, so that tests can compare.
  var distrustsCertificates = false
  /// The limit of simplex steps for each row.
  var pivotsPerRow = ActiveSet.usualPivotsPerRow
  /// Whether the program is only run to find out if required rows contradict each other.
  var asksOnlyForContradictions = false

  /// The results of the last run.
  var contradictions: [Contradiction] = []
  var pivots = 0
  var simplexRuns = 0
  /// Whether the last run changed how a component is solved.
  var hasResolved = false

  /// Makes a program without rows.
  init() {}

  /// Makes a program for the rows that a predicate includes.
  init(
    _ rows: borrowing Rows, _ variables: borrowing Variables, where isIncluded: (Int32) -> Bool
  ) {
    plan(rows, variables, where: isIncluded)
  }

  /// Whether `plan(_:_:where:)` was never called.
  private(set) var isNew = true

  /// Eliminates the included rows. The program must be new.
  mutating func plan(
    _ rows: borrowing Rows, _ variables: borrowing Variables, where isIncluded: (Int32) -> Bool
  ) {
    isNew = false
    // An estimate of what the lists below need together.
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

  /// Adds the equations that were not used to the rows to check.
  private mutating func keepUnused(_ equations: Int) {
    mark(0..<prefix, as: .again)
    for index in 0..<equations where elimination.state[elimination.queue[index]] == .done {
      checks.append(elimination.queue[index])
    }
    mark(0..<prefix, as: .done)
  }

  /// Sets the state of the rows that a range of operations follows.
  mutating func mark(_ operations: Range<Int>, as state: Elimination.RowState) {
    for index in operations {
      let row = elimination.tape[index].row
      if row != Operation.noRow { elimination.state[row] = state }
    }
  }

  /// Allocates the working memory for guessing the active set, when it is first needed.
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
