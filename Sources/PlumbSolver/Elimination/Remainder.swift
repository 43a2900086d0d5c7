/// The rows of a batch that still have three or more open variables when the queue of rows to reduce is empty. Deferred
/// rows, which have a column singleton, are not among them: see ``Elimination``. The rows are eliminated together.
///
/// Their open variables are the columns of a matrix that ``Factors`` factors. Each step of the factors becomes an
/// operation of the tape.
struct Remainder: ~Copyable {
  var rows = SparseRows()
  var factors = Factors()
  /// The slots of the rows in the solver, and their places in this matrix.
  private(set) var slots = List<Int32>()
  private(set) var places = List<Int32>()
  /// `passed` has the eliminated variables that were replaced in each row, with their coefficients, one row after the
  /// other. Their offsets times the coefficients are subtracted from the row's constant. `passedStarts` has the index
  /// in `passed` at which each row begins, and after that the index at which the last row ends.
  private var passedStarts = List<Int32>()
  private(set) var passed = List<Entry>()

  /// The variable of each column, and the column of each variable; -1 if it has none.
  private(set) var variables = List<Int32>()
  private var columnOf = List<Int32>()

  /// Adds the row that was just reduced.
  mutating func add(_ slot: Int32, _ reducer: borrowing Reducer, of variableCount: Int) {
    if columnOf.isEmpty { columnOf.fill(with: -1, count: variableCount) }
    if slots.isEmpty { passedStarts.append(0) }
    for index in 0..<reducer.open.count {
      let open = reducer.open[index]
      rows.addEntry(Entry(column(of: open.index), open.coefficient))
    }
    rows.endRow()
    passed.append(few: reducer.passed)
    passedStarts.append(Int32(truncatingIfNeeded: passed.count))
    places.append(Int32(truncatingIfNeeded: slots.count))
    slots.append(slot)
  }

  private mutating func column(of variable: Int32) -> Int32 {
    if columnOf[variable] >= 0 { return columnOf[variable] }
    columnOf[variable] = Int32(truncatingIfNeeded: variables.count)
    variables.append(variable)
    return columnOf[variable]
  }

  /// Factors the rows, and returns the number of steps.
  mutating func eliminate() -> Int {
    _ = factors.eliminate(rows, places, columns: variables.count)
    return factors.pivotRow.count
  }

  /// The range of a row's eliminated variables in `passed`.
  func passed(of place: Int32) -> Range<Int> {
    Int(passedStarts[place])..<Int(passedStarts[place + 1])
  }

  /// Removes all rows. The cost grows with the number of rows and entries, not with all variables.
  mutating func removeAll() {
    for index in 0..<variables.count { columnOf[variables[index]] = -1 }
    rows.removeAll()
    slots.removeAll()
    places.removeAll()
    passedStarts.removeAll()
    passed.removeAll()
    variables.removeAll()
  }
}
