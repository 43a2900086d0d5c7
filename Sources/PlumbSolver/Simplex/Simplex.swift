/// Minimises total errors level by level, when substitution alone cannot.
///
/// There are `columns` free quantities, which say how far each open variable moves, and one
/// quantity for each row, which is the row's residual. Each quantity is either basic, with a
/// value and a tableau row, or nonbasic, with a column and the value zero. A residual costs its
/// magnitude in the levels that its row's priorities name, on the side that they name.
///
/// One level is minimised at a time. Afterwards each side of zero that would make the level's
/// total larger is closed for good (complementary slackness), so that later levels move on the
/// optimal face only. Required rows are the first level, and have no error if they can all hold.
struct Simplex: Sendable {
  var tableau: Tableau
  /// The quantity of each tableau row and of each column.
  var basic: ContiguousArray<Int32> = []
  var nonbasic: ContiguousArray<Int32> = []

  /// The values of basic quantities, by tableau row, and the side of zero that they count on.
  var value: ContiguousArray<Double> = []
  var side: ContiguousArray<Int8> = []
  /// How the level's total changes with each column's quantity, its own cost not included.
  var slope: ContiguousArray<Double> = []
  /// The sum of magnitudes that went into each slope.
  var slopeSize: ContiguousArray<Double> = []

  /// By quantity: where it is (a row, or the complement of a column), its costs on both sides in
  /// the current level, whether the sides are open, and the size of the numbers in it.
  var place: ContiguousArray<Int32> = []
  var costAbove: ContiguousArray<Double> = []
  var costBelow: ContiguousArray<Double> = []
  var mayBeAbove: ContiguousArray<Bool> = []
  var mayBeBelow: ContiguousArray<Bool> = []
  var size: ContiguousArray<Double> = []

  /// The steps so far, and how many there may be.
  var pivots = 0
  var pivotLimit = 0
  let pivotsPerRow: Int

  /// How many steps a row allows for, which is far more than any known problem takes.
  static let usualPivotsPerRow = 50

  /// Whether the tableau has become so full that it would take seconds more.
  var isExhausted: Bool { tableau.work > 3_000_000_000 || tableau.entries.count > 30_000_000 }

  /// The rows of the entering column, and where they reach zero.
  var column = Scratch<Entry>()
  var breaks = Scratch<Break>()
  /// How many steps in a row did not move anything.
  var idleSteps = 0

  /// Where a basic quantity reaches zero while a column's quantity moves.
  struct Break: Sendable {
    var row: Int
    var step: Double
    /// How much the slope grows there; infinite where the far side is closed.
    var jump: Double
    var speed: Double
  }

  init(columns: Int, pivotsPerRow: Int) {
    self.pivotsPerRow = pivotsPerRow
    tableau = Tableau(columns: columns)
    slope = ContiguousArray(repeating: 0, count: columns)
    slopeSize = slope
    for column in 0..<columns {
      addQuantity(size: 0)
      nonbasic.append(Int32(column))
      place.append(~Int32(column))
    }
  }

  /// Adds a row over the current columns, and returns its quantity.
  mutating func addRow(_ entries: some Collection<Entry>, value: Double, size: Double) -> Int {
    let quantity = addQuantity(size: size)
    place.append(Int32(tableau.rows))
    basic.append(Int32(quantity))
    self.value.append(value)
    side.append(1)
    tableau.add(entries)
    pivotLimit += pivotsPerRow
    return quantity
  }

  @discardableResult
  private mutating func addQuantity(size: Double) -> Int {
    costAbove.append(0)
    costBelow.append(0)
    mayBeAbove.append(true)
    mayBeBelow.append(true)
    self.size.append(size)
    return costAbove.count - 1
  }

  /// The value of a quantity.
  func value(of quantity: Int) -> Double {
    place[quantity] >= 0 ? value[Int(place[quantity])] : 0
  }

  /// Whether any nonbasic quantity can still move without making an earlier level worse.
  var hasOpenColumn: Bool {
    nonbasic.contains { mayBeAbove[Int($0)] || mayBeBelow[Int($0)] }
  }
}
