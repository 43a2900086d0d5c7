/// The part of a stored layout that the children of a group share. See the folder `Groups`.
class SharedLayout {
  /// The cells of the children, in order.
  final var members: [Int32] = []
  final var skipsHidden = false

  /// The layouts that contain the group's numbers: its ends, gaps and cells.
  var layouts: [StoredLayout] { [] }

  /// The cells of the views that a verb of the group names.
  final var named: [Int32] = []

  /// The verb that names views.
  var naming: String { "givingWay" }

  /// Whether the group asks children for sizes that their own facts do not ask for.
  var asksChildren: Bool { false }

  /// The name of this kind of group in messages.
  var word: String { "group" }
}
