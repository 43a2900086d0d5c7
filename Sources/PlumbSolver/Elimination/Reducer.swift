/// Working memory for expressing a sum of variables by open variables.
///
/// After a call of `reduce`, `open` lists the open variables with their coefficients. `passed`
/// lists the eliminated variables whose offsets belong to the sum.
struct Reducer: ~Copyable {
  /// The open variables, without those that cancelled.
  var open = List<Entry>()
  /// The eliminated variables that were replaced on the way.
  var passed = List<Entry>()

  /// For each open variable, the sum of the magnitudes that were added to its coefficient.
  var sizes = List<Double>()
  /// Whether some coefficients may have cancelled.
  var hasCancelled = false
  /// The variables of the sum that follow several others, and still have to be replaced.
  var several = List<Several>()
  var waiting = OperationHeap()
  /// The number of the current sum. Indices in links with another stamp are stale.
  var stamp: Int32 = 0

  /// The coefficient of a variable that follows several others, and the sum of the magnitudes that were added to it.
  struct Several: Sendable {
    var weight: Double
    var size: Double
  }

  /// Allocates the lists in an arena.
  mutating func begin(in arena: inout Arena) {
    open = List(room: 16, in: &arena)
    passed = List(room: 32, in: &arena)
    sizes = List(room: 16, in: &arena)
    several = List(room: 8, in: &arena)
    waiting.begin(in: &arena)
  }

  /// Whether a coefficient is only rounding error, given the magnitudes that were added.
  @inline(__always)
  static func isNothing(_ weight: Double, _ size: Double) -> Bool {
    weight.magnitude <= size * Tolerance.coefficient
  }
}
