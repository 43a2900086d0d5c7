/// The variables whose numbers depend on edited constants, and upper bounds for the numbers' magnitudes.
struct ReplayReach: ~Copyable {
  /// By slot, whether edits reach a variable.
  var isReached: List<Bool>
  /// Upper bounds for the magnitudes of offsets and values, for all constants that a solver
  /// accepts.
  private var offsets: List<Double>
  private var values: List<Double>
  /// The largest bound.
  private(set) var largest = 0.0

  /// Below this limit no sum of the numbers overflows, even with rounding errors.
  static let limit = 1e300

  init(_ numbers: borrowing Numbers) {
    isReached = List(repeating: false, count: numbers.values.count)
    offsets = numbers.offsets.copy()
    values = numbers.values.copy()
    for index in 0..<offsets.count { offsets[index] = offsets[index].magnitude }
    for index in 0..<values.count { values[index] = values[index].magnitude }
  }

  /// Notes that edits reach the forward pass of an operation. `constant` is an upper bound for the magnitude of the
  /// operation's constant.
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

  /// Notes that edits reach the backward pass of an operation.
  mutating func noteBackwards(_ operation: Operation, _ tape: borrowing Tape) {
    isReached[operation.variable] = true
    var bound = offsets[operation.variable]
    for up in operation.upper {
      bound += tape.upper[up].coefficient.magnitude * values[tape.upper[up].index]
    }
    note(bound)
    values[operation.variable] = bound
  }

  /// Raises `largest` to a bound, if the bound is larger. NaN counts as infinite.
  private mutating func note(_ bound: Double) {
    if !(bound <= largest) { largest = bound.isNaN ? .infinity : bound }
  }
}
