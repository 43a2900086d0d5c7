import Foundation

// Lengths that are negative while the views that they wait for are not where they belong.

extension StoredLayout {
  /// Whether a fact reads a view that is looked up.
  var looksUp: Bool {
    firstColumn.looksUp || secondColumn.looksUp || firstRow.looksUp || secondRow.looksUp
  }

  /// The facts of a frame with a negative length, which becomes 0 at the one that waits for nobody; nil if that is
  /// the earlier one anyway.
  ///
  /// A negative length becomes 0 at the fact that was decided earlier. If that waits for a view beyond the plan's
  /// order, in the end, and that view waits for this one, the view would be taken further away in each round.
  func keepingWhatIsKnown(
    _ placed: PlacedFrame, in container: some Layoutable, _ awaiting: Set<Int32>, _ table: HostTable
  ) -> PlacedFrame? {
    let columns = columns.keepingWhatIsKnown(
      placed.columns, firstColumn, secondColumn, in: container, awaiting, table)
    let rows = rows.keepingWhatIsKnown(
      placed.rows, firstRow, secondRow, in: container, awaiting, table)
    if columns == nil, rows == nil { return nil }
    return PlacedFrame(columns: columns ?? placed.columns, rows: rows ?? placed.rows)
  }
}

extension StoredAxis {
  @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func keepingWhatIsKnown(
    _ placed: PlacedAxis, _ firstReading: borrowing StoredReading<Axis>,
    _ secondReading: borrowing StoredReading<Axis>, in container: some Layoutable,
    _ awaiting: Set<Int32>, _ table: HostTable
  ) -> PlacedAxis? {
    guard rule.difference != 0, placed.span.length < 0 else { return nil }
    let isFirstAwaited = firstReading.isAwaited(first, in: container, awaiting, table)
    let isSecondAwaited = secondReading.isAwaited(second, in: container, awaiting, table)
    guard isFirstAwaited != isSecondAwaited, isFirstAwaited != rule.isSwapped else { return nil }
    return placed.keepingTheLaterFact
  }
}

extension PlacedAxis {
  /// The same facts, the other of which counts as the one that was decided earlier.
  fileprivate var keepingTheLaterFact: PlacedAxis {
    let rule = SpanRule(
      part: rule.part, difference: rule.difference, scale: rule.scale, isSwapped: !rule.isSwapped)
    return PlacedAxis(first, second, rule, open, names)
  }
}
