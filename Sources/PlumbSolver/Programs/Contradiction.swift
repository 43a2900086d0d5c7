/// A set of required rows that cannot all hold.
struct Contradiction: Sendable {
  var rows: [Int32]
  /// The row that does not hold when all others are followed; nil if several rows do not hold.
  var checked: Int32?
  /// Whether the remaining rows can hold if any one is left out.
  var isMinimal: Bool
}
