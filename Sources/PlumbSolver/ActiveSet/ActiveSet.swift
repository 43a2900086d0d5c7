/// Minimises total errors level by level, when substitution alone cannot.
///
/// There are `columns` unknown numbers, each of which says how far an open variable moves, and rows over them. Each
/// row is a *slack*: its residual. The first rows have a single column, and say that an open variable stays
/// where it is. As many rows as there are columns are *active*: they are zero, do not depend on each other, and so
/// determine all columns. The others are *basic*. A residual costs its magnitude in the levels that its row's
/// priorities name, on the side of zero that they name.
///
/// A step lets one active slack move: the one whose slope makes the total smallest fastest (Dantzig's rule). All
/// others stay, which gives a direction, and the total falls along it until some basic slack stops it by
/// reaching zero, which becomes active. Quantities that are passed before change sides. This is the simplex
/// method for totals of magnitudes, as Barrodale and Roberts (1973) and Bartels, Conn and Sinclair (1978) have it;
/// in the words of a linear program, a pivot that looks past bounds.
///
/// One level is minimised at a time. Afterwards each side of zero that would make the level's total larger is
/// closed for good (complementary slackness), so that later levels move on the optimal face only. Required rows
/// are the first level, and have no error if they can all hold.
struct ActiveSet: ~Copyable {
  /// Where the lists begin.
  var arena = Arena()
  /// The rows, those of single columns first.
  var rows: SparseRows
  let columns: Int
  /// How many rows the columns know. A later one is looked at by itself.
  var sortedRows = 0
  var slacks: List<Slack>

  /// The slacks that have costs in the level.
  var costed = List<Int32>()

  /// The slack at each place of the active set.
  var active: List<Int32>
  /// The active rows, as factors.
  var factors: Factors

  var slopes: Slopes
  var motion: Motion
  var effort: Effort

  /// How many steps a row allows for, which is far more than any known problem takes.
  static let usualPivotsPerRow = 50

  /// How a level's total changes.
  struct Slopes: ~Copyable {
    /// With each column.
    var gradient: List<Double>
    /// With each active slack, by place, its own cost not included.
    var byPlace: List<Double>
    /// The slope that counts as none.
    var limit = Tolerance.slope
  }

  /// How all moves with the active slack that is looked at.
  struct Motion: ~Copyable {
    /// How each column moves.
    var direction: List<Double>
    /// How each slack moves, and those that do.
    var speed: List<Double>
    var moving: List<Int32>
    var isMoving: List<Bool>
    /// Where basic slacks reach zero.
    var breaks: List<Break>
  }

  /// What was done, and how much may be.
  struct Effort: Sendable {
    /// The steps so far, and how many there may be.
    var pivots = 0
    var pivotLimit = 0
    let pivotsPerRow: Int
    /// How much was calculated for them.
    var work = 0
    /// How many steps in a row did not move anything.
    var idleSteps = 0

    /// Whether so much was calculated that it would take seconds more.
    var isExhausted: Bool { work > 5_000_000_000 }
    var isOver: Bool { pivots >= pivotLimit || isExhausted }
  }

  /// A row's residual.
  struct Slack: Sendable {
    var value: Double
    /// What it would be if no column had moved.
    var start: Double
    /// The size of the numbers in it.
    var size: Double
    var costAbove = 0.0
    var costBelow = 0.0
    /// Where it is in the active set; -1 if it is basic.
    var place: Int32 = -1
    /// The side of zero that it counts on, if it has a cost.
    var side: Int8 = 1
    /// Whether the sides of zero are open.
    var mayBeAbove = true
    var mayBeBelow = true

    var isOpen: Bool { mayBeAbove || mayBeBelow }

    /// Its value without what is only rounding.
    @inline(__always)
    var snapped: Double { value.magnitude <= 1e-11 * (1 + size) ? 0 : value }

    /// The side that its value is on; at zero an open one, the cheaper of two.
    @inline(__always)
    var naturalSide: Int8 {
      let value = snapped
      if value != 0 { return value > 0 ? 1 : -1 }
      if !mayBeAbove { return -1 }
      if !mayBeBelow { return 1 }
      return costAbove <= costBelow ? 1 : -1
    }

    /// How its cost changes with its value, on the side that it counts on.
    var cost: Double { side > 0 ? costAbove : -costBelow }
  }

  /// Where a basic slack reaches zero while an active one moves.
  struct Break: Sendable {
    var slack: Int32
    var step: Double
    /// How much the slope grows there; infinite where the far side is closed.
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

  /// Ends a row whose entries were added last, and returns its slack.
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

  /// Begins when all rows are added, some of them instead of columns.
  mutating func begin() {
    sortedRows = rows.count
    rows.sortByColumns(columns, in: &arena)
    makeFactors()
  }

  /// Makes a slack active instead of a column.
  mutating func activate(_ slack: Int32, insteadOf column: Int) {
    slacks[column].place = -1
    slacks[slack].place = Int32(column)
    slacks[slack].value = 0
    active[column] = slack
  }

  /// Takes the last row away, which must be basic.
  mutating func removeLastRow() {
    rows.removeLastRow()
    slacks.keepFirst(slacks.count - 1)
  }

  /// How far a column has moved.
  @inline(__always)
  func moved(_ column: Int32) -> Double {
    slacks[column].value - slacks[column].start
  }

  /// Makes the factors anew, and with them all numbers, which sheds rounding errors.
  mutating func makeFactors() {
    for (place, column) in factors.make(of: rows, active) {
      // The row at this place depends on the others. The column is to stay where it is instead.
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
