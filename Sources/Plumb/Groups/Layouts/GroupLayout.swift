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

extension RunFilling {
  /// The lengths of a list; nil if all children have the same.
  var lengths: RunLengths? {
    switch self {
    case .listed(let lengths, _), .listedWithGaps(let lengths, _): lengths
    case .distributed, .shared, .grown: nil
    }
  }

  /// Whether nothing but shares takes up what the other lengths leave.
  var needsShares: Bool {
    if case .listedWithGaps = self { true } else { false }
  }
}
