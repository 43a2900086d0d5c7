/// A matrix of some sparse rows as a product of two triangular ones, and of the exchanges of single rows
/// since then.
///
/// Rows are eliminated one after the other, each by those before it. First come rows with a single open column,
/// and rows with a column of their own, as long as there are any: these change no other row, and are nearly all
/// of what layouts are made of. What is left follows by growing length. A row is solved for a column that few
/// rows share, among those whose coefficients are large enough (threshold pivoting).
///
/// If row `p` becomes another one, the matrix `A` becomes `A + e(p)·(new − old)ᵀ = A·(1 + d·(new − old)ᵀ)`
/// with `d = A⁻¹·e(p)`, whose inverse is known (Sherman and Morrison): the product form of the inverse, which is
/// as old as the simplex method on computers (Dantzig and Orchard-Hays, 1954). The direction `d` was needed
/// anyway, and the rows are there, so that an exchange only keeps `d`.
struct Factors: ~Copyable {
  /// By step of the elimination: which row of the square matrix was used, and for which column.
  var pivotRow = List<Int32>()
  var pivotColumn = List<Int32>()
  var pivotValue = List<Double>()
  /// What each step subtracts of the earlier ones, and what is left in its row beside its pivot.
  var lowerStarts = List<Int32>()
  var lower = List<Entry>()
  var upperStarts = List<Int32>()
  var upper = List<Entry>()

  /// The step that was solved for each column; -1 before.
  var stepOfColumn = List<Int32>()
  /// Numbers by step or by column.
  var work = List<Double>()

  /// The exchanges since then, and their directions by column.
  var exchanges = List<Exchange>()
  var directions = List<Entry>()

  /// What is only needed while it is made.
  var making = Making()

  /// A row of the square matrix that became another one. Rows are those of the sparse matrix.
  struct Exchange: Sendable {
    var new: Int32
    var old: Int32
    /// The new row times the direction.
    var pivot: Double
    var end: Int32
  }

  struct Making: ~Copyable {
    /// How many open columns each row has, and how many open rows each column.
    var rowCounts = List<Int32>()
    var columnCounts = List<Int32>()
    /// The rows that hold each column.
    var holderStarts = List<Int32>()
    var holders = List<Int32>()
    /// Rows and columns that may have one open partner only; a column is the complement of its number.
    var singletons = List<Int32>()
    var isDone = List<Bool>()
    var order = List<Int32>()
    /// The steps that the row in work has to be eliminated by, a bit for each, and its columns.
    var steps = List<UInt64>()
    var columns = List<Int32>()
    var isThere = List<Bool>()
  }

  init() {}

  /// Begins the lists in an arena, for a square matrix.
  init(_ count: Int, in arena: inout Arena) {
    pivotRow = List(room: count, in: &arena)
    pivotColumn = List(room: count, in: &arena)
    pivotValue = List(room: count, in: &arena)
    lowerStarts = List(room: count + 1, in: &arena)
    upperStarts = List(room: count + 1, in: &arena)
    lower = List(room: count, in: &arena)
    upper = List(room: 2 * count, in: &arena)
    stepOfColumn = List(room: count, in: &arena)
    work = List(room: count, in: &arena)
    making.rowCounts = List(room: count, in: &arena)
    making.columnCounts = List(room: count, in: &arena)
    making.holderStarts = List(room: count + 2, in: &arena)
    making.holders = List(room: 2 * count, in: &arena)
    making.singletons = List(room: 2 * count, in: &arena)
    making.isDone = List(room: count, in: &arena)
    making.order = List(room: count, in: &arena)
    making.steps = List(room: (count + 63) / 64, in: &arena)
    making.columns = List(room: count, in: &arena)
    making.isThere = List(room: count, in: &arena)
  }

  /// How many columns there are.
  var count: Int { stepOfColumn.count }

  @inline(__always)
  func lowerRange(_ step: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(lowerStarts[step]), Int(lowerStarts[step + 1])))
  }

  @inline(__always)
  func upperRange(_ step: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(upperStarts[step]), Int(upperStarts[step + 1])))
  }

  /// About how much it costs to solve with it.
  var cost: Int { 2 * (lower.count + upper.count + directions.count) + 4 * count }

  /// Whether making it anew costs less than what exchanges cost since then.
  var isWornOut: Bool {
    exchanges.count >= 64 || directions.count > 2 * (lower.count + upper.count) + 4 * count + 64
  }
}
