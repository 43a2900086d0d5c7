import Foundation

/// A record of the children's spans along an unlimited axis, for one length of the parent.
///
/// Spans begin at the parent's leading or top edge, and are recorded before they are rounded to the grid.
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
  private var lengths: [NotedLength: CGFloat] = [:]

  init(isVertical: Bool, in bounds: CGRect) {
    self.isVertical = isVertical
    length = isVertical ? bounds.size.height : bounds.size.width
  }

  /// A child's span. Its length is negative if its facts cross.
  struct Item {
    let span: LayoutSpan
    /// The end of the span on the grid.
    let end: CGFloat
    /// The start relative to the parent's far edge, on the grid: negative inside the parent.
    let startFromEnd: CGFloat
    /// The cell of the group that places the child along this axis.
    let group: Int?

    /// The part of the span that stays in place if its length is negative: an edge, the middle, or a quarter.
    private var keptPart: CGFloat {
      min(max(0, ((end - span.origin) / span.length * 4).rounded() / 4), 1)
    }

    /// The span with length 0, at the part that `other` keeps.
    func mended(like other: Item) -> LayoutSpan {
      LayoutSpan(origin: span.coordinate(at: other.keptPart), length: 0)
    }
  }

  private struct NotedLength: Hashable {
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

  /// Records the lengths that the facts of a child decide and its adjustments make, in turn. The parent must be so long
  /// that none is negative.
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
  /// The length to try next, given the trial `before`; this trial's length if that is the least in which all
  /// children lie inside. At least `least`.
  func nextLength(after before: TrialSpans?, least: CGFloat, padding: CGFloat) -> CGFloat {
    if let before, before.length != length {
      // What a longer parent held is outside here: between the two lengths, its place is no linear function. The search
      // goes on from below, where the next comparison is with this trial.
      let lost = lack(ofWhatIsInsideIn: before, padding: padding)
      if lost > TrialRoom.noise { return length + lost }
      return max(least, neededLength(comparedWith: before, padding: padding))
    }
    let lack = lack(padding: padding)
    return lack > 0 || length == least ? length + lack : length + Self.step
  }

  /// A longer length to try if children are still outside in this one, which shorter trials settled on; nil if none is.
  /// A longer parent may move them: they may be measured from the parent or a sibling, whichever ends last.
  func longerLength(padding: CGFloat) -> CGFloat? {
    let lack = lack(padding: padding)
    return lack > TrialRoom.noise ? length + 4 * max(length, lack) : nil
  }

  /// Whether less is outside in this length than in another one.
  func holdsMore(than other: TrialSpans, padding: CGFloat) -> Bool {
    lacks(padding: padding).all < other.lacks(padding: padding).all - TrialRoom.noise
  }

  /// By how much a sufficient length is increased, to see which children depend on it.
  private static var step: CGFloat { 64 }

  /// The least amount by which the parent is too short for its children.
  private func lack(padding: CGFloat) -> CGFloat { lacks(padding: padding).most }

  /// By how much a span is outside of the parent.
  @inline(never)
  private func outside(_ span: LayoutSpan, end: CGFloat, _ padding: CGFloat) -> CGFloat {
    max(0, -span.origin) + max(0, end + padding - length)
  }

  /// By how much the parent is too short for children that are inside in another, longer one.
  private func lack(ofWhatIsInsideIn other: TrialSpans, padding: CGFloat) -> CGFloat {
    guard other.length > length else { return 0 }
    return items.reduce(0) { most, item in
      guard let there = other.items[item.key],
        other.outside(there.span, end: there.end, padding) <= TrialRoom.noise
      else { return most }
      return max(most, outside(item.value.span, end: item.value.end, padding))
    }
  }

  /// By how much the parent is too short for the child, group or adjustment that needs most, and for all together.
  private func lacks(padding: CGFloat) -> (most: CGFloat, all: CGFloat) {
    var lacks: (most: CGFloat, all: CGFloat) = (0, 0)
    func add(_ lack: CGFloat) {
      lacks = (max(lacks.most, lack), lacks.all + max(0, lack))
    }
    func add(_ span: LayoutSpan, end: CGFloat, needed: CGFloat) {
      add(max(outside(span, end: end, padding), needed - span.length))
    }
    for item in items.values { add(item.span, end: item.end, needed: 0) }
    for group in groups.values { add(group.span, end: group.span.end, needed: group.needed) }
    for length in lengths.values { add(-length) }
    return lacks
  }

  /// How far children end outside of the parent.
  func outside(padding: CGFloat) -> CGFloat {
    items.values.reduce(0) { max($0, min($1.end, $1.span.end) + padding - length) }
  }

  /// The least length of the parent in which all children lie inside, by comparing two trials: a child's
  /// place is taken to be a linear function of that length.
  private func neededLength(comparedWith other: TrialSpans, padding: CGFloat) -> CGFloat {
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
      let rate = SpanChange.rate(before, noted, over: length - other.length)
      if rate > 1e-6 { needed = max(needed, length - noted / rate) }
    }
    return needed
  }

  /// The same for a group. What its children need may grow with the length; below both trials, it is taken to be what
  /// they need in the shorter one.
  private func neededLength(
    of group: Group, from before: Group, in other: TrialSpans, _ padding: CGFloat
  ) -> CGFloat {
    let change = change(of: group.span, end: group.span.end, from: before.span, in: other)
    let growth = SpanChange.rate(before.needed, group.needed, over: length - other.length)
    let needed = change.neededLength(group.needed, padding, growing: growth)
    guard growth != 0, needed < min(length, other.length) else { return needed }
    return change.neededLength((length < other.length ? group : before).needed, padding)
  }

  /// The same for the child of one cell; nil if a group places it.
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
    // The length is negative in every parent that is long enough: it is 0 where the child stands.
    let (here, there) = (item.mended(like: item), before.mended(like: item))
    return self.change(of: here, end: item.end, from: there, in: other)
      .neededLength(0, padding)
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
      start: SpanChange.rate(before.origin, span.origin, over: length - other.length),
      end: SpanChange.rate(before.end, span.end, over: length - other.length))
  }
}
