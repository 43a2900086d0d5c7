/// A row that is ignored because it contradicts others, and the rows of the contradiction.
struct Ignored: Sendable {
  var row: Int32
  var members: [Int32]
  var isMinimal: Bool
  /// Whether the row is left out of the program. If not, required equations determine the row's sum, and the program
  /// only checks the row.
  var isExcluded: Bool
}
