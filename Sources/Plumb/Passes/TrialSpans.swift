import Foundation

/// A record of the children's spans along an unlimited axis, for one length of the parent.
///
/// Spans are measured from the parent's leading or top edge, and are recorded before they are rounded to the grid.
/// Comparing two trials shows which children move with the parent's length.
final class TrialSpans {
  let isVertical: Bool
  /// The parent's length in this trial.
  let length: CGFloat
  @exclusivity(unchecked)
  private(set) var items: [Int: Item] = [:]
  @exclusivity(unchecked)
  private(set) var groups: [Int: Group] = [:]
  /// The lengths that facts decide and adjustments make, before negative ones become 0.
  @exclusivity(unchecked)
  private(set) var lengths: [NotedLength: CGFloat] = [:]

  private let linesPerPoint: CGFloat

  init(isVertical: Bool, in bounds: CGRect, on grid: PixelGrid) {
    self.isVertical = isVertical
    linesPerPoint = isVertical ? grid.rowsPerPoint : grid.columnsPerPoint
    length = isVertical ? bounds.size.height : bounds.size.width
  }

  /// A child's span. Its length is negative if its facts cross.
  struct Item {
    let span: LayoutSpan
    /// The end of the span on the grid.
    let end: CGFloat
    /// The start relative to the parent's far edge, on the grid: negative inside the parent.
    let startFromEnd: CGFloat
    /// The cell of the group that places the child along this axis; nil if no group does.
    let group: Int?

    /// The part of the span that stays in place if its length is negative: an edge, the middle, or a quarter.
    private var keptPart: CGFloat {
      min(max(0, ((end - span.origin) / span.length * 4).rounded() / 4), 1)
    }

    /// This span with length 0, at the part that stays in place in `other`.
    func mended(like other: Item) -> LayoutSpan {
      LayoutSpan(origin: span.coordinate(at: other.keptPart), length: 0)
    }
  }

  struct NotedLength: Hashable {
    let cell: Int
    let number: Int
  }

  /// The span of a group, and the length that its children need.
  struct Group {
    let span: LayoutSpan
    let needed: CGFloat
  }

  func note(
    _ span: LayoutSpan, end: CGFloat, at cell: Int, inGroup group: Int?, on grid: PixelGrid
  ) {
    let fromEnd = LayoutSpan(origin: span.origin - length, length: 0)
    let aligned =
      isVertical
      ? grid.aligned(fromEnd, along: Vertical.self) : grid.aligned(fromEnd, along: Horizontal.self)
    items[cell] = Item(
      span: span, end: end, startFromEnd: aligned.origin,
      group: group.flatMap { groups[$0] == nil ? nil : $0 })
  }

  /// Returns a closure that records, in turn, the lengths that a child's facts decide and its adjustments make. The
  /// search then looks for a length of the parent at which none of them is negative.
  func noteOfLengths(at cell: Int) -> (CGFloat, Bool) -> Void {
    var number = 0
    return { length, isVertical in
      number += 1
      guard isVertical == self.isVertical, length.isFinite else { return }
      self.lengths[NotedLength(cell: cell, number: number)] = length
    }
  }

  func noteGroup(_ span: LayoutSpan, needed: CGFloat, at cell: Int) {
    guard span.origin.isFinite, span.length.isFinite, needed.isFinite else { return }
    groups[cell] = Group(span: span, needed: needed)
  }
}

extension TrialSpans {
  /// The distance between two lines of the grid; 0 without a grid.
  var line: CGFloat { linesPerPoint > 0 ? 1 / linesPerPoint : 0 }

  /// The length rounded up to the grid. Only lengths on the grid are tried. Right-to-left, places are measured from
  /// the far end. If that end were between two lines, places would be rounded differently than left-to-right.
  @inline(never)
  func onGrid(_ length: CGFloat) -> CGFloat { length.fitted(on: linesPerPoint) }

  /// A length a quarter greater than the one of this trial, to see how children move with the length.
  var nearby: CGFloat { onGrid(length * 1.25) }

  /// The least length of the parent in which all children lie inside. Compares two trials, and assumes that a child's
  /// place is a linear function of the parent's length.
  func neededLength(comparedWith other: TrialSpans, padding: CGFloat) -> CGFloat {
    var needed: CGFloat = 0
    for cell in items.keys {
      needed = max(needed, neededLength(at: cell, comparedWith: other, padding: padding) ?? 0)
    }
    for (cell, group) in groups where isMoving(cell, comparedWith: other) {
      guard let before = other.groups[cell] else { continue }
      needed = max(needed, neededLength(of: group, from: before, in: other, padding))
    }
    for (key, noted) in lengths {
      guard let before = other.lengths[key] else { continue }
      let rate = rate(before, noted, in: other)
      if rate > 1e-6 { needed = max(needed, length - noted / rate) }
    }
    return onGrid(needed)
  }

  /// The least length of the parent for a group. The length that the group's children need may grow with the parent.
  /// But if the result is shorter than the parent in both trials, that growth is ignored: the children need the length
  /// that they need in the trial with the shorter parent.
  private func neededLength(
    of group: Group, from before: Group, in other: TrialSpans, _ padding: CGFloat
  ) -> CGFloat {
    let change = change(of: group.span, end: group.span.end, from: before.span, in: other)
    let growth = rate(before.needed, group.needed, in: other)
    let needed = change.neededLength(group.needed, padding, growing: growth)
    guard growth != 0, needed < min(length, other.length) else { return needed }
    return change.neededLength((length < other.length ? group : before).needed, padding)
  }

  /// The least length of the parent for the child of one cell; nil if a group that moves with the parent places the
  /// child, or if one of the trials has no span of it.
  func neededLength(
    at cell: Int, comparedWith other: TrialSpans, padding: CGFloat
  ) -> CGFloat? {
    guard let item = items[cell], let before = other.items[cell] else { return nil }
    if let group = item.group, isMoving(group, comparedWith: other) { return nil }
    let change = change(
      of: item.span, end: item.end, startFromEnd: item.startFromEnd, from: before.span, in: other)
    let needed = change.neededLength(0, padding)
    guard item.span.length < 0, change.end - change.start < 1e-6, change.spanLength(in: needed) < 0
    else { return needed }
    // The length is negative in every parent that is long enough, so it becomes 0, at the part that stays in
    // place.
    let (here, there) = (item.mended(like: item), before.mended(like: item))
    return self.change(of: here, end: item.end, from: there, in: other)
      .neededLength(0, padding)
  }

  private func rate(_ before: CGFloat, _ now: CGFloat, in other: TrialSpans) -> CGFloat {
    SpanChange.rate(before, now, over: length - other.length, line: line)
  }

  /// Whether the span of a group changes with the parent's length.
  private func isMoving(_ cell: Int, comparedWith other: TrialSpans) -> Bool {
    guard let group = groups[cell], let before = other.groups[cell] else { return false }
    return change(of: group.span, end: group.span.end, from: before.span, in: other).isMoving
  }

  private func change(
    of span: LayoutSpan, end: CGFloat, startFromEnd: CGFloat? = nil, from before: LayoutSpan,
    in other: TrialSpans
  ) -> SpanChange {
    SpanChange(
      length, span, alignedEnd: end, startFromEnd: startFromEnd ?? span.origin - length,
      start: rate(before.origin, span.origin, in: other), end: rate(before.end, span.end, in: other)
    )
  }
}
