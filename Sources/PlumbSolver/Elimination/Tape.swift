/// The recorded elimination: for each eliminated variable, how it follows from constants and
/// from variables that are eliminated later.
///
/// Playing the tape is all that an edit of constants costs. It goes forwards once, which turns
/// constants into offsets, and backwards once over the variables that follow others:
///
///     offset[v] = scale · (constant[row] − Σ low · offset[…])     forwards
///     value[v]  = offset[v] + Σ up · value[…]                     backwards
struct Tape: ~Copyable {
  private(set) var operations = List<Operation>()
  private(set) var lows = List<Entry>()
  private(set) var ups = List<Entry>()

  /// Makes room for an operation for each variable, and some to follow other rows.
  mutating func begin(variables: Int, in arena: inout Arena) {
    operations = List(room: variables + variables / 2 + 8, in: &arena)
    lows = List(room: variables * 2, in: &arena)
    ups = List(room: variables, in: &arena)
  }

  var count: Int { operations.count }

  subscript(index: Int) -> Operation {
    @inline(__always) get { operations[index] }
  }

  @inline(__always)
  mutating func makeRoomForLows(_ added: Int) {
    lows.makeRoom(for: added)
  }

  /// Adds one for which there is room.
  @inline(__always)
  mutating func addLow(_ entry: Entry) {
    lows.appendIntoRoom(entry)
  }

  @inline(__always)
  mutating func forgetLows(from start: Int) {
    lows.keepFirst(start)
  }

  @inline(__always)
  mutating func addLows(_ entries: borrowing List<Entry>) {
    lows.append(few: entries)
  }

  @inline(__always)
  mutating func addUp(_ entry: Entry) {
    ups.append(entry)
  }

  /// Ends an operation whose entries were added last.
  @inline(__always)
  mutating func endOperation(
    variable: Int32, row: Int32, scale: Double, level: Double, lowStart: Int, upStart: Int
  ) -> Operation {
    let operation = Operation(
      variable: variable, row: row, scale: scale, level: level,
      lowStart: Int32(truncatingIfNeeded: lowStart),
      lowCount: Int32(truncatingIfNeeded: lows.count &- lowStart),
      upStart: Int32(truncatingIfNeeded: upStart),
      upCount: Int32(truncatingIfNeeded: ups.count &- upStart))
    operations.append(operation)
    return operation
  }

  /// The first operations of a range, as long as their priorities are above another one.
  func leading(_ range: Range<Int>, above level: Double) -> Range<Int> {
    var end = range.lowerBound
    while end < range.upperBound && operations[end].level > level { end += 1 }
    return range.lowerBound..<end
  }

  /// Appends operations once more.
  mutating func append(again range: Range<Int>) {
    for index in range {
      var operation = operations[index]
      let (lowStart, upStart) = (lows.count, ups.count)
      lows.append(again: operation.lows)
      ups.append(again: operation.ups)
      operation.lowStart = Int32(truncatingIfNeeded: lowStart)
      operation.upStart = Int32(truncatingIfNeeded: upStart)
      operations.append(operation)
    }
  }

  /// Forgets the last operations.
  mutating func truncate(to kept: Int) {
    guard kept < count else { return }
    let first = operations[kept]
    operations.keepFirst(kept)
    lows.keepFirst(Int(first.lowStart))
    ups.keepFirst(Int(first.upStart))
  }

  func copy() -> Tape {
    var copy = Tape()
    copy.operations = operations.copy()
    copy.lows = lows.copy()
    copy.ups = ups.copy()
    return copy
  }
}
