import Foundation

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
