import Foundation

/// The part of a group's layout that belongs to the group as a whole and not to each child, compiled for storing.
class StoredGroup: SharedLayout {
  /// The issues of the last report, so that a lasting issue is reported once.
  private final var reported: [LayoutIssue] = []

  /// Finds the frames of the children. `ask` gets the index of a child among those laid out and the size that it is
  /// offered. It returns the size that the child asks for.
  func place(_ site: GroupSite, asking ask: (Int, CGSize) -> CGSize) {}

  /// The facts of the child at index `place` among those laid out, after its frame has been found: first the facts of
  /// the group, then those that all children share.
  func readings(
    _ place: Int, _ site: GroupSite, asking ask: (CGSize) -> CGSize
  ) -> [FactReading] { [] }

  /// The verb of this kind of group that names views, for messages: `givingWay` or `placing`.
  var naming: String { "" }

  /// Whether the verb `naming` was called with the view that has the given cell in the host table.
  func names(_ cell: Int32) -> Bool { false }
}

extension StoredGroup {
  /// The cells of the views that the group names and that are not in its list. Children that are not in the container
  /// now are in the list.
  @_optimize(size)
  final func strangers(in table: HostTable) -> [Int32] {
    guard placesByCell else { return [] }
    var listed = CellSet()
    for cell in members { listed.insert(cell) }
    var strangers: [Int32] = []
    for cell in FrameCell.firstHost..<Int32(table.cellCount)
    where names(cell) && !listed.contains(cell) {
      strangers.append(cell)
    }
    return strangers
  }

  /// Once all is settled, reports the issues in `found` that `reported` does not contain, and sets `reported` to
  /// `found`. Does neither if the container is laid out again before that.
  final func report(_ found: [LayoutIssue], in parent: any Layoutable) {
    if found.isEmpty, reported.isEmpty { return }
    parent.whenSettled { [self] in
      let known = reported
      reported = found
      for issue in found where !known.contains(issue) { issue.deliver(in: parent) }
    }
  }
}
