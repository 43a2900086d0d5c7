/// Where a sum of variables is expressed by open variables.
///
/// After a call of `reduce`, `open` lists the open variables with what they are multiplied by,
/// and `passed` the eliminated variables whose offsets belong to the sum.
struct Reducer: ~Copyable {
  /// Open variables; those that cancelled are not among them.
  var open = List<Entry>()
  /// Eliminated variables that were replaced on the way.
  var passed = List<Entry>()

  /// For each of the open variables the sum of magnitudes that went into its coefficient.
  var sizes = List<Double>()
  /// Whether parts may have cancelled each other.
  var hasCancelled = false
  /// Variables that follow several others, and have to be replaced.
  var several = List<Several>()
  var waiting = OperationHeap()
  /// Says which places in the links are of the sum that is being reduced.
  var stamp: Int32 = 0

  /// A variable that collects what it is multiplied by before it is replaced.
  struct Several: Sendable {
    var weight: Double
    var size: Double
  }

  /// Begins the lists in an arena.
  mutating func begin(in arena: inout Arena) {
    open = List(room: 16, in: &arena)
    passed = List(room: 32, in: &arena)
    sizes = List(room: 16, in: &arena)
    several = List(room: 8, in: &arena)
    waiting.begin(in: &arena)
  }

  /// Whether what is left of parts is only rounding.
  @inline(__always)
  static func isNothing(_ weight: Double, _ size: Double) -> Bool {
    weight.magnitude <= size * Tolerance.coefficient
  }
}
