/// An active-set method that minimises total errors level by level, for components that substitution cannot solve.
///
/// The unknowns are `columns`: each says how far an open variable moves. Each row of the matrix is a *slack*, and the
/// slack's value is the row's residual. The first rows have a single column each, and say that an open variable does
/// not move. As many rows as there are columns are *active*: they are zero and independent, so they determine all
/// columns. All other rows are *basic*. A residual costs its magnitude. The cost counts in one level: the row's
/// priority on the side of zero where the residual is.
///
/// A step moves one active slack: the one with the steepest slope (Dantzig's rule). All other active slacks stay, which
/// gives a direction. The step goes in this direction as long as the total falls. It stops where a basic slack reaches
/// zero, and that slack becomes active. Slacks that cross zero before the stop change sides. This is the simplex method
/// for totals of magnitudes (Barrodale and Roberts 1973; Bartels, Conn and Sinclair 1978). In linear programming, such
/// a step is known as a long step.
///
/// Levels are minimised one at a time. After each level, every side of zero on which its total would grow is closed for
/// good (complementary slackness). So later levels move on the optimal face only. Required rows are the first level,
/// and have no error if they can all hold.
struct ActiveSet: ~Copyable {
  /// Owns the initial memory of the lists.
  var arena = Arena()
  /// The matrix. Each of the first `columns` rows has a single column, the one with the row's index.
  var rows: SparseRows
  let columns: Int
  /// How many rows are also stored by column. Rows that were added later are read one by one.
  var sortedRows = 0
  var slacks: List<Slack>

  /// The slacks with costs in the current level.
  var costed = List<Int32>()

  /// The slack at each place of the active set.
  var active: List<Int32>
  /// A factorisation of the active rows.
  var factors: Factors

  var slopes: Slopes
  var motion: Motion
  var effort: Effort

  /// The usual limit of steps, divided by the number of rows. It is far above what any known problem takes.
  static let usualPivotsPerRow = 50

  /// The slopes of a level's total.
  struct Slopes: ~Copyable {
    /// The slope with regard to the active slack at each place of the active set, without the slack's own cost.
    var gradient: List<Double>
    /// The slope with regard to each active slack, by place, without the slack's own cost.
    var byPlace: List<Double>
    /// Slopes of at most this magnitude count as zero.
    var limit = Tolerance.slope
  }

  /// The motion of all slacks while one active slack moves.
  struct Motion: ~Copyable {
    /// The speed of each slack, the list of the slacks that move, and for each slack whether the list has it.
    var direction: List<Double>
    /// The speed of each slack, and the slacks that move.
    var speed: List<Double>
    var moving: List<Int32>
    var isMoving: List<Bool>
    /// Where basic slacks reach zero.
    var breaks: List<Break>
  }

  /// The steps so far, their limit, and by how much each row raises the limit.
  struct Effort: Sendable {
    /// The steps so far, and the limit.
    var pivots = 0
    var pivotLimit = 0
    let pivotsPerRow: Int
    /// An estimate of the arithmetic operations so far.
    var work = 0
    /// How many consecutive steps moved nothing, up to the last one.
    var idleSteps = 0

    /// Whether the work exceeds a few seconds of computing.
    var isExhausted: Bool { work > 5_000_000_000 }
    var isOver: Bool { pivots >= pivotLimit || isExhausted }
  }

  /// A row with its residual.
  struct Slack: Sendable {
    var value: Double
    /// The residual before any column moved. For a column's own row, `makeFactors()` may change it, so that the row is
    /// zero where the column is.
    var start: Double
    /// The sum of the magnitudes of the row's constant and terms.
    var size: Double
    var costAbove = 0.0
    var costBelow = 0.0
    /// The place in the active set; -1 if the slack is basic.
    var place: Int32 = -1
    /// The side of zero whose cost counts, if the slack has a cost: 1 above, -1 below.
    var side: Int8 = 1
    /// Whether the slack may move to each side of zero.
    var mayBeAbove = true
    var mayBeBelow = true

    var isOpen: Bool { mayBeAbove || mayBeBelow }

    /// The value, or 0 if it is only rounding error.
    @inline(__always)
    var snapped: Double { value.magnitude <= 1e-11 * (1 + size) ? 0 : value }

    /// The side of zero of the value. At zero: an open side, and of two open sides the cheaper one.
    @inline(__always)
    var naturalSide: Int8 {
      let value = snapped
      if value != 0 { return value > 0 ? 1 : -1 }
      if !mayBeAbove { return -1 }
      if !mayBeBelow { return 1 }
      return costAbove <= costBelow ? 1 : -1
    }

    /// How the cost changes with the value, on the current side.
    var cost: Double { side > 0 ? costAbove : -costBelow }
  }

  /// A point where a basic slack reaches zero while an active one moves.
  struct Break: Sendable {
    var slack: Int32
    var step: Double
    /// How much the slope grows at the break; infinite if the far side is closed.
    var jump: Double
    var speed: Double
  }

  init(columns: Int, rows count: Int, entries: Int, pivotsPerRow: Int) {
    self.columns = columns
    effort = Effort(pivotsPerRow: pivotsPerRow)
    let all = columns + count + 1
    arena.reserve(
      columns * 220 + all * (MemoryLayout<Slack>.stride + 60) + entries * 34 + 2000)
    rows = SparseRows(rows: all, entries: columns + entries + 8, in: &arena)
    slacks = List(room: all, in: &arena)
    active = List(room: columns, in: &arena)
    factors = Factors(columns, in: &arena)
    slopes = Slopes(
      gradient: List(repeating: 0, count: columns, in: &arena),
      byPlace: List(repeating: 0, count: columns, in: &arena))
    motion = Motion(
      direction: List(repeating: 0, count: columns, in: &arena),
      speed: List(repeating: 0, count: all, in: &arena), moving: List(room: all, in: &arena),
      isMoving: List(repeating: false, count: all, in: &arena),
      breaks: List(room: 16, in: &arena))
    for column in 0..<Int32(columns) {
      rows.addEntry(Entry(column, 1))
      rows.endRow()
      slacks.appendIntoRoom(Slack(value: 0, start: 0, size: 0, place: column))
      active.appendIntoRoom(column)
    }
  }

  /// Ends the row whose entries were just added, and returns its slack.
  mutating func endRow(residual: Double, size: Double) -> Int32 {
    rows.endRow()
    effort.pivotLimit += effort.pivotsPerRow
    slacks.append(Slack(value: residual, start: residual, size: size))
    if motion.speed.count < slacks.count {
      motion.speed.append(0)
      motion.isMoving.append(false)
    }
    return Int32(slacks.count - 1)
  }

  /// Prepares for solving. The rows of the problem must have been added, and those that are active at first must have
  /// been activated.
  mutating func begin() {
    sortedRows = rows.count
    rows.sortByColumns(columns, in: &arena)
    makeFactors()
  }

  /// Makes a slack active in place of a column's own row.
  mutating func activate(_ slack: Int32, insteadOf column: Int) {
    slacks[column].place = -1
    slacks[slack].place = Int32(column)
    slacks[slack].value = 0
    active[column] = slack
  }

  /// Removes the last row, which must be basic.
  mutating func removeLastRow() {
    rows.removeLastRow()
    slacks.keepFirst(slacks.count - 1)
  }

  /// How far a column has moved.
  @inline(__always)
  func moved(_ column: Int32) -> Double {
    slacks[column].value - slacks[column].start
  }

  /// Factors the active rows again, and computes all values from them. This removes accumulated rounding errors.
  mutating func makeFactors() {
    for (place, column) in factors.make(of: rows, active) {
      // The row at this place depends on the other active rows, so it becomes basic. In its place, the row of this
      // column becomes active, and keeps the column where it is.
      slacks[active[place]].place = -1
      slacks[column].place = Int32(place)
      slacks[column].start -= slacks[column].value
      slacks[column].value = 0
      active[place] = column
    }
    effort.work += 40 * columns + 4 * (factors.lower.count + factors.upper.count)
    for place in 0..<columns { slopes.byPlace[place] = -slacks[active[place]].start }
    factors.solve(slopes.byPlace, into: &motion.direction, rows)
    for slack in 0..<slacks.count where slacks[slack].place < 0 {
      slacks[slack].value =
        slacks[slack].start + rows.times(motion.direction, row: slack)
    }
  }

  /// Whether any active slack can still move without making an earlier level worse.
  var hasOpenSlack: Bool {
    active.contains { slacks[$0].isOpen }
  }
}
