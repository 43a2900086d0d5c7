/// A cached part of a program, for constants that are edited again and again.
///
/// It holds the operations whose results depend on the edited constants, and the rows to check, close together in
/// memory. It computes the same numbers as the program, to the bit. If a check fails and no certificate proves the
/// values best, the program must run. The dependent operations are found once, as a build system finds the targets
/// of a changed file.
struct Replay: ~Copyable {
  /// Whether the replay may be played: it was made from the current program, for the constants edited lately.
  var isUsable = false
  /// By slot, whether the replay covers edits of a row.
  private(set) var covers = List<Bool>()
  /// The steps that read one offset, the steps that read two, and the number of each kind in each run.
  private(set) var singles = List<Single>()
  private(set) var pairs = List<Pair>()
  private(set) var runs = List<Run>()
  private(set) var backwards = List<BackwardStep>()
  private(set) var checks = Checks()
  /// The places of edited constants among the steps and checks.
  private(set) var places = List<Place>()

  /// Whether edits may lead to numbers that are not finite. If so, every play tests for that.
  private(set) var mayOverflow = false

  /// Makes a replay that cannot be used.
  init() {}

  /// Makes a replay that covers edits of the given rows' constants.
  init(_ program: Program, _ rows: borrowing Rows, edited: borrowing List<Int32>) {
    covers.fill(with: false, count: rows.slots)
    for index in 0..<edited.count { covers[edited[index]] = true }
    for index in 0..<edited.count { places.append(Place(row: edited[index])) }
    let reach = follow(program, rows)
    mayOverflow = !(reach.largest < ReplayReach.limit)
    addChecks(program, rows, reach.isReached)
    isUsable = true
  }

  func copy() -> Replay {
    var copy = Replay()
    copy.isUsable = isUsable
    copy.covers = covers.copy()
    copy.singles = singles.copy()
    copy.pairs = pairs.copy()
    copy.runs = runs.copy()
    copy.backwards = backwards.copy()
    copy.mayOverflow = mayOverflow
    copy.checks = checks.copy()
    copy.places = places.copy()
    return copy
  }
}

extension Replay {
  /// Stores the steps of a schedule by kind, and notes in `places` which step uses which edited constant.
  mutating func take(_ schedule: borrowing ReplaySchedule) {
    var run = Run()
    schedule.visit { step in
      if step.place >= 0 { places[step.place].isNegated = step.isNegated }
      if step.readsTwo {
        if step.place >= 0 { places[step.place].pair = Int32(pairs.count) }
        run.pairs += 1
        pairs.append(Pair(step))
      } else {
        if step.place >= 0 { places[step.place].single = Int32(singles.count) }
        run.singles += 1
        singles.append(Single(step))
      }
    } endRun: {
      runs.append(run)
      run = Run()
    }
  }

  mutating func addBackwardStep(_ variable: Int32, _ entry: Entry) {
    backwards.append(
      BackwardStep(variable: variable, other: entry.index, coefficient: entry.coefficient))
  }

  /// The index of a row in `places`; -1 if the row is not edited.
  func place(of row: Int32) -> Int32 {
    for index in 0..<places.count where places[index].row == row { return Int32(index) }
    return -1
  }
}

extension Replay {
  private mutating func addChecks(
    _ program: Program, _ rows: borrowing Rows, _ isReached: borrowing List<Bool>
  ) {
    for index in 0..<program.prefix.checks.count {
      let row = program.prefix.checks[index]
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

  /// Adds the checks of a component whose values certificates prove (its `active` is nil). While the checks hold, the
  /// values are certainly the best.
  private mutating func addCertificates(
    _ component: Component, _ program: Program, _ rows: borrowing Rows,
    _ isReached: borrowing List<Bool>
  ) {
    for place in component.checks {
      let row = program.partition.checks[place]
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

  /// Adds checks that each row stays on its side of zero, and each variable too if values were chosen.
  private mutating func addSides(
    _ component: Component, _ program: Program, _ rows: borrowing Rows,
    _ isReached: borrowing List<Bool>
  ) {
    for place in component.rows {
      let row = program.partition.rows[place]
      var check = Self.check(of: row, rows)
      check.allow(program.sides.rows[row])
      add(check, rows, isReached)
    }
    for place in component.variables where component.activeHasChoice {
      let variable = program.partition.variables[place]
      var check = Check(index: variable, terms: 1, constant: 0, sides: 0)
      check.allow(program.sides.variables[variable])
      checks.variables.append(check)
    }
  }

  private static func check(of row: Int32, _ rows: borrowing Rows) -> Check {
    Check(index: row, terms: rows[row].count, constant: rows[row].constant, sides: 0)
  }

  /// Adds the check of a row if the row's sum or its constant depends on edits.
  private mutating func add(
    _ check: Check, _ rows: borrowing Rows, _ isReached: borrowing List<Bool>
  ) {
    let row = check.index
    var isTouched = covers[row]
    for index in rows[row].range where isReached[rows.terms[index].index] { isTouched = true }
    guard isTouched else { return }
    if !covers[row], let bound = Bound(check, rows) {
      checks.bounds.append(bound)
      checks.ofBounds.append(check)
      return
    }
    if covers[row] { places[place(of: row)].check = Int32(checks.rows.count) }
    checks.rows.append(check)
    checks.terms.append(rows[row].range, of: rows.terms)
  }
}

extension Replay {
  /// Copies the edited constants into the steps and checks.
  @inline(__always)
  mutating func takeConstants(of rows: borrowing Rows) {
    for index in 0..<places.count {
      let place = places[index]
      let constant = rows[place.row].constant
      let signed = place.isNegated ? -constant : constant
      if place.single >= 0 { singles[place.single].constant = signed }
      if place.pair >= 0 { pairs[place.pair].constant = signed }
      if place.check >= 0 { checks.rows[place.check].constant = constant }
    }
  }
}
