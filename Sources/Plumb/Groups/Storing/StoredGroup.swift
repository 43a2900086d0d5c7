import Foundation

/// What a row, a column or a matrix adds to the layout that its children share, as a container stores it.
class StoredGroup: SharedLayout {
  /// What was reported last, so that a lasting lack is reported once.
  private final var reported: [LayoutIssue] = []

  /// Finds the frames of the children. `ask` gives what one of them asks for.
  func place(_ site: GroupSite, asking ask: (Int, CGSize) -> CGSize) {}

  /// The facts of the child at a place, once its frame has been found: those of the group, and those that
  /// the children share.
  func readings(
    _ place: Int, _ site: GroupSite, asking ask: (CGSize) -> CGSize
  ) -> [FactReading] { [] }
}

extension StoredGroup {
  /// Reports what was found wrong with the group in a pass, and has not been in the last one.
  final func report(_ found: [LayoutIssue], in parent: any Layoutable) {
    if found.isEmpty, reported.isEmpty { return }
    parent.whenSettled { [self] in
      let known = reported
      reported = found
      for issue in found where !known.contains(issue) { issue.deliver(in: parent) }
    }
  }
}
