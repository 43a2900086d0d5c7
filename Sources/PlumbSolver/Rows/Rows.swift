/// All constraints of a solver, in flat arrays that the row's slot indexes.
struct Rows: Sendable {
  /// Where a row's terms start, and how many there are.
  private(set) var start: ContiguousArray<Int32> = []
  private(set) var count: ContiguousArray<Int32> = []
  /// The terms of all rows, one row after the other.
  private(set) var terms: ContiguousArray<Entry> = []

  /// What the sum of a row's terms should be.
  var constant: ContiguousArray<Double> = []
  /// The priority of not being more, and of not being less.
  var above: ContiguousArray<Double> = []
  var below: ContiguousArray<Double> = []

  /// When the row was added: a number that only grows.
  private(set) var age: ContiguousArray<Int> = []
  private(set) var isProtected: ContiguousArray<Bool> = []
  private(set) var isLive: ContiguousArray<Bool> = []
  private(set) var generation: ContiguousArray<Int32> = []

  private var freeSlots: ContiguousArray<Int32> = []
  private var nextAge = 0
  private var deadTerms = 0

  /// How many slots there are, live or not.
  var slots: Int { start.count }

  /// The indices of a row's terms.
  @inline(__always)
  func range(_ row: Int32) -> Range<Int> {
    let first = Int(start[Int(row)])
    return first..<first + Int(count[Int(row)])
  }

  /// Whether the row must hold in both directions.
  func isRequiredEquation(_ row: Int32) -> Bool {
    above[Int(row)] == Level.required && below[Int(row)] == Level.required
  }

  /// Whether the row must hold in a direction.
  func isRequired(_ row: Int32) -> Bool {
    above[Int(row)] == Level.required || below[Int(row)] == Level.required
  }

  /// The priority of the row as an equation; ``Level/none`` for an inequality.
  func equationLevel(_ row: Int32) -> Double {
    min(above[Int(row)], below[Int(row)])
  }

  /// Whether one row gives way before another: protected rows last, then newer ones first.
  func isNewer(_ one: Int32, than other: Int32) -> Bool {
    let protected = (isProtected[Int(one)], isProtected[Int(other)])
    if protected.0 != protected.1 { return protected.1 }
    return age[Int(one)] > age[Int(other)]
  }
}

extension Rows {
  /// Adds a row and returns its slot.
  mutating func add(
    _ newTerms: some Sequence<Entry>, constant: Double, above: Double, below: Double,
    isProtected: Bool
  ) -> Int32 {
    let slot = takeSlot()
    let index = Int(slot)
    start[index] = Int32(terms.count)
    terms.append(contentsOf: newTerms)
    count[index] = Int32(terms.count) - start[index]
    self.constant[index] = constant
    self.above[index] = above
    self.below[index] = below
    self.isProtected[index] = isProtected
    isLive[index] = true
    age[index] = nextAge
    nextAge += 1
    return slot
  }

  /// Removes a row; its slot will be used again under another generation.
  mutating func remove(_ row: Int32) {
    let index = Int(row)
    isLive[index] = false
    generation[index] &+= 1
    deadTerms += Int(count[index])
    freeSlots.append(row)
    if deadTerms > 64 && deadTerms > terms.count / 2 { compact() }
  }

  private mutating func takeSlot() -> Int32 {
    if let slot = freeSlots.popLast() { return slot }
    start.append(0)
    count.append(0)
    constant.append(0)
    above.append(0)
    below.append(0)
    age.append(0)
    isProtected.append(false)
    isLive.append(false)
    generation.append(0)
    return Int32(start.count - 1)
  }

  private mutating func compact() {
    var kept: ContiguousArray<Entry> = []
    kept.reserveCapacity(terms.count - deadTerms)
    for slot in 0..<Int32(slots) {
      let range = isLive[Int(slot)] ? range(slot) : 0..<0
      start[Int(slot)] = Int32(kept.count)
      count[Int(slot)] = Int32(range.count)
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
    _ row: Int32, at values: ContiguousArray<Double>
  ) -> (residual: Double, size: Double) {
    let target = constant[Int(row)]
    var residual = -target
    var size = target.magnitude
    for index in range(row) {
      let part = terms[index].coefficient * values[Int(terms[index].index)]
      residual += part
      size += part.magnitude
    }
    return (residual, size)
  }
}
