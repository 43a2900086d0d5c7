/// The recorded elimination: how each eliminated variable follows from constants and from variables that are
/// eliminated later.
///
/// An edit of constants only plays the tape. One pass forwards turns constants into offsets. One pass backwards adds
/// the variables that others follow:
///
///     offset[v] = scale · (constant[row] − Σ lower · offset[…])     forwards
///     value[v]  = offset[v] + Σ upper · value[…]                    backwards
///
/// This solves with a lower and an upper triangular matrix. The name is from automatic differentiation, where a tape
/// (Wengert 1964) is run in reverse to get slopes.
struct Tape: ~Copyable {
  private(set) var operations = List<Operation>()
  private(set) var lower = List<Entry>()
  private(set) var upper = List<Entry>()

  /// Allocates the lists. There is room for one operation per variable, and for some more, because new operations are
  /// appended when the tight rows of a component change.
  mutating func begin(variables: Int, in arena: inout Arena) {
    operations = List(room: variables + variables / 2 + 8, in: &arena)
    lower = List(room: variables * 2, in: &arena)
    upper = List(room: variables, in: &arena)
  }

  var count: Int { operations.count }

  subscript(index: Int) -> Operation {
    @inline(__always) get { operations[index] }
  }

  @inline(__always)
  mutating func makeRoomForLower(_ added: Int) {
    lower.makeRoom(for: added)
  }

  /// Adds a lower term. `makeRoomForLower(_:)` must have made room for it.
  @inline(__always)
  mutating func addLower(_ entry: Entry) {
    lower.appendIntoRoom(entry)
  }

  /// Adds a lower term, and makes room for it if needed.
  @inline(__always)
  mutating func addLower(makingRoom entry: Entry) {
    lower.append(entry)
  }

  @inline(__always)
  mutating func forgetLower(from start: Int) {
    lower.keepFirst(start)
  }

  @inline(__always)
  mutating func addLower(_ entries: borrowing List<Entry>) {
    lower.append(few: entries)
  }

  @inline(__always)
  mutating func addUpper(_ entry: Entry) {
    upper.append(entry)
  }

  /// Ends the operation whose entries were just added.
  @inline(__always)
  mutating func endOperation(
    variable: Int32, row: Int32, scale: Double, level: Double, lowerStart: Int, upperStart: Int
  ) -> Operation {
    let operation = Operation(
      variable: variable, row: row, scale: scale, level: level,
      lowerStart: Int32(truncatingIfNeeded: lowerStart),
      lowerCount: Int32(truncatingIfNeeded: lower.count &- lowerStart),
      upperStart: Int32(truncatingIfNeeded: upperStart),
      upperCount: Int32(truncatingIfNeeded: upper.count &- upperStart))
    operations.append(operation)
    return operation
  }

  /// The operations at the start of a range whose priorities are all above `level`.
  func leading(_ range: Range<Int>, above level: Double) -> Range<Int> {
    var end = range.lowerBound
    while end < range.upperBound && operations[end].level > level { end += 1 }
    return range.lowerBound..<end
  }

  /// Appends copies of operations.
  mutating func append(again range: Range<Int>) {
    for index in range {
      var operation = operations[index]
      let (lowerStart, upperStart) = (lower.count, upper.count)
      lower.append(again: operation.lower)
      upper.append(again: operation.upper)
      operation.lowerStart = Int32(truncatingIfNeeded: lowerStart)
      operation.upperStart = Int32(truncatingIfNeeded: upperStart)
      operations.append(operation)
    }
  }

  /// Removes all operations after the first `kept` ones.
  mutating func truncate(to kept: Int) {
    guard kept < count else { return }
    let first = operations[kept]
    operations.keepFirst(kept)
    lower.keepFirst(Int(first.lowerStart))
    upper.keepFirst(Int(first.upperStart))
  }

  func copy() -> Tape {
    var copy = Tape()
    copy.operations = operations.copy()
    copy.lower = lower.copy()
    copy.upper = upper.copy()
    return copy
  }
}
