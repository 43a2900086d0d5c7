/// What is left of a program when only some constants are edited, again and again.
///
/// It holds, side by side in memory, the operations that the constants reach and the rows that
/// have to be checked then. It works out the same numbers as the program, to the bit. If a check
/// fails, the program has to be run.
struct Replay: Sendable {
  /// Whether it belongs to the program as it is.
  var isUsable = false
  /// Whether it is made for edits of a row, by slot.
  private(set) var covers: ContiguousArray<Bool> = []
  private(set) var forwards: ContiguousArray<Step> = []
  private(set) var backwards: ContiguousArray<Step> = []
  private(set) var lows: ContiguousArray<Entry> = []
  private(set) var ups: ContiguousArray<Entry> = []
  /// The variables whose values change.
  private(set) var changed: ContiguousArray<Int32> = []
  /// What must stay so.
  private(set) var checks: ContiguousArray<Check> = []
  private(set) var variableChecks: ContiguousArray<Check> = []
  /// The terms of the rows to check, one row after the other.
  private(set) var checkTerms: ContiguousArray<Entry> = []

  /// An operation: going forwards the row's constant is scaled, going backwards it has no row.
  struct Step: Sendable {
    var variable: Int32
    var row: Int32
    var entries: Int32
    var scale: Double
  }

  /// A row, or a variable, and the side of zero that it must stay on; or, if there is no such
  /// side, whether it may be anywhere but where it does not hold.
  struct Check: Sendable {
    var index: Int32
    var terms: Int32
    var kind: Kind

    enum Kind: Equatable, Sendable {
      case side(Int8)
      case required
      case certified(hasChoice: Bool)
    }
  }

  /// Makes a replay that cannot be used.
  init() {}

  /// Follows what the constants of some rows reach in a program.
  init(_ program: Program, _ rows: Rows, edited: Set<Int32>) {
    covers = ContiguousArray(repeating: false, count: rows.slots)
    for row in edited { covers[Int(row)] = true }
    let reach = follow(program)
    addChecks(program, rows, reach)
    isUsable = true
  }

  /// Collects the operations that edits reach, and returns the variables.
  private mutating func follow(_ program: Program) -> ContiguousArray<Bool> {
    let tape = program.elimination.tape
    var isReached = ContiguousArray(repeating: false, count: program.numbers.values.count)
    let ranges = [0..<program.prefix] + program.components.map(\.operations)
    for index in ranges.joined() {
      let operation = tape[index]
      let isEdited = operation.row >= 0 && covers[Int(operation.row)]
      guard isEdited || operation.lows.contains(where: { isReached[Int(tape.lows[$0].index)] })
      else { continue }
      isReached[Int(operation.variable)] = true
      lows.append(contentsOf: tape.lows[operation.lows])
      forwards.append(
        Step(
          variable: operation.variable, row: operation.row, entries: operation.lowCount,
          scale: operation.scale))
    }
    for range in Array(ranges.dropFirst()) + ranges.prefix(1) {
      for index in range.reversed() {
        let operation = tape[index]
        let reached = operation.ups.contains { isReached[Int(tape.ups[$0].index)] }
        guard reached || isReached[Int(operation.variable)] else { continue }
        isReached[Int(operation.variable)] = true
        changed.append(operation.variable)
        guard operation.upCount > 0 else { continue }
        ups.append(contentsOf: tape.ups[operation.ups])
        backwards.append(
          Step(variable: operation.variable, row: -1, entries: operation.upCount, scale: 1))
      }
    }
    return isReached
  }

  private mutating func addChecks(
    _ program: Program, _ rows: Rows, _ isReached: ContiguousArray<Bool>
  ) {
    func add(_ row: Int32, _ kind: Check.Kind) {
      let isTouched = rows[row].range.contains { isReached[Int(rows.terms[$0].index)] }
      guard isTouched || covers[Int(row)] else { return }
      checks.append(Check(index: row, terms: rows[row].count, kind: kind))
      checkTerms.append(contentsOf: rows.terms[rows[row].range])
    }
    for row in program.checks { add(row, .required) }
    for component in program.components {
      if component.active == nil {
        for place in component.checks {
          add(program.componentChecks[place], .certified(hasChoice: component.hasChoice))
        }
        continue
      }
      for place in component.rows {
        add(program.componentRows[place], .side(program.rowSide[place]))
      }
      for place in component.variables where component.activeHasChoice {
        variableChecks.append(
          Check(
            index: program.componentVariables[place], terms: 1,
            kind: .side(program.variableSide[place])))
      }
    }
  }
}
