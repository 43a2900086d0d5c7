/// The offset and the value of each variable, as playing a tape computes them.
struct Numbers: ~Copyable {
  /// The part of each value that comes from constants alone. After the last variable comes an extra offset that is
  /// always zero, for replay steps that need no offset of a variable.
  var offsets = List<Double>()
  /// The value of each variable. Not in an arena, because a replay swaps the list with the published values.
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
