/// A row that is ignored because it contradicts others, and the rows of the contradiction.
struct Ignored: Sendable {
  var row: Int32
  var members: [Int32]
  var isMinimal: Bool
  /// Whether other rows were followed instead of this one. Then the structure has no place for it.
  var isExcluded: Bool
}
