/// What playing a tape works out for each variable.
struct Numbers: Sendable {
  /// The part of the value that comes from constants alone.
  var offsets: ContiguousArray<Double>
  var values: ContiguousArray<Double>

  init(variables: Int) {
    offsets = ContiguousArray(repeating: 0, count: variables)
    values = offsets
  }
}
