import Foundation

// A provisional length may be negative for now, because it depends on a view that has not been placed yet.

extension StoredLayout {
  /// Whether a closure looks up a view that a fact reads.
  var looksUp: Bool { holdsReferences && (columns.looksUp || rows.looksUp) }

  /// The facts of a frame with changed negative lengths; nil if nothing changes. An axis changes if its length is
  /// negative and only the fact that was decided first waits for another view. Then the length becomes 0 at the fact
  /// that was decided second.
  ///
  /// A length that stays negative becomes 0 at the fact that was decided first. But that fact may read a view that the
  /// plan cannot order, while that view reads this frame. Then each round would move that view further away.
  func keepingWhatIsKnown(
    _ placed: PlacedFrame, in container: some Layoutable, _ awaiting: CellSet, _ table: HostTable
  ) -> PlacedFrame? {
    let columns = columns.keepingWhatIsKnown(placed.columns, in: container, awaiting, table)
    let rows = rows.keepingWhatIsKnown(placed.rows, in: container, awaiting, table)
    if columns == nil, rows == nil { return nil }
    return PlacedFrame(columns: columns ?? placed.columns, rows: rows ?? placed.rows)
  }
}

extension StoredAxis {
  fileprivate var looksUp: Bool { facts.first.looksUp || facts.second.looksUp }

  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func keepingWhatIsKnown(
    _ placed: PlacedAxis, in container: some Layoutable, _ awaiting: CellSet, _ table: HostTable
  ) -> PlacedAxis? {
    guard rule.difference != 0, placed.span.length < 0 else { return nil }
    let isFirstAwaited = facts.first.isAwaited(first, in: container, awaiting, table)
    let isSecondAwaited = facts.second.isAwaited(second, in: container, awaiting, table)
    guard isFirstAwaited != isSecondAwaited, isFirstAwaited != rule.isSwapped else { return nil }
    return placed.keepingTheLaterFact
  }
}

extension PlacedAxis {
  /// These facts with the opposite order of decision: the fact that was decided second counts as decided first.
  fileprivate var keepingTheLaterFact: PlacedAxis {
    let rule = SpanRule(
      part: rule.part, difference: rule.difference, scale: rule.scale, isSwapped: !rule.isSwapped)
    return PlacedAxis(first, second, rule, open, names)
  }
}
