/// A sparse matrix, stored by rows. `sortByColumns(_:in:)` stores the rows that exist by then by columns as well.
struct SparseRows: ~Copyable {
  private var starts = List<Int32>()
  private(set) var entries = List<Entry>()

  /// The entries of the rows that existed when they were sorted, by column. An entry's index is its row.
  private var columnStarts = List<Int32>()
  private(set) var columnEntries = List<Entry>()

  init() {}

  init(rows: Int, entries room: Int, in arena: inout Arena) {
    starts = List(room: rows + 1, in: &arena)
    entries = List(room: room, in: &arena)
    starts.append(0)
  }

  /// The number of rows.
  var count: Int { starts.count - 1 }

  @inline(__always)
  func row(_ index: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(starts[index]), Int(starts[index + 1])))
  }

  @inline(__always)
  func column(_ index: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(columnStarts[index]), Int(columnStarts[index + 1])))
  }

  @inline(__always)
  mutating func addEntry(_ entry: Entry) {
    if starts.isEmpty { starts.append(0) }
    entries.append(entry)
  }

  /// Ends the row whose entries were just added.
  @inline(__always)
  mutating func endRow() {
    starts.append(Int32(truncatingIfNeeded: entries.count))
  }

  /// Removes all rows, and keeps the memory.
  mutating func removeAll() {
    starts.removeAll()
    entries.removeAll()
  }

  mutating func removeLastRow() {
    starts.keepFirst(starts.count - 1)
    entries.keepFirst(Int(starts[starts.count - 1]))
  }

  /// Stores copies of the entries of all rows so far, sorted by column.
  mutating func sortByColumns(_ columns: Int, in arena: inout Arena) {
    columnStarts = List(repeating: 0, count: columns + 2, in: &arena)
    columnEntries = List(repeating: Entry(0, 0), count: entries.count, in: &arena)
    for index in 0..<entries.count { columnStarts[Int(entries[index].index) + 2] &+= 1 }
    for column in 2..<max(2, columns + 2) { columnStarts[column] &+= columnStarts[column - 1] }
    for row in 0..<count {
      for index in self.row(row) {
        let entry = entries[index]
        let place = columnStarts[Int(entry.index) + 1]
        columnEntries[place] = Entry(Int32(truncatingIfNeeded: row), entry.coefficient)
        columnStarts[Int(entry.index) + 1] = place &+ 1
      }
    }
  }

  /// The product of a row and a column vector.
  @inline(__always)
  func times(_ numbers: borrowing List<Double>, row: Int) -> Double {
    var sum = 0.0
    for index in self.row(row) {
      sum += entries[index].coefficient * numbers[entries[index].index]
    }
    return sum
  }

  /// Adds a multiple of a row to a vector that is indexed by column.
  @inline(__always)
  func add(_ row: Int, times factor: Double, to numbers: inout List<Double>) {
    for index in self.row(row) {
      numbers[entries[index].index] += entries[index].coefficient * factor
    }
  }
}
