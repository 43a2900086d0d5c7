/// Gaussian elimination that solves equations for variables, one after the other, and records each step on a tape.
///
/// Equations are taken in batches of one priority, the highest first. In a batch, a row waits until it has at most two
/// open variables. If it has one, this variable becomes a constant. If it has two, one of them follows the other. Rows
/// that keep more open variables are factored as a sparse matrix. A column singleton is a variable that occurs in no
/// other row of the batch. A row with a column singleton need not wait: it is solved for the singleton at the end of
/// the batch. This order of steps is known from the presolve of linear programs (Andersen and Andersen 1995).
///
/// The steps depend on coefficients only, never on constants. So an edit of constants replays the tape and repeats no
/// step.
struct Elimination: ~Copyable {
  var tape = Tape()
  var links = Links()
  var reducer = Reducer()

  /// The state of each row in the current batch.
  var state = List<RowState>()
  /// For each variable, the linked list of the rows that wait for it. The items of these lists are stored in `waiting`.
  /// `lists` is empty until a row waits.
  var lists = List<WaitingList>()
  var waiting = List<Waiting>()
  /// The variables that had a waiting list in this batch.
  var awaited = List<Int32>()
  /// The rows that still wait when the queue is empty.
  var remainder = Remainder()
  /// The rows of the batch, in the order in which they are reduced. A row that has waited is appended again.
  var queue = List<Int32>()
  var mentions = Mentions()
  /// The deferred rows of the batch, each with its column singleton.
  var singletons = List<Singleton>()

  /// A pivot must be at least this fraction of its row's largest coefficient. With smaller pivots, errors would grow.
  static let soundness = 0.1

  enum RowState: Sendable {
    /// The row is not in the batch, an operation was recorded for it, or it is redundant.
    case done
    /// The row is in the queue: for the first time, or again after waiting. A program also marks rows with `again` that
    /// operations follow.
    case new, again
    /// The row has more than two open variables.
    case waiting
    /// The row has more than two open variables, and one of them is a column singleton.
    case deferred
  }

  /// A row, and a variable that occurs in no other row of the batch.
  struct Singleton: Sendable {
    var row: Int32
    var variable: Int32
  }

  /// A linked list in `waiting`: the first and last place of the rows that wait for a variable.
  struct WaitingList: Sendable {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  /// An item of a waiting list: a row, and the place of the list's next item in `waiting`; -1 for the last item.
  struct Waiting: Sendable {
    var row: Int32
    var next: Int32
  }

  /// Allocates the lists in an arena.
  mutating func begin(variables: Int, rows: Int, in arena: inout Arena) {
    tape.begin(variables: variables, in: &arena)
    links.begin(variables: variables, in: &arena)
    reducer.begin(in: &arena)
    state = List(repeating: .done, count: rows, in: &arena)
    queue = List(room: rows, in: &arena)
    lists = List(room: variables, in: &arena)
    waiting = List(room: 16, in: &arena)
    awaited = List(room: 16, in: &arena)
    mentions.begin(variables: variables, in: &arena)
    singletons = List(room: 16, in: &arena)
  }

  /// A copy of the state between two batches, when no row waits.
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
  /// Eliminates variables by the rows of the batch. The operations get the priority `level`.
  mutating func useBatch(of rows: borrowing Rows, level: Double) {
    propagate(rows, level)
    if waiting.count > 0 { eliminateWaiting(rows, level) }
    if mentions.areCounted { solveSingletons(rows, level) }
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

  /// Makes a variable zero, unless constants determine it already. If it follows open variables, one of them is solved
  /// for.
  ///
  /// This chooses the values that no constraint determines.
  mutating func useZero(of variable: Int32) {
    reduce(variable: variable)
    guard let pivot = largestOpen else { return }
    record(Operation.noRow, solvedFor: pivot, level: Level.none)
  }

  /// The index of the largest coefficient in the reducer's `open`; nil if no variable is open. Solving for a variable
  /// with a smaller one may let errors grow.
  var largestOpen: Int? {
    guard reducer.open.count > 0 else { return nil }
    var largest = 0
    for index in 1..<max(1, reducer.open.count)
    where reducer.open[index].coefficient.magnitude > reducer.open[largest].coefficient.magnitude {
      largest = index
    }
    return largest
  }

  /// Records on the tape that the row reduced last is solved for one of its open variables.
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

  /// Links the variables that a range of the tape's operations eliminates.
  mutating func follow(_ operations: Range<Int>) { links.follow(tape, operations) }

  /// Opens the variables again that a range of the tape's operations eliminated.
  mutating func unfollow(_ operations: Range<Int>) { links.unfollow(tape, operations) }
}
