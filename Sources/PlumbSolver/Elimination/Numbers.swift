/// What playing a tape works out for each variable.
struct Numbers: ~Copyable {
  /// The part of the value that comes from constants alone.
  var offsets = List<Double>()
  var values = List<Double>()

  init(variables: Int) {
    offsets.fill(with: 0, count: variables)
    values.fill(with: 0, count: variables)
  }

  func copy() -> Numbers {
    var copy = Numbers(variables: 0)
    copy.offsets = offsets.copy()
    copy.values = values.copy()
    return copy
  }
}
