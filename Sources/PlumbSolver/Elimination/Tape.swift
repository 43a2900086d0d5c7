/// The recorded elimination: for each eliminated variable, how it follows from constants and
/// from variables that are eliminated later.
///
/// Playing the tape is all that an edit of constants costs. It goes forwards once, which turns
/// constants into offsets, and backwards once over the variables that follow others:
///
///     offset[v] = scale · (constant[row] − Σ low · offset[…])     forwards
///     value[v]  = offset[v] + Σ up · value[…]                     backwards
struct Tape: Sendable {
  private(set) var operations: ContiguousArray<Operation> = []
  private(set) var lows: ContiguousArray<Entry> = []
  private(set) var ups: ContiguousArray<Entry> = []

  var count: Int { operations.count }

  subscript(index: Int) -> Operation {
    @inline(__always) get { operations[index] }
  }

  @inline(__always)
  mutating func addLow(_ entry: Entry) {
    lows.append(entry)
  }

  @inline(__always)
  mutating func addUp(_ entry: Entry) {
    ups.append(entry)
  }

  /// Ends an operation whose entries were added last.
  mutating func endOperation(
    variable: Int32, row: Int32, scale: Double, level: Double, lowStart: Int, upStart: Int
  ) {
    operations.append(
      Operation(
        variable: variable, row: row, scale: scale, level: level,
        lowStart: Int32(lowStart), lowCount: Int32(lows.count - lowStart),
        upStart: Int32(upStart), upCount: Int32(ups.count - upStart)))
  }

  /// Forgets the last operations.
  mutating func truncate(to kept: Int) {
    guard kept < count else { return }
    let first = operations[kept]
    operations.removeLast(count - kept)
    lows.removeLast(lows.count - Int(first.lowStart))
    ups.removeLast(ups.count - Int(first.upStart))
  }

  /// Makes room for as many operations as there are variables.
  mutating func reserve(_ variables: Int) {
    operations.reserveCapacity(variables)
    lows.reserveCapacity(variables * 2)
    ups.reserveCapacity(variables)
  }
}
