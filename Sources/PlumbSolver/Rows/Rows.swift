/// All constraints of a solver: a flat list of rows, indexed by slot, and a flat list of their terms.
struct Rows: ~Copyable {
  /// All rows by slot, live or not.
  private var list = List<Row>()
  /// The terms of all rows. The terms of one row are consecutive. Terms of removed rows stay until `compact()` runs.
  private(set) var terms = List<Entry>()

  private var freeSlots = List<Int32>()
  private var nextAge = 0
  private var deadTerms = 0

  /// Allocates the lists in an arena.
  mutating func begin(room: Int, terms termRoom: Int, in arena: inout Arena) {
    list = List(room: room, in: &arena)
    terms = List(room: termRoom, in: &arena)
  }

  /// The number of bytes that the lists need for `room` rows and `terms` terms.
  static func bytes(_ room: Int, terms: Int) -> Int {
    room * MemoryLayout<Row>.stride + terms * MemoryLayout<Entry>.stride
  }

  /// Makes room for more rows and terms.
  mutating func makeRoom(_ added: Int, terms addedTerms: Int) {
    list.reserve(list.count + added)
    terms.reserve(terms.count + addedTerms)
  }

  /// How many slots there are, live or not.
  var slots: Int { list.count }

  subscript(slot: Int32) -> Row {
    @inline(__always) get { list[slot] }
    @inline(__always) _modify { yield &list[slot] }
  }

  /// Begins a row with a number of terms, and returns the index of its first term.
  @inline(__always)
  mutating func beginRow(terms added: Int) -> Int {
    terms.makeRoom(for: added)
    return terms.count
  }

  /// Adds a term to the row that was begun. `beginRow(terms:)` has made room for it.
  @inline(__always)
  mutating func addTerm(_ term: Entry) {
    terms.appendIntoRoom(term)
  }

  /// Discards the terms of a row that was begun and will not be ended. `start` is the index of its first term.
  mutating func forgetTerms(from start: Int) {
    terms.keepFirst(start)
  }

  /// Ends the row whose terms begin at `start`, and returns its slot.
  @inline(__always)
  mutating func endRow(_ row: Row, start: Int) -> Int32 {
    var row = row
    row.start = Int32(truncatingIfNeeded: start)
    row.count = Int32(truncatingIfNeeded: terms.count - start)
    row.age = nextAge
    row.isLive = true
    nextAge &+= 1
    if !freeSlots.isEmpty { return reuseSlot(for: row) }
    list.append(row)
    return Int32(truncatingIfNeeded: list.count - 1)
  }

  private mutating func reuseSlot(for row: Row) -> Int32 {
    let slot = freeSlots.popLast() ?? 0
    let generation = list[slot].generation
    list[slot] = row
    list[slot].generation = generation
    return slot
  }

  /// Removes a row. Its slot will be reused under another generation.
  mutating func remove(_ slot: Int32) {
    list[slot].isLive = false
    list[slot].generation &+= 1
    deadTerms += Int(list[slot].count)
    freeSlots.append(slot)
    if deadTerms > 64 && deadTerms > terms.count / 2 { compact() }
  }

  private mutating func compact() {
    var kept = List<Entry>()
    kept.reserve(terms.count - deadTerms)
    for slot in 0..<list.count {
      let range = list[slot].isLive ? list[slot].range : 0..<0
      list[slot].start = Int32(kept.count)
      list[slot].count = Int32(range.count)
      kept.append(range, of: terms)
    }
    terms = kept
    deadTerms = 0
  }

  func copy() -> Rows {
    var copy = Rows()
    copy.list = list.copy()
    copy.terms = terms.copy()
    copy.freeSlots = freeSlots.copy()
    (copy.nextAge, copy.deadTerms) = (nextAge, deadTerms)
    return copy
  }
}

extension Rows {
  /// A row's residual and its size. The residual is the row's sum minus its constant. The size adds up the magnitudes
  /// of the constant and of each coefficient times its variable's value.
  @inline(__always)
  func residual(
    _ slot: Int32, at values: borrowing List<Double>
  ) -> (residual: Double, size: Double) {
    let row = list[slot]
    var residual = -row.constant
    var size = row.constant.magnitude
    for index in row.range {
      let part = terms[index].coefficient * values[terms[index].index]
      residual += part
      size += part.magnitude
    }
    return (residual, size)
  }

  /// Whether a row's sum is below its constant (-1), equal to it within the tolerance (0), or above it (1).
  @inline(__always)
  func side(_ slot: Int32, at values: borrowing List<Double>) -> Int8 {
    let (residual, size) = residual(slot, at: values)
    return Tolerance.side(of: residual, size: size)
  }
}
