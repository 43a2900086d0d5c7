/// The recorded elimination: for each eliminated variable, how it follows from constants and
/// from variables that are eliminated later.
///
/// Playing the tape is all that an edit of constants costs. It goes forwards once, which turns
/// constants into offsets, and backwards once over the variables that follow others:
///
///     offset[v] = scale · (constant[row] − Σ low · offset[…])     forwards
///     value[v]  = offset[v] + Σ up · value[…]                     backwards
///
/// Both live in one array: on the way back each offset becomes a value.
struct Tape: Sendable {
  /// The variable that each operation eliminates.
  private(set) var variable: ContiguousArray<Int32> = []
  /// The row that it uses; ``noRow`` if the constant is zero.
  private(set) var row: ContiguousArray<Int32> = []
  /// What the constant is multiplied by.
  private(set) var scale: ContiguousArray<Double> = []
  /// The lowest priority that was used to get here.
  private(set) var strength: ContiguousArray<Double> = []

  /// Where an operation's entries start; it ends where the next one's start.
  private(set) var lowStart: ContiguousArray<Int32> = [0]
  private(set) var upStart: ContiguousArray<Int32> = [0]
  /// Offsets that are subtracted.
  private(set) var lows: ContiguousArray<Entry> = []
  /// Later variables that are added.
  private(set) var ups: ContiguousArray<Entry> = []

  /// Stands for a row that says that a variable is zero.
  static let noRow: Int32 = -1

  var count: Int { variable.count }

  func lowRange(_ operation: Int) -> Range<Int> {
    Int(lowStart[operation])..<Int(lowStart[operation + 1])
  }

  func upRange(_ operation: Int) -> Range<Int> {
    Int(upStart[operation])..<Int(upStart[operation + 1])
  }

  mutating func addLow(_ entry: Entry) {
    lows.append(entry)
  }

  mutating func addUp(_ entry: Entry) {
    ups.append(entry)
  }

  /// Ends an operation whose entries were added.
  mutating func endOperation(
    variable: Int32, row: Int32, scale: Double, strength: Double
  ) {
    self.variable.append(variable)
    self.row.append(row)
    self.scale.append(scale)
    self.strength.append(strength)
    lowStart.append(Int32(lows.count))
    upStart.append(Int32(ups.count))
  }

  /// Forgets the last operations.
  mutating func truncate(to kept: Int) {
    variable.removeLast(count - kept)
    row.removeLast(row.count - kept)
    scale.removeLast(scale.count - kept)
    strength.removeLast(strength.count - kept)
    lowStart.removeLast(lowStart.count - kept - 1)
    upStart.removeLast(upStart.count - kept - 1)
    lows.removeLast(lows.count - Int(lowStart[kept]))
    ups.removeLast(ups.count - Int(upStart[kept]))
  }

  /// Makes room for as many operations as there are variables.
  mutating func reserve(_ operations: Int) {
    variable.reserveCapacity(operations)
    row.reserveCapacity(operations)
    scale.reserveCapacity(operations)
    strength.reserveCapacity(operations)
    lowStart.reserveCapacity(operations + 1)
    upStart.reserveCapacity(operations + 1)
    lows.reserveCapacity(operations * 2)
  }
}
