/// Solves equations for variables, one after the other, and records how.
///
/// Equations are taken in batches of one priority, the most important first. In a batch, rows
/// wait until at most two open variables are left in them: with one, the variable becomes a
/// constant; with two, one follows the other. Rows with a column singleton, a variable that no other row is about,
/// need not wait: they are solved for it last. What waits until then is factored sparsely. It is Gauss's elimination,
/// in the order that the presolve of a linear program takes (Andersen and Andersen 1995).
///
/// Which steps are taken depends on coefficients only and never on constants, so that an edit of
/// constants needs no step again but only the tape.
struct Elimination: ~Copyable {
  var tape = Tape()
  var links = Links()
  var reducer = Reducer()

  /// What has become of each row in the current batch.
  var state = List<RowState>()
  /// The rows that wait for a variable, as a list in `waiting`; empty until a row waits.
  var lists = List<WaitingList>()
  var waiting = List<Waiting>()
  /// The variables that had a list in this batch.
  var awaited = List<Int32>()
  /// The rows that still wait when all others are used.
  var remainder = Remainder()
  /// Rows to look at.
  var queue = List<Int32>()
  /// How often each variable occurs in the batch, once that is counted.
  var mentions = List<Mentions>()
  var isCounted = false
  var countedBatch: Int32 = 0
  /// The rows of the batch with a column singleton.
  var singletons = List<Singleton>()

  /// The part of a row's largest coefficient that another one must be for the row to be solved for it: errors
  /// would grow otherwise.
  static let soundness = 0.1

  enum RowState: Sendable {
    /// The row is not in the batch, or it is used up or redundant.
    case done
    /// The row is in the queue for the first time, or again.
    case new, again
    /// The row has more than two open variables.
    case waiting
    /// The row has more than two open variables, and one of them is a column singleton.
    case deferred
  }

  /// How often a variable occurs in the batch that was counted last and has this number.
  struct Mentions: Sendable {
    var batch: Int32 = 0
    var count: Int32 = 0
  }

  /// A row, and a variable that no other row of the batch names.
  struct Singleton: Sendable {
    var row: Int32
    var variable: Int32
  }

  /// The first and last place of the rows that wait for a variable.
  struct WaitingList: Sendable {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  /// A row that waits for a variable, and the place of the next one.
  struct Waiting: Sendable {
    var row: Int32
    var next: Int32
  }

  /// Begins the lists in an arena.
  mutating func begin(variables: Int, rows: Int, in arena: inout Arena) {
    tape.begin(variables: variables, in: &arena)
    links.begin(variables: variables, in: &arena)
    reducer.begin(in: &arena)
    state = List(repeating: .done, count: rows, in: &arena)
    queue = List(room: rows, in: &arena)
    lists = List(room: variables, in: &arena)
    waiting = List(room: 16, in: &arena)
    awaited = List(room: 16, in: &arena)
    mentions = List(room: variables, in: &arena)
    singletons = List(room: 16, in: &arena)
  }

  /// A copy between two batches, when no row waits.
  func copy() -> Elimination {
    var copy = Elimination()
    copy.tape = tape.copy()
    copy.links = links.copy()
    copy.state = state.copy()
    copy.reducer.stamp = reducer.stamp
    return copy
  }
}

extension Elimination {
  /// Uses the batch, which is of one priority.
  mutating func useBatch(of rows: borrowing Rows, level: Double) {
    propagate(rows, level)
    if waiting.count > 0 { eliminateWaiting(rows, level) }
    if isCounted { solveSingletons(rows, level) }
  }

  /// Begins a batch of equations.
  @inline(__always)
  mutating func beginBatch() {
    queue.removeAll()
  }

  /// Adds an equation to the batch.
  @inline(__always)
  mutating func addToBatch(_ row: Int32) {
    state[row] = .new
    queue.append(row)
  }

  /// Makes a variable zero if it is still open.
  ///
  /// This is how values are chosen that no constraint determines.
  mutating func useZero(of variable: Int32) {
    reduce(variable: variable)
    guard let pivot = largestOpen else { return }
    record(Operation.noRow, solvedFor: pivot, level: Level.none)
  }

  /// Where the largest coefficient is among those that the reducer left open. Solving for any other one may let
  /// errors grow.
  var largestOpen: Int? {
    guard reducer.open.count > 0 else { return nil }
    var largest = 0
    for index in 1..<max(1, reducer.open.count)
    where reducer.open[index].coefficient.magnitude > reducer.open[largest].coefficient.magnitude {
      largest = index
    }
    return largest
  }

  /// Records that a row, which was just reduced, is solved for one of its open variables.
  mutating func record(_ row: Int32, solvedFor pivot: Int, level: Double) {
    let solved = reducer.open[pivot]
    let (lowerStart, upperStart) = (tape.lower.count, tape.upper.count)
    tape.addLower(reducer.passed)
    let scale = 1 / solved.coefficient
    for index in 0..<reducer.open.count where index != pivot {
      let up = reducer.open[index]
      tape.addUpper(Entry(up.index, -up.coefficient * scale))
    }
    let operation = tape.endOperation(
      variable: solved.index, row: row, scale: scale, level: level, lowerStart: lowerStart,
      upperStart: upperStart)
    links.follow(operation, tape.count - 1, tape)
  }
}
