/// Rows with three or more open variables, as a sparse matrix that is eliminated.
///
/// It only chooses the order of elimination. A pivot is a row and one of its variables; the
/// variable then disappears from all other rows.
struct Remainder: ~Copyable {
  /// The slot of each row in the solver, where its entries are, and whether it is still there.
  var rows = List<Row>()
  var entries = List<Entry>()

  /// How many rows hold a variable, and the list of those that may.
  var occurrences = List<Int32>()
  var firstHolder = List<Int32>()
  var holders = List<Holder>()

  /// Variables that occur, those in a single row, and rows of a single variable.
  var variables = List<Int32>()
  var lonely = List<Int32>()
  var short = List<Int32>()

  /// The place of a variable in the row that is being changed, valid with the current stamp.
  var place = List<Int32>()
  var stamp = List<Int32>()
  var currentStamp: Int32 = 0

  struct Row: Sendable {
    var slot: Int32
    var start: Int32
    var count: Int32
    var isAlive = true

    var range: Range<Int> { Int(start)..<Int(start + count) }
  }

  struct Holder: Sendable {
    var row: Int32
    var next: Int32
  }

  /// Begins the lists in an arena.
  mutating func begin(variables count: Int, in arena: inout Arena) {
    occurrences = List(room: count, in: &arena)
    firstHolder = List(room: count, in: &arena)
    place = List(room: count, in: &arena)
    stamp = List(room: count, in: &arena)
    rows = List(room: 8, in: &arena)
    entries = List(room: 32, in: &arena)
    holders = List(room: 32, in: &arena)
    variables = List(room: 16, in: &arena)
    lonely = List(room: 16, in: &arena)
    short = List(room: 16, in: &arena)
  }

  /// Makes the lists by variable ready, if that is not yet so.
  mutating func prepare(variables: Int) {
    guard occurrences.isEmpty else { return }
    occurrences.fill(with: 0, count: variables)
    firstHolder.fill(with: -1, count: variables)
    place.fill(with: 0, count: variables)
    stamp.fill(with: 0, count: variables)
  }

  /// The slot in the solver of a row here.
  func slot(of row: Int32) -> Int32 {
    rows[row].slot
  }

  /// Adds a row.
  mutating func add(_ slot: Int32, _ terms: borrowing List<Entry>) {
    let row = Int32(rows.count)
    rows.append(Row(slot: slot, start: Int32(entries.count), count: Int32(terms.count)))
    for index in 0..<terms.count {
      entries.append(terms[index])
      hold(terms[index].index, in: row)
    }
  }

  /// Forgets everything, at the cost of what was there.
  mutating func removeAll() {
    for index in 0..<variables.count {
      occurrences[Int(variables[index])] = 0
      firstHolder[Int(variables[index])] = -1
    }
    rows.removeAll()
    entries.removeAll()
    holders.removeAll()
    variables.removeAll()
    lonely.removeAll()
    short.removeAll()
  }

  mutating func hold(_ variable: Int32, in row: Int32) {
    let index = Int(variable)
    if firstHolder[index] < 0 { variables.append(variable) }
    holders.append(Holder(row: row, next: firstHolder[index]))
    firstHolder[index] = Int32(holders.count - 1)
    occurrences[index] += 1
    if occurrences[index] == 1 { lonely.append(variable) }
  }

  mutating func release(_ variable: Int32) {
    occurrences[variable] -= 1
    if occurrences[variable] == 1 { lonely.append(variable) }
  }
}
