import Foundation

/// Where a trial without a limit has the children along the axis that has none, for a parent of one length.
///
/// Spans begin at the parent's leading or top edge, and are recorded before they are put on the grid: what hangs
/// on the far edge moves with the parent's length, which two trials compare.
final class TrialSpans {
  let isVertical: Bool
  /// How long the parent is in this trial.
  let length: CGFloat
  @exclusivity(unchecked)
  private(set) var items: [Int: Item] = [:]
  @exclusivity(unchecked)
  private(set) var groups: [Int: Group] = [:]
  /// The lengths that adjustments make, before negative ones are mended.
  @exclusivity(unchecked)
  private var adjusted: [AdjustedLength: CGFloat] = [:]

  init(isVertical: Bool, length: CGFloat) {
    self.isVertical = isVertical
    self.length = length
  }

  /// The record of another round of the same trial, with nothing in it yet.
  convenience init(like other: TrialSpans) {
    self.init(isVertical: other.isVertical, length: other.length)
  }

  /// A child. The length of its span is negative if its facts cross.
  struct Item {
    let span: LayoutSpan
    /// Where it ends on the grid.
    let end: CGFloat
    /// How far it begins behind the parent's far edge, if that and its beginning are on the grid.
    let startFromEnd: CGFloat
    /// The run or matrix that places it along this axis.
    let group: Int?

    /// The part of it that stays where it is if its length comes out negative: an edge, the middle, or another quarter.
    private var keptPart: CGFloat {
      min(max(0, ((end - span.origin) / span.length * 4).rounded() / 4), 1)
    }

    /// Its span without a length, at the part that an item keeps.
    func mended(like other: Item) -> LayoutSpan {
      LayoutSpan(origin: span.coordinate(at: other.keptPart), length: 0)
    }
  }

  private struct AdjustedLength: Hashable {
    let cell: Int
    let number: Int
  }

  /// Where a run or a matrix begins and ends, and how long it must be for its children.
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

  /// Notes the lengths that the adjustments of a child make, one after the other: the parent is at least as long as it
  /// takes for none of them to be negative.
  func noteOfAdjustments(at cell: Int) -> (CGFloat, Bool) -> Void {
    var number = 0
    return { length, isVertical in
      number += 1
      guard isVertical == self.isVertical, length.isFinite else { return }
      self.adjusted[AdjustedLength(cell: cell, number: number)] = length
    }
  }

  func noteGroup(_ span: LayoutSpan, needed: CGFloat, at cell: Int) {
    guard span.origin.isFinite, span.length.isFinite, needed.isFinite else { return }
    groups[cell] = Group(span: span, needed: needed)
  }
}

extension TrialSpans {
  /// The length to try next, after this one and the one `before`: this one again if it is the least in which all
  /// lies inside. It is at least `least`.
  func nextLength(after before: TrialSpans?, least: CGFloat, padding: CGFloat) -> CGFloat {
    if let before, before.length != length {
      return max(least, neededLength(comparedWith: before, padding: padding))
    }
    let lack = lack(padding: padding)
    return lack > 0 || length == least ? length + lack : length + Self.step
  }

  /// A length to try after this one, which is right as far as others nearby tell, if something is still outside of it.
  /// In a longer parent it may move: what is beside it reaches over this one, say.
  func longerLength(padding: CGFloat) -> CGFloat? {
    let lack = lack(padding: padding)
    return lack > TrialRoom.noise ? length + max(Self.step, 4 * lack) : nil
  }

  /// How much longer a parent is tried that is long enough, to see what hangs on its length.
  private static var step: CGFloat { 64 }

  /// By how much the parent is too short for what is in it, at least.
  private func lack(padding: CGFloat) -> CGFloat {
    var lack: CGFloat = 0
    func add(_ span: LayoutSpan, end: CGFloat, needed: CGFloat) {
      let outside = max(0, -span.origin) + max(0, end + padding - length)
      lack = max(lack, outside, needed - span.length)
    }
    for item in items.values { add(item.span, end: item.end, needed: 0) }
    for group in groups.values {
      add(group.span, end: group.span.end, needed: group.needed)
    }
    return adjusted.values.reduce(lack) { max($0, -$1) }
  }

  /// How far what is in the parent ends outside of it.
  func outside(padding: CGFloat) -> CGFloat {
    items.values.reduce(0) { max($0, min($1.end, $1.span.end) + padding - length) }
  }

  /// The least length of the parent in which all that is in it lies inside, by comparing two trials: where a
  /// child is, is taken to be a linear function of that length.
  private func neededLength(comparedWith other: TrialSpans, padding: CGFloat) -> CGFloat {
    var needed: CGFloat = 0
    for cell in items.keys {
      needed = max(needed, neededLength(at: cell, comparedWith: other, padding: padding) ?? 0)
    }
    for (cell, group) in groups where isMoving(cell, comparedWith: other) {
      guard let before = other.groups[cell] else { continue }
      needed = max(
        needed,
        change(of: group.span, end: group.span.end, from: before.span, in: other)
          .neededLength(max(group.needed, before.needed), padding))
    }
    for (key, adjusted) in adjusted {
      guard let before = other.adjusted[key] else { continue }
      let rate = SpanChange.rate(before, adjusted, over: length - other.length)
      if rate > 1e-6 { needed = max(needed, length - adjusted / rate) }
    }
    return needed
  }

  /// The least length of the parent in which the child of a cell lies inside; nil if a group places it.
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
    // No parent that is long enough gives it a length: it is 0 where the child stands.
    let (here, there) = (item.mended(like: item), before.mended(like: item))
    return self.change(of: here, end: item.end, from: there, in: other)
      .neededLength(0, padding)
  }

  /// Whether a group begins or ends elsewhere if the parent is longer.
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

/// Where a span is in a parent of one length, and how far each of its ends moves for each point more.
private struct SpanChange {
  let length: CGFloat
  let span: LayoutSpan
  let alignedEnd: CGFloat
  let startFromEnd: CGFloat
  let start: CGFloat
  let end: CGFloat

  init(
    _ length: CGFloat, _ span: LayoutSpan, alignedEnd: CGFloat, startFromEnd: CGFloat,
    start: CGFloat, end: CGFloat
  ) {
    self.length = length
    self.span = span
    self.alignedEnd = alignedEnd
    self.startFromEnd = startFromEnd
    self.start = start
    self.end = end
  }

  /// Edges and middles move by a whole number of halves; what is missing to one is noise.
  static func rate(_ before: CGFloat, _ after: CGFloat, over length: CGFloat) -> CGFloat {
    let rate = (after - before) / length
    let whole = (rate * 2).rounded() / 2
    return abs(rate - whole) < 1e-9 ? whole : rate
  }

  /// How long the span is in a parent of another length.
  func spanLength(in length: CGFloat) -> CGFloat {
    span.length + (end - start) * (length - self.length)
  }

  var isMoving: Bool { start != 0 || end != 0 }

  /// The least length of the parent in which the span lies inside and is as long as needed. An end that no length
  /// brings inside asks for nothing.
  func neededLength(_ needed: CGFloat, _ padding: CGFloat) -> CGFloat {
    var least: CGFloat = 0
    if start > 1e-6 {
      least = max(least, start == 1 ? -startFromEnd : length - span.origin / start)
    }
    if end < 1 - 1e-6 {
      let last = end == 0 ? alignedEnd : span.end - end * length
      least = max(least, (last + padding) / (1 - end))
    }
    if end - start > 1e-6 { least = max(least, length + (needed - span.length) / (end - start)) }
    return least
  }
}
