/// Required rows that cannot all hold.
struct Contradiction: Sendable {
  var rows: [Int32]
  /// The row that was found not to hold, if all others were followed to show it.
  var checked: Int32?
  /// Whether the others can hold without any one of the rows.
  var isMinimal: Bool
}
