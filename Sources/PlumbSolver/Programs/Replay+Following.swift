extension Replay {
  /// Adds steps for the operations whose results depend on edited constants. Returns which variables depend on edited
  /// constants, with bounds for their numbers.
  mutating func follow(_ program: Program, _ rows: borrowing Rows) -> ReplayReach {
    var reach = ReplayReach(program.numbers)
    var schedule = ReplaySchedule(offsets: program.numbers.offsets.count)
    let ranges = [program.prefix.operations] + program.components.map(\.operations)
    for index in ranges.joined() {
      addForwards(program.elimination.tape, index, rows, &reach, &schedule)
    }
    for range in Array(ranges.dropFirst()) + ranges.prefix(1) {
      for index in range.reversed() {
        addBackwards(program.elimination.tape, index, program.numbers, &reach, &schedule)
      }
    }
    take(schedule)
    return reach
  }

  private mutating func addForwards(
    _ tape: borrowing Tape, _ index: Int, _ rows: borrowing Rows, _ reach: inout ReplayReach,
    _ schedule: inout ReplaySchedule
  ) {
    let operation = tape[index]
    let isEdited = operation.row >= 0 && covers[operation.row]
    var isNeeded = isEdited
    for low in operation.lower where reach.isReached[tape.lower[low].index] { isNeeded = true }
    guard isNeeded else { return }
    let constant = operation.row >= 0 ? rows[operation.row].constant : 0
    reach.noteForwards(
      operation, tape, constant: isEdited ? Solver.largestNumber : constant.magnitude)
    schedule.add(
      operation, tape, constant: constant, place: isEdited ? place(of: operation.row) : -1)
  }

  private mutating func addBackwards(
    _ tape: borrowing Tape, _ index: Int, _ numbers: borrowing Numbers,
    _ reach: inout ReplayReach, _ schedule: inout ReplaySchedule
  ) {
    let operation = tape[index]
    var isNeeded = reach.isReached[operation.variable]
    for up in operation.upper where reach.isReached[tape.upper[up].index] { isNeeded = true }
    guard isNeeded, operation.upperCount > 0 else { return }
    if !reach.isReached[operation.variable] {
      // The backward pass starts from offsets, so it also needs those that edits do not reach.
      schedule.add(offset: numbers.offsets[operation.variable], of: operation.variable)
    }
    reach.noteBackwards(operation, tape)
    for up in operation.upper { addBackwardStep(operation.variable, tape.upper[up]) }
  }
}

extension ReplaySchedule {
  /// The index of the offset that is always zero.
  private var none: Int32 { Int32(offsets - 1) }

  /// Adds a step that sets a variable's value to its offset, which edits do not change.
  mutating func add(offset: Double, of variable: Int32) {
    add(
      Step(
        variable: variable, first: none, second: none, firstCoefficient: 0, secondCoefficient: 0,
        constant: offset))
  }

  /// Adds the steps of an operation. The first step subtracts up to two offsets, and each later one subtracts one more.
  /// The scale is usually 1 or -1. Any other scale takes an extra step at the end.
  mutating func add(_ operation: Operation, _ tape: borrowing Tape, constant: Double, place: Int32)
  {
    let entries = operation.lower
    let isUnit = operation.scale.magnitude == 1
    let sign = isUnit ? operation.scale : 1
    func entry(_ index: Int) -> Entry {
      guard index < entries.count else { return Entry(none, 0) }
      let entry = tape.lower[entries.lowerBound + index]
      return Entry(entry.index, sign * entry.coefficient)
    }
    let (first, second) = (entry(0), entry(1))
    add(
      Step(
        variable: operation.variable, first: first.index, second: second.index,
        firstCoefficient: first.coefficient, secondCoefficient: second.coefficient,
        constant: sign * constant, place: place, isNegated: sign < 0))
    for index in entries.indices.dropFirst(2) {
      let next = entry(index - entries.lowerBound)
      add(
        Step(
          variable: operation.variable, first: operation.variable, second: next.index,
          firstCoefficient: -1, secondCoefficient: next.coefficient, constant: 0))
    }
    if !isUnit {
      add(
        Step(
          variable: operation.variable, first: operation.variable, second: none,
          firstCoefficient: -operation.scale, secondCoefficient: 0, constant: 0))
    }
  }
}
