/// A sparse matrix of rows over columns, in which a row and a column can change places.
///
/// Each row says what a basic quantity is as a sum of the nonbasic quantities of the columns.
/// The entries of a row are sorted by column, so that adding one row to another is a merge. Each
/// column knows the rows that may hold it.
struct Tableau: Sendable {
  /// Where the entries of each row are.
  var start: ContiguousArray<Int> = []
  var count: ContiguousArray<Int> = []
  var capacity: ContiguousArray<Int> = []
  var entries: ContiguousArray<Entry> = []

  /// For each column, the list of rows that may hold it.
  var firstHolder: ContiguousArray<Int32>
  var holders: ContiguousArray<Holder> = []

  /// Columns whose quantities stay zero; their entries are dropped when a row changes.
  var isClosed: ContiguousArray<Bool>
  /// How many entries have been written.
  var work = 0

  var seen: ContiguousArray<Int32> = []
  var currentSeen: Int32 = 0
  var merged = Scratch<Entry>()
  var nextCompaction = 4096

  struct Holder: Sendable {
    var row: Int32
    var next: Int32
  }

  init(columns: Int) {
    firstHolder = ContiguousArray(repeating: -1, count: columns)
    isClosed = ContiguousArray(repeating: false, count: columns)
  }

  var rows: Int { start.count }

  func range(_ row: Int) -> Range<Int> {
    start[row]..<start[row] + count[row]
  }

  /// Adds a row, whose entries are sorted by column.
  mutating func add(_ newEntries: some Collection<Entry>) {
    start.append(entries.count)
    count.append(newEntries.count)
    capacity.append(newEntries.count)
    seen.append(0)
    for entry in newEntries {
      entries.append(entry)
      hold(Int(entry.index), in: start.count - 1)
    }
  }

  /// What a column is multiplied by in a row.
  func coefficient(_ row: Int, _ column: Int) -> Double {
    place(row, column).map { entries[$0].coefficient } ?? 0
  }

  func place(_ row: Int, _ column: Int) -> Int? {
    var low = start[row]
    var high = low + count[row]
    while low < high {
      let middle = (low + high) / 2
      if Int(entries[middle].index) < column { low = middle + 1 } else { high = middle }
    }
    guard low < start[row] + count[row], Int(entries[low].index) == column else { return nil }
    return low
  }

  mutating func hold(_ column: Int, in row: Int) {
    holders.append(Holder(row: Int32(row), next: firstHolder[column]))
    firstHolder[column] = Int32(holders.count - 1)
  }
}
