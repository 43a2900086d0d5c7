/// What playing a tape works out for each variable.
struct Numbers: ~Copyable {
  /// The part of the value that comes from constants alone. Behind the last variable is one that is always zero.
  var offsets = List<Double>()
  /// They change places with those that the solver has published, and so are in no arena.
  var values = List<Double>()

  mutating func begin(variables: Int, in arena: inout Arena) {
    offsets = List(repeating: 0, count: variables + 1, in: &arena)
    values.fill(with: 0, count: variables)
  }

  func copy() -> Numbers {
    var copy = Numbers()
    copy.offsets = offsets.copy()
    copy.values = values.copy()
    return copy
  }
}
