/// The cached elimination of a solver's rows. After an edit of constants, only its operations are computed again.
///
/// A row is *tight* if its sum equals its constant, so that it has no slack. The *active set* consists of independent
/// tight rows that determine the values: the rows that operations follow. All other rows are *basic*; their slacks
/// follow from the values.
///
/// A new program is made if rows, variables or priorities have changed. First it eliminates variables by required
/// equations, which are the common prefix of the tape. The variables that stay open form components with the rows
/// that touch them.
///
/// A program has one owner, and is copied only by ``copy()``. It is a class, because a structure would take longer to
/// build: wherever code uses one of the lists in a structure, the compiler checks the ownership of all its lists again.
/// As a structure, the program made the solver take three times as long to build.
final class Program {
  // Only the solver's own code uses a program, so its properties need no checks for exclusive access.

  /// Owns the initial memory of the lists.
  @exclusivity(unchecked)
  var arena = Arena()
  @exclusivity(unchecked)
  var elimination = Elimination()
  /// The results of playing the tape. Open variables that no row touches are zero.
  @exclusivity(unchecked)
  var numbers = Numbers()

  /// What required equations alone determine.
  @exclusivity(unchecked)
  var prefix = Prefix()
  @exclusivity(unchecked)
  var components: ContiguousArray<Component> = []
  @exclusivity(unchecked)
  var partition = Partition()

  @exclusivity(unchecked)
  var strengths = Strengths()
  @exclusivity(unchecked)
  var sides = Sides()
  /// Working memory for guessing the active set.
  @exclusivity(unchecked)
  var trial = Trial()

  @exclusivity(unchecked)
  var options = Options()
  /// The results of the last run.
  @exclusivity(unchecked)
  var results = Results()

  /// Makes a program without rows.
  init() {}

  /// Makes a program for the rows that a predicate includes.
  init(
    _ rows: borrowing Rows, _ variables: borrowing Variables, where isIncluded: (Int32) -> Bool
  ) {
    plan(rows, variables, where: isIncluded)
  }

  /// Whether `plan(_:_:where:)` was never called.
  @exclusivity(unchecked)
  private(set) var isNew = true

  /// Plans the elimination of the included rows: required equations first, then the components. The program must be
  /// new.
  func plan(
    _ rows: borrowing Rows, _ variables: borrowing Variables, where isIncluded: (Int32) -> Bool
  ) {
    isNew = false
    // An estimate, in bytes, of what the lists below need together.
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
    prefix.operations = 0..<elimination.tape.count
    if equations > prefix.operations.count { keepUnused(equations) }
    if prefix.operations.count < variables.live {
      connect(others, rows, variables)
    } else {
      for index in 0..<others.count where rows[others[index]].isRequired {
        prefix.checks.append(others[index])
      }
    }
  }

  /// Adds the required equations that no operation uses to `prefix.checks`.
  private func keepUnused(_ equations: Int) {
    mark(prefix.operations, as: .again)
    for index in 0..<equations where elimination.state[elimination.queue[index]] == .done {
      prefix.checks.append(elimination.queue[index])
    }
    mark(prefix.operations, as: .done)
  }

  /// Sets the state of the rows that a range of operations follows.
  func mark(_ operations: Range<Int>, as state: Elimination.RowState) {
    for index in operations {
      let row = elimination.tape[index].row
      if row != Operation.noRow { elimination.state[row] = state }
    }
  }

  /// Allocates the working memory for guessing the active set, when it is first needed.
  func beginTrial() {
    guard trial.hint.isEmpty else { return }
    trial.begin(rows: elimination.state.count, variables: numbers.values.count, in: &arena)
  }

  func copy() -> Program {
    let copy = Program()
    copy.isNew = isNew
    copy.elimination = elimination.copy()
    copy.numbers = numbers.copy()
    copy.prefix = prefix.copy()
    copy.components = components
    copy.partition = partition.copy()
    copy.strengths.rows = strengths.rows.copy()
    copy.sides = sides.copy()
    copy.options = options
    copy.results = results
    return copy
  }
}
