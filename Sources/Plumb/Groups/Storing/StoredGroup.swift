import Foundation

/// What a group adds to the layout that its children share, as a container stores it.
class StoredGroup {
  /// The children in their order, by their cells.
  final var members: [Int32] = []
  final var skipsHidden = false
  /// What was reported last, so that a lasting lack is reported once.
  private final var reported: [LayoutIssue] = []

  /// Where the group's own numbers are read: its ends, its gaps, its cells.
  var layouts: [StoredLayout] { [] }

  /// Whether children are found by their cells in the table.
  var placesByCell: Bool { false }

  /// Whether it asks children for sizes that their own facts do not, in a pass or on trial.
  var asksChildren: Bool { false }

  /// What messages call the group.
  var word: String { "group" }

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

/// A row, a column or a flow, as a container stores it.
final class StoredRun: StoredGroup {
  let isColumn: Bool
  let isDirectional: Bool
  let rule: RunRule
  let breaking: RunBreaking?
  /// Which lengths grow and shrink within limits; nil if all do alike.
  let flexing: RunFlexing?
  /// Its facts along the run are the ends.
  let ends: StoredLayout
  /// Its length along the run is the gap.
  let gap: StoredLayout

  init(
    isColumn: Bool, isDirectional: Bool, rule: RunRule, breaking: RunBreaking?,
    flexing: RunFlexing?, ends: StoredLayout, gap: StoredLayout
  ) {
    self.isColumn = isColumn
    self.isDirectional = isDirectional
    self.rule = rule
    self.breaking = breaking
    self.flexing = flexing
    self.ends = ends
    self.gap = gap
  }

  override var layouts: [StoredLayout] { [ends, gap] }

  override var asksChildren: Bool { rule.isShared || flexing?.lengths != nil }

  override var placesByCell: Bool { !(flexing?.yields.isEmpty ?? true) }

  override var word: String { isColumn ? "column" : breaking == nil ? "row" : "flow" }

  override func readings(
    _ place: Int, _ site: GroupSite, asking ask: (CGSize) -> CGSize
  ) -> [FactReading] { readingsOfRun(place, site, asking: ask) }

  override func place(_ site: GroupSite, asking ask: (Int, CGSize) -> CGSize) {
    // Two calls with an axis that is known, so that the optimizer makes code for each.
    isColumn
      ? site.placeRun(self, along: Vertical.self, asking: ask)
      : site.placeRun(self, along: Horizontal.self, asking: ask)
  }
}
