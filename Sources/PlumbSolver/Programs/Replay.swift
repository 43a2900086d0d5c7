/// What is left of a program when only some constants are edited, again and again.
///
/// It holds, side by side in memory, the operations that the constants reach and the rows that
/// have to be checked then. It works out the same numbers as the program, to the bit. If a check
/// fails, the program has to be run.
struct Replay: ~Copyable {
  /// Whether it belongs to the program as it is.
  var isUsable = false
  /// Whether it is made for edits of a row, by slot.
  private(set) var covers = List<Bool>()
  private(set) var forwards = List<Step>()
  private(set) var backwards = List<Step>()
  private(set) var lows = List<Entry>()
  private(set) var ups = List<Entry>()
  /// What must stay so.
  private(set) var checks = List<Check>()
  private(set) var variableChecks = List<Check>()
  /// The terms of the rows to check, one row after the other.
  private(set) var checkTerms = List<Entry>()

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
  init(_ program: borrowing Program, _ rows: borrowing Rows, edited: borrowing List<Int32>) {
    covers.fill(with: false, count: rows.slots)
    for index in 0..<edited.count { covers[edited[index]] = true }
    let reach = follow(program)
    addChecks(program, rows, reach)
    isUsable = true
  }

  func copy() -> Replay {
    var copy = Replay()
    copy.isUsable = isUsable
    copy.covers = covers.copy()
    copy.forwards = forwards.copy()
    copy.backwards = backwards.copy()
    copy.lows = lows.copy()
    copy.ups = ups.copy()
    copy.checks = checks.copy()
    copy.variableChecks = variableChecks.copy()
    copy.checkTerms = checkTerms.copy()
    return copy
  }
}

extension Replay {
  /// Collects the operations that edits reach, and returns which variables they reach, by slot.
  private mutating func follow(_ program: borrowing Program) -> List<Bool> {
    var isReached = List(repeating: false, count: program.numbers.values.count)
    let ranges = [0..<program.prefix] + program.components.map(\.operations)
    for index in ranges.joined() {
      addForwards(program.elimination.tape, index, &isReached)
    }
    for range in Array(ranges.dropFirst()) + ranges.prefix(1) {
      for index in range.reversed() {
        addBackwards(program.elimination.tape, index, &isReached)
      }
    }
    return isReached
  }

  private mutating func addForwards(
    _ tape: borrowing Tape, _ index: Int, _ isReached: inout List<Bool>
  ) {
    let operation = tape[index]
    var isNeeded = operation.row >= 0 && covers[operation.row]
    for low in operation.lows where isReached[tape.lows[low].index] { isNeeded = true }
    guard isNeeded else { return }
    isReached[operation.variable] = true
    lows.append(operation.lows, of: tape.lows)
    forwards.append(
      Step(
        variable: operation.variable, row: operation.row, entries: operation.lowCount,
        scale: operation.scale))
  }

  private mutating func addBackwards(
    _ tape: borrowing Tape, _ index: Int, _ isReached: inout List<Bool>
  ) {
    let operation = tape[index]
    for up in operation.ups where isReached[tape.ups[up].index] {
      isReached[operation.variable] = true
    }
    guard isReached[operation.variable], operation.upCount > 0 else { return }
    ups.append(operation.ups, of: tape.ups)
    backwards.append(
      Step(variable: operation.variable, row: -1, entries: operation.upCount, scale: 1))
  }

  private mutating func addChecks(
    _ program: borrowing Program, _ rows: borrowing Rows, _ isReached: borrowing List<Bool>
  ) {
    for index in 0..<program.checks.count {
      add(program.checks[index], .required, rows, isReached)
    }
    for component in program.components {
      if component.active == nil {
        let kind = Check.Kind.certified(hasChoice: component.hasChoice)
        for place in component.checks {
          add(program.componentChecks[place], kind, rows, isReached)
        }
        continue
      }
      for place in component.rows {
        let row = program.componentRows[place]
        add(row, .side(program.rowSide[row]), rows, isReached)
      }
      for place in component.variables where component.activeHasChoice {
        let variable = program.componentVariables[place]
        variableChecks.append(
          Check(index: variable, terms: 1, kind: .side(program.variableSide[variable])))
      }
    }
  }

  /// Adds the check of a row, if edits reach it.
  private mutating func add(
    _ row: Int32, _ kind: Check.Kind, _ rows: borrowing Rows, _ isReached: borrowing List<Bool>
  ) {
    var isTouched = covers[row]
    for index in rows[row].range where isReached[rows.terms[index].index] { isTouched = true }
    guard isTouched else { return }
    checks.append(Check(index: row, terms: rows[row].count, kind: kind))
    checkTerms.append(rows[row].range, of: rows.terms)
  }
}
