/// The part of a stored layout that the children of a group share. See the folder `Groups`.
class SharedLayout {
  /// The cells of the children, in order.
  final var members: [Int32] = []
  final var skipsHidden = false

  /// The layouts that contain the group's numbers: its ends, gaps and cells.
  var layouts: [StoredLayout] { [] }

  /// Whether the group looks up its children in the table by cell.
  var placesByCell: Bool { false }

  /// Whether the group asks children for sizes that their own facts do not ask for.
  var asksChildren: Bool { false }

  /// The name of this kind of group in messages.
  var word: String { "group" }
}
