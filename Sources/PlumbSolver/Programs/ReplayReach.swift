/// The variables that edits of some constants reach in a program, and bounds for their numbers.
struct ReplayReach: ~Copyable {
  /// Whether edits reach a variable, by slot.
  var isReached: List<Bool>
  /// The largest magnitudes that offsets and values can have, whatever the constants are.
  private var offsets: List<Double>
  private var values: List<Double>
  /// The largest of all.
  private(set) var largest = 0.0

  /// Below this, no sum of the numbers leaves the range of `Double`, whatever rounding adds.
  static let limit = 1e300

  init(_ numbers: borrowing Numbers) {
    isReached = List(repeating: false, count: numbers.values.count)
    offsets = numbers.offsets.copy()
    values = numbers.values.copy()
    for index in 0..<offsets.count { offsets[index] = offsets[index].magnitude }
    for index in 0..<values.count { values[index] = values[index].magnitude }
  }

  /// Notes that edits reach what an operation finds forwards, from a constant of a magnitude.
  mutating func noteForwards(_ operation: Operation, _ tape: borrowing Tape, constant: Double) {
    isReached[operation.variable] = true
    var bound = constant
    for low in operation.lower {
      bound += tape.lower[low].coefficient.magnitude * offsets[tape.lower[low].index]
      note(bound)
    }
    bound *= operation.scale.magnitude
    note(bound)
    offsets[operation.variable] = bound
    values[operation.variable] = bound
  }

  /// Notes that edits reach what an operation finds backwards.
  mutating func noteBackwards(_ operation: Operation, _ tape: borrowing Tape) {
    isReached[operation.variable] = true
    var bound = offsets[operation.variable]
    for up in operation.upper {
      bound += tape.upper[up].coefficient.magnitude * values[tape.upper[up].index]
    }
    note(bound)
    values[operation.variable] = bound
  }

  /// NaN counts as infinite.
  private mutating func note(_ bound: Double) {
    if !(bound <= largest) { largest = bound.isNaN ? .infinity : bound }
  }
}
