import Foundation

/// A complete layout of several children: a row, a column, a flow or a matrix. All of them have this type, so
/// that branches, variables and helper functions can use any of them.
///
/// It consists of data and closures. Evaluating it moves nothing.
public struct GroupLayout: GroupState {
  let source: any GroupSource
  var skipsHidden = false
  var adjustments = AdjustmentChain()

  init(_ source: some GroupSource) { self.source = source }
}

/// The source of a group's layout, before it is compiled.
protocol GroupSource {
  /// Returns two parts: the layout of each child of the group, not compiled yet, and the part for the group as a whole.
  /// This part is compiled: it names hosts by their cells in `table`.
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
  /// The list with a length for each child; nil if the run was made without such a list.
  var lengths: RunLengths? {
    switch self {
    case .listed(let lengths, _), .listedWithGaps(let lengths, _): lengths
    case .distributed, .shared, .grown: nil
    }
  }

  /// Whether the run has a list of lengths and fixed gaps. Then only shares and spacers take the space that the other
  /// lengths leave, so the list should have one of them.
  var needsShares: Bool {
    if case .listedWithGaps = self { true } else { false }
  }
}
