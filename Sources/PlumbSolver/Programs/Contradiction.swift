/// A set of required rows that cannot all hold.
struct Contradiction: Sendable {
  var rows: [Int32]
  /// The row that does not hold, if required equations alone determine its sum; nil if the contradiction was found in
  /// another way.
  var checked: Int32?
  /// Whether it is proven that the other rows can hold if any one is left out.
  var isMinimal: Bool
}
