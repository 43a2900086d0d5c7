import Foundation

/// A complete layout of several children: a row, a column, a flow or a matrix. All have this type, so
/// that branches, variables and helpers meet in it.
///
/// It is data and closures and nothing else. Evaluating it moves nothing.
public struct GroupLayout: GroupState {
  let source: any GroupSource
  var skipsHidden = false
  var adjustments = AdjustmentChain()

  init(_ source: some GroupSource) { self.source = source }
}

/// What a group's layout is made of, until it is compiled.
protocol GroupSource {
  /// The layout of one child of the group, and what the group adds to it; both compiled, with hosts as
  /// cells of a table.
  func compiled(
    _ callSite: LayoutCallSite, in table: HostTable
  ) -> (item: IndividualLayout, group: StoredGroup)
}

extension GroupLayout {
  /// The layout that all children of the group share, compiled once, with hosts as cells of a table.
  func stored(_ callSite: LayoutCallSite, in table: HostTable) -> StoredLayout {
    let (item, group) = source.compiled(callSite, in: table)
    group.skipsHidden = skipsHidden
    var layout = item
    layout.adjustments = adjustments
    return StoredLayout(layout, callSite, in: table, group: group)
  }
}

/// A row or a column, until it is compiled.
struct RunLayout<Axis: RunAxis>: GroupSource {
  let start: RunStart<Axis>
  let filling: RunFilling<Axis>
  let across: Axis.AcrossComplete

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

  /// The length of a child, the gap, and the rest as numbers.
  private var parts: (length: Axis.Length, gap: Axis.Length, rule: RunRule) {
    let nothing = Axis.length(0)
    switch filling {
    case .distributed(let length, let distribution):
      switch distribution.kind {
      case .packed(let part, let gap): return (length, gap, .packed(part: part))
      case .equalGaps(let withEnds): return (length, nothing, .equalGaps(withEnds: withEnds))
      }
    case .shared(let weights, let gap):
      // The children are asked only if there is no room to share: on trial, without a limit.
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

/// What takes up the room that lengths and gaps leave.
enum RunRule {
  case packed(part: CGFloat)
  case equalGaps(withEnds: Bool)
  /// The lengths, which are nothing but shares of it.
  case shared(RunWeights)
  /// The lengths, which it is added to.
  case grown(RunWeights)
}

extension RunFilling {
  /// The lengths of a list; nil if all children have the same.
  fileprivate var lengths: RunLengths? {
    switch self {
    case .listed(let lengths, _), .listedWithGaps(let lengths, _): lengths
    case .distributed, .shared, .grown: nil
    }
  }

  /// Whether nothing but shares takes up what the other lengths leave.
  fileprivate var needsShares: Bool {
    if case .listedWithGaps = self { true } else { false }
  }
}
