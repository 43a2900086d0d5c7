/// A sparse matrix as a product of two triangular ones, and the exchanges of single rows since it was factored.
///
/// Rows are eliminated one after the other, each by those before it. Rows with a single open column, and rows with a
/// column of their own, come first: they add no entries to other rows, and layouts consist of little else. The other
/// rows follow, those with the fewest open columns first. A row is solved for a column that few rows share, among those
/// with large enough coefficients (threshold pivoting).
///
/// If another row replaces row `p`, the matrix `A` becomes `A + e(p)·(new − old)ᵀ = A·(1 + d·(new − old)ᵀ)` with `d =
/// A⁻¹·e(p)`. Its inverse is known (Sherman and Morrison): the product form of the inverse, from the first simplex
/// codes (Dantzig and Orchard-Hays, 1954). The direction `d` was computed anyway and the rows are stored, so an
/// exchange only keeps `d`.
struct Factors: ~Copyable {
  /// By step of the elimination: the place of the row that was used, its column, and the pivot.
  var pivotRow = List<Int32>()
  var pivotColumn = List<Int32>()
  var pivotValue = List<Double>()
  /// By step: the multiples of earlier steps that were subtracted, and the rest of the row beside its pivot.
  var lowerStarts = List<Int32>()
  var lower = List<Entry>()
  var upperStarts = List<Int32>()
  var upper = List<Entry>()

  /// The step that was solved for each column; -1 if none was yet.
  var stepOfColumn = List<Int32>()
  /// Working memory by step or by column. Zero between calls.
  var work = List<Double>()

  /// The exchanges since the factorisation, and the entries of their directions, one direction after the other.
  var exchanges = List<Exchange>()
  var directions = List<Entry>()

  /// Working memory of the factorisation.
  var making = Making()

  /// An exchange of one active row for another. Both are indices in the sparse matrix.
  struct Exchange: Sendable {
    var new: Int32
    var old: Int32
    /// The new row times the direction.
    var pivot: Double
    var end: Int32
  }

  struct Making: ~Copyable {
    /// How many open columns each row has, and how many open rows each column has.
    var rowCounts = List<Int32>()
    var columnCounts = List<Int32>()
    /// The rows that contain each column.
    var holderStarts = List<Int32>()
    var holders = List<Int32>()
    /// Candidate singletons: rows and columns that may have a single open partner. A column is stored as its bitwise
    /// complement.
    var singletons = List<Int32>()
    var isDone = List<Bool>()
    var order = List<Int32>()
    /// The steps to subtract from the row in work, one bit each, and the row's columns.
    var steps = List<UInt64>()
    var columns = List<Int32>()
    var isThere = List<Bool>()
  }

  init() {}

  /// Allocates the lists in an arena, for a square matrix.
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

  /// The number of columns.
  var count: Int { stepOfColumn.count }

  @inline(__always)
  func lowerRange(_ step: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(lowerStarts[step]), Int(lowerStarts[step + 1])))
  }

  @inline(__always)
  func upperRange(_ step: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(upperStarts[step]), Int(upperStarts[step + 1])))
  }

  /// The approximate cost of one solve, in arithmetic operations.
  var cost: Int { 2 * (lower.count + upper.count + directions.count) + 4 * count }

  /// Whether factoring again is cheaper than keeping the exchanges.
  var isWornOut: Bool {
    exchanges.count >= 64 || directions.count > 2 * (lower.count + upper.count) + 4 * count + 64
  }
}
