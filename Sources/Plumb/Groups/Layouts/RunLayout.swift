import Foundation

/// The layout of a row or a column, before it is compiled.
struct RunLayout<Axis: RunAxis>: GroupSource {
  let start: RunStart<Axis>
  let filling: RunFilling<Axis>
  @Boxed var across: Axis.AcrossComplete

  func compiled(
    _ callSite: LayoutCallSite, in table: HostTable
  ) -> (item: IndividualLayout, group: StoredGroup) {
    let (length, gap, rule) = parts
    let flexing = RunFlexing(
      filling.lengths, start.yields, needsShares: filling.needsShares, in: table)
    func store(_ layout: IndividualLayout) -> StoredLayout {
      StoredLayout(layout, callSite, in: table)
    }
    let group = StoredRun(
      isColumn: Axis.kind == .vertical, isDirectional: Axis.kind == .directional, rule: rule,
      breaking: start.breaking, flexing: flexing,
      ends: store(Axis.layout(start.ends, Axis.nothing)),
      gap: store(Axis.layout(gap, Axis.nothing)))
    return (Axis.layout(length, across), group)
  }

  /// The length of a child, the gap, and the rule for the remaining space.
  private var parts: (length: Axis.Length, gap: Axis.Length, rule: RunRule) {
    let nothing = Axis.length(0)
    switch filling {
    case .distributed(let length, let distribution):
      switch distribution.kind {
      case .packed(let part, let gap): return (length, gap, .packed(part: part))
      case .equalGaps(let withEnds): return (length, nothing, .equalGaps(withEnds: withEnds))
      }
    case .shared(let weights, let gap):
      // The children are asked only in a trial with unlimited room, because then there is no room to share.
      return (Axis.fitted, gap.length, .shared(weights))
    case .grown(let length, let weights, let gap):
      return (length, gap.length, .grown(weights))
    case .listed(_, let distribution):
      switch distribution.kind {
      case .packed(let part, let gap): return (Axis.fitted, gap, .packed(part: part))
      case .equalGaps(let withEnds):
        return (Axis.fitted, nothing, .equalGaps(withEnds: withEnds))
      }
    case .listedWithGaps(_, let gap):
      return (Axis.fitted, gap.length, .packed(part: 0))
    }
  }
}
