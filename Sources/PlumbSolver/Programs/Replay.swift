/// What is left of a program when only some constants are edited, again and again.
///
/// It holds, side by side in memory, the operations that the constants reach and the rows that
/// have to be checked then. It works out the same numbers as the program, to the bit. If a check
/// fails, the program has to be run. Which operations edits reach is found once, as a build system finds what a
/// changed file reaches.
struct Replay: ~Copyable {
  /// Whether it belongs to the program as it is.
  var isUsable = false
  /// Whether it is made for edits of a row, by slot.
  private(set) var covers = List<Bool>()
  private(set) var forwards = List<Step>()
  private(set) var backwards = List<BackwardStep>()
  private(set) var lower = List<Entry>()
  private(set) var upper = List<Entry>()
  /// What must stay so: rows, and variables.
  private(set) var checks = List<Check>()
  private(set) var variableChecks = List<Check>()
  /// The terms of the rows to check, one row after the other.
  private(set) var checkTerms = List<Entry>()
  /// Where the constants of edited rows stand among the steps and checks.
  private(set) var places = List<Place>()

  /// An operation: two offsets and what they are multiplied by, so that most have no loop, and how many more there
  /// are. What is not there is the offset that is always zero.
  struct Step: Sendable {
    var variable: Int32
    var first: Int32
    var second: Int32
    var more: Int32
    var firstCoefficient: Double
    var secondCoefficient: Double
    var constant: Double
    var scale: Double
  }

  /// An operation that adds variables which are known later.
  struct BackwardStep: Sendable {
    var variable: Int32
    var entries: Int32
  }

  /// A row, or a variable, and the sides of zero that it may be on, a bit for each: 1 below, 2 at, 4 above.
  struct Check: Sendable {
    var index: Int32
    var terms: Int32
    var constant: Double
    var sides: UInt8
    /// Whether a certificate may allow other sides, and whether values of its component were chosen.
    var hasCertificate = false
    var hasChoice = false

    @inline(__always)
    func allows(_ side: Int8) -> Bool { sides & (1 << UInt8(side + 1)) != 0 }
  }

  /// An edited row, and where its constant stands; -1 if nowhere.
  struct Place: Sendable {
    var row: Int32
    var step: Int32 = -1
    var check: Int32 = -1
  }

  /// Makes a replay that cannot be used.
  init() {}

  /// Follows what the constants of some rows reach in a program.
  init(_ program: borrowing Program, _ rows: borrowing Rows, edited: borrowing List<Int32>) {
    covers.fill(with: false, count: rows.slots)
    for index in 0..<edited.count { covers[edited[index]] = true }
    for index in 0..<edited.count { places.append(Place(row: edited[index])) }
    let reach = follow(program, rows)
    addChecks(program, rows, reach)
    isUsable = true
  }

  func copy() -> Replay {
    var copy = Replay()
    copy.isUsable = isUsable
    copy.covers = covers.copy()
    copy.forwards = forwards.copy()
    copy.backwards = backwards.copy()
    copy.lower = lower.copy()
    copy.upper = upper.copy()
    copy.checks = checks.copy()
    copy.variableChecks = variableChecks.copy()
    copy.checkTerms = checkTerms.copy()
    copy.places = places.copy()
    return copy
  }
}

extension Replay {
  /// Collects the operations that edits reach, and returns which variables they reach, by slot.
  private mutating func follow(
    _ program: borrowing Program, _ rows: borrowing Rows
  ) -> List<Bool> {
    var isReached = List(repeating: false, count: program.numbers.values.count)
    let ranges = [0..<program.prefix] + program.components.map(\.operations)
    for index in ranges.joined() {
      addForwards(program.elimination.tape, index, rows, &isReached)
    }
    for range in Array(ranges.dropFirst()) + ranges.prefix(1) {
      for index in range.reversed() {
        addBackwards(program.elimination.tape, index, &isReached)
      }
    }
    return isReached
  }

  private mutating func addForwards(
    _ tape: borrowing Tape, _ index: Int, _ rows: borrowing Rows,
    _ isReached: inout List<Bool>
  ) {
    let operation = tape[index]
    var isNeeded = operation.row >= 0 && covers[operation.row]
    if let place = isNeeded ? place(of: operation.row) : nil {
      places[place].step = Int32(forwards.count)
    }
    for low in operation.lower where isReached[tape.lower[low].index] { isNeeded = true }
    guard isNeeded else { return }
    isReached[operation.variable] = true
    let nothing = Entry(Int32(isReached.count), 0)
    let start = Int(operation.lowerStart)
    let first = operation.lowerCount > 0 ? tape.lower[start] : nothing
    let second = operation.lowerCount > 1 ? tape.lower[start + 1] : nothing
    let more = operation.lower.dropFirst(2)
    lower.append(more, of: tape.lower)
    forwards.append(
      Step(
        variable: operation.variable, first: first.index, second: second.index,
        more: Int32(more.count), firstCoefficient: first.coefficient,
        secondCoefficient: second.coefficient,
        constant: operation.row >= 0 ? rows[operation.row].constant : 0, scale: operation.scale))
  }

  private func place(of row: Int32) -> Int? {
    for index in 0..<places.count where places[index].row == row { return index }
    return nil
  }

  private mutating func addBackwards(
    _ tape: borrowing Tape, _ index: Int, _ isReached: inout List<Bool>
  ) {
    let operation = tape[index]
    for up in operation.upper where isReached[tape.upper[up].index] {
      isReached[operation.variable] = true
    }
    guard isReached[operation.variable], operation.upperCount > 0 else { return }
    upper.append(operation.upper, of: tape.upper)
    backwards.append(BackwardStep(variable: operation.variable, entries: operation.upperCount))
  }
}

extension Replay {
  private mutating func addChecks(
    _ program: borrowing Program, _ rows: borrowing Rows, _ isReached: borrowing List<Bool>
  ) {
    for index in 0..<program.checks.count {
      let row = program.checks[index]
      var check = Self.check(of: row, rows)
      for side in Int8(-1)...1 where rows[row].level(on: side) != Level.required {
        check.allow(side)
      }
      add(check, rows, isReached)
    }
    for component in program.components {
      if component.active == nil {
        addCertificates(component, program, rows, isReached)
      } else {
        addSides(component, program, rows, isReached)
      }
    }
  }

  /// Checks that nothing casts doubt on substitution's values.
  private mutating func addCertificates(
    _ component: Component, _ program: borrowing Program, _ rows: borrowing Rows,
    _ isReached: borrowing List<Bool>
  ) {
    for place in component.checks {
      let row = program.componentChecks[place]
      var check = Self.check(of: row, rows)
      check.hasCertificate = true
      check.hasChoice = component.hasChoice
      for side in Int8(-1)...1
      where rows[row].level(on: side) == Level.none && (side != 0 || !component.hasChoice) {
        check.allow(side)
      }
      add(check, rows, isReached)
    }
  }

  /// Checks that all sides stay as they were found.
  private mutating func addSides(
    _ component: Component, _ program: borrowing Program, _ rows: borrowing Rows,
    _ isReached: borrowing List<Bool>
  ) {
    for place in component.rows {
      let row = program.componentRows[place]
      var check = Self.check(of: row, rows)
      check.allow(program.rowSide[row])
      add(check, rows, isReached)
    }
    for place in component.variables where component.activeHasChoice {
      let variable = program.componentVariables[place]
      var check = Check(index: variable, terms: 1, constant: 0, sides: 0)
      check.allow(program.variableSide[variable])
      variableChecks.append(check)
    }
  }

  private static func check(of row: Int32, _ rows: borrowing Rows) -> Check {
    Check(index: row, terms: rows[row].count, constant: rows[row].constant, sides: 0)
  }

  /// Adds the check of a row, if edits reach it.
  private mutating func add(
    _ check: Check, _ rows: borrowing Rows, _ isReached: borrowing List<Bool>
  ) {
    let row = check.index
    var isTouched = covers[row]
    if let place = isTouched ? place(of: row) : nil { places[place].check = Int32(checks.count) }
    for index in rows[row].range where isReached[rows.terms[index].index] { isTouched = true }
    guard isTouched else { return }
    checks.append(check)
    checkTerms.append(rows[row].range, of: rows.terms)
  }
}

extension Replay.Check {
  fileprivate mutating func allow(_ side: Int8) {
    sides |= 1 << UInt8(side + 1)
  }
}

extension Replay {
  /// Takes the constants of edited rows over.
  @inline(__always)
  mutating func takeConstants(of rows: borrowing Rows) {
    for index in 0..<places.count {
      let place = places[index]
      let constant = rows[place.row].constant
      if place.step >= 0 { forwards[place.step].constant = constant }
      if place.check >= 0 { checks[place.check].constant = constant }
    }
  }
}
