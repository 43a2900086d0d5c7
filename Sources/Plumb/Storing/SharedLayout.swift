/// The part of a stored layout that several children share, as a group: see `Groups`.
class SharedLayout {
  /// The cells of the children, in order.
  final var members: [Int32] = []
  final var skipsHidden = false

  /// The layouts that contain the group's numbers: its ends, gaps and cells.
  var layouts: [StoredLayout] { [] }

  /// The children that a verb names, by cell, with the verb's name.
  var named: [(cell: Int32, verb: String)] { [] }

  /// Whether the group asks children for sizes that their own facts do not ask for.
  var asksChildren: Bool { false }

  /// The name of this kind of group in messages.
  var word: String { "group" }
}
