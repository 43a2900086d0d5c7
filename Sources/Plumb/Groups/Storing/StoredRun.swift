import Foundation

/// A row, a column or a flow, compiled for storing.
final class StoredRun: StoredGroup {
  let isColumn: Bool
  let isDirectional: Bool
  let rule: RunRule
  let breaking: RunBreaking?
  /// The lengths that grow and shrink within limits; nil if the run has neither a list of lengths nor calls of
  /// `givingWay`.
  let flexing: RunFlexing?
  /// A layout with the ends of the run as its facts along the run.
  let ends: StoredLayout
  /// A layout with the gap as its length along the run.
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

  override var naming: String { "givingWay" }

  override func names(_ cell: Int32) -> Bool { flexing?.yields[cell] != nil }

  override var word: String { isColumn ? "column" : breaking == nil ? "row" : "flow" }

  @_optimize(size)
  override func readings(
    _ place: Int, _ site: GroupSite, asking ask: (CGSize) -> CGSize
  ) -> [FactReading] { readingsOfRun(place, site, asking: ask) }

  override func place(_ site: GroupSite, asking ask: (Int, CGSize) -> CGSize) {
    // A call for each axis, so that the optimizer specializes the code.
    isColumn
      ? site.placeRun(self, along: Vertical.self, asking: ask)
      : site.placeRun(self, along: Horizontal.self, asking: ask)
  }
}
