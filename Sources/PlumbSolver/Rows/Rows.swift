/// All constraints of a solver, in flat arrays that a row's slot indexes.
struct Rows: Sendable {
  /// All rows, live or not, by slot.
  private(set) var list: ContiguousArray<Row> = []
  /// The terms of all rows, one row after the other.
  private(set) var terms: ContiguousArray<Entry> = []

  private var freeSlots: ContiguousArray<Int32> = []
  private var nextAge = 0
  private var deadTerms = 0

  /// How many slots there are, live or not.
  var slots: Int { list.count }

  subscript(slot: Int32) -> Row {
    @inline(__always) get { list[Int(slot)] }
    @inline(__always) _modify { yield &list[Int(slot)] }
  }

  /// Begins a row: adds a term to the one that ``endRow(_:)`` adds.
  @inline(__always)
  mutating func addTerm(_ term: Entry) {
    if terms.isEmpty { terms.reserveCapacity(128) }
    terms.append(term)
  }

  /// Adds a row of the terms from `start` on, and returns its slot.
  mutating func endRow(_ row: Row, start: Int) -> Int32 {
    var row = row
    row.start = Int32(start)
    row.count = Int32(terms.count - start)
    row.age = nextAge
    row.isLive = true
    nextAge += 1
    if !freeSlots.isEmpty, let slot = freeSlots.popLast() {
      row.generation = list[Int(slot)].generation
      list[Int(slot)] = row
      return slot
    }
    if list.isEmpty { list.reserveCapacity(64) }
    list.append(row)
    return Int32(list.count - 1)
  }

  /// Removes a row; its slot will be used again under another generation.
  mutating func remove(_ slot: Int32) {
    list[Int(slot)].isLive = false
    list[Int(slot)].generation &+= 1
    deadTerms += Int(list[Int(slot)].count)
    freeSlots.append(slot)
    if deadTerms > 64 && deadTerms > terms.count / 2 { compact() }
  }

  private mutating func compact() {
    var kept: ContiguousArray<Entry> = []
    kept.reserveCapacity(terms.count - deadTerms)
    for slot in list.indices {
      let range = list[slot].isLive ? list[slot].range : 0..<0
      list[slot].start = Int32(kept.count)
      list[slot].count = Int32(range.count)
      kept.append(contentsOf: terms[range])
    }
    terms = kept
    deadTerms = 0
  }
}

extension Rows {
  /// How far a row is above its constant, and the size of the numbers in it.
  @inline(__always)
  func residual(
    _ slot: Int32, at values: ContiguousArray<Double>
  ) -> (residual: Double, size: Double) {
    let row = list[Int(slot)]
    var residual = -row.constant
    var size = row.constant.magnitude
    for index in row.range {
      let part = terms[index].coefficient * values[Int(terms[index].index)]
      residual += part
      size += part.magnitude
    }
    return (residual, size)
  }

  /// On which side of its constant a row is.
  @inline(__always)
  func side(_ slot: Int32, at values: ContiguousArray<Double>) -> Int8 {
    let (residual, size) = residual(slot, at: values)
    return Tolerance.side(of: residual, size: size)
  }
}
