/// What is added to a layout that several children share: see `Groups`.
class SharedLayout {
  /// The children in their order, by their cells.
  final var members: [Int32] = []
  final var skipsHidden = false

  /// Where the numbers are read that are of all children: ends, gaps, cells.
  var layouts: [StoredLayout] { [] }

  /// Whether children are found by their cells in the table.
  var placesByCell: Bool { false }

  /// Whether it asks children for sizes that their own facts do not, in a pass or on trial.
  var asksChildren: Bool { false }

  /// What messages call the children together.
  var word: String { "group" }
}
