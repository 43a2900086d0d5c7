/// What playing a tape works out for each variable.
struct Numbers: ~Copyable {
  /// The part of the value that comes from constants alone.
  var offsets: List<Double>
  var values: List<Double>

  init(variables: Int, in arena: inout Arena) {
    offsets = List(repeating: 0, count: variables, in: &arena)
    values = List(repeating: 0, count: variables)
  }

  mutating func takeCopy(of other: borrowing Numbers) {
    offsets = other.offsets.copy()
    values = other.values.copy()
  }
}
