import Foundation

/// The part of a group's layout that is not that of a single child, compiled for storing.
class StoredGroup: SharedLayout {
  /// The issues of the last report, so that a lasting issue is reported once.
  private final var reported: [LayoutIssue] = []

  /// Finds the frames of the children. `ask` returns the size that a child asks for in an offer.
  func place(_ site: GroupSite, asking ask: (Int, CGSize) -> CGSize) {}

  /// The facts of the child at a place, after its frame has been found: those of the group, then those that the
  /// children share.
  func readings(
    _ place: Int, _ site: GroupSite, asking ask: (CGSize) -> CGSize
  ) -> [FactReading] { [] }
}

extension StoredGroup {
  /// The views that the group names and that are not in its list. Children that are not in the container now are in
  /// the list.
  final var strangers: [(cell: Int32, verb: String)] {
    let named = named
    if named.isEmpty { return [] }
    let listed = Set(members)
    return named.filter { !listed.contains($0.cell) }.sorted { $0.cell < $1.cell }
  }

  /// Reports the issues that the last pass did not have.
  final func report(_ found: [LayoutIssue], in parent: any Layoutable) {
    if found.isEmpty, reported.isEmpty { return }
    parent.whenSettled { [self] in
      let known = reported
      reported = found
      for issue in found where !known.contains(issue) { issue.deliver(in: parent) }
    }
  }
}
