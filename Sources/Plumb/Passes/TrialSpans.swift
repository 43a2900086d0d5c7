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
  private var lengths: [Requirement: CGFloat] = [:]

  /// The distance between two lines of the grid; 0 without a grid.
  private let line: CGFloat

  init(isVertical: Bool, in bounds: CGRect, on grid: PixelGrid) {
    self.isVertical = isVertical
    let lines = isVertical ? grid.rowsPerPoint : grid.columnsPerPoint
    line = lines > 0 ? 1 / lines : 0
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

  /// What the parent's length must satisfy. A child or group is named by its cell.
  private enum Requirement: Hashable {
    case start(Int)
    case end(Int)
    case group(Int)
    /// A length of a child, which may not be negative.
    case length(Int, number: Int)
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
      self.lengths[.length(cell, number: number)] = length
    }
  }

  func noteGroup(_ span: LayoutSpan, needed: CGFloat, at cell: Int) {
    guard span.origin.isFinite, span.length.isFinite, needed.isFinite else { return }
    groups[cell] = Group(span: span, needed: needed)
  }
}

extension TrialSpans {
  /// A length not much longer, to see how children move with it.
  var nearby: CGFloat { length * 1.25 }

  /// The length to try after a first trial: this one if it is the least.
  func firstNeededLength(least: CGFloat, padding: CGFloat) -> CGFloat {
    // The parent may be too short at both ends of a child.
    let lack = items.values.reduce(lack(padding: padding)) {
      max($0, max(0, -$1.span.origin) + max(0, $1.end + padding - length))
    }
    return lack > 0 || length == least ? length + lack : nearby
  }

  /// A longer length to try if children are still outside in this one, which shorter trials settled on; nil if all are
  /// inside. A longer parent may move them: they may be measured from the parent or a sibling, whichever ends last.
  func longerLength(padding: CGFloat) -> CGFloat? {
    let lack = lack(padding: padding)
    return lack > TrialRoom.noise ? length + 4 * max(length, lack) : nil
  }

  /// Whether less is outside in this length than in another one.
  func isNearer(than other: TrialSpans, padding: CGFloat) -> Bool {
    var (here, there): (CGFloat, CGFloat) = (0, 0)
    forEachLack(padding) { here += max(0, $1) }
    other.forEachLack(padding) { there += max(0, $1) }
    return here < there - max(line, TrialRoom.noise)
  }

  /// Whether something is inside in this length and outside in another one.
  func holdsMore(than other: TrialSpans, padding: CGFloat) -> Bool {
    !held(padding).isSubset(of: other.held(padding))
  }

  /// What this length satisfies.
  private func held(_ padding: CGFloat) -> Set<Requirement> {
    var held: Set<Requirement> = []
    forEachLack(padding) { if $1 <= TrialRoom.noise { held.insert($0) } }
    return held
  }

  /// The least amount by which the parent is too short.
  private func lack(padding: CGFloat) -> CGFloat {
    var most: CGFloat = 0
    forEachLack(padding) { most = max(most, $1) }
    return most
  }

  /// By how much the parent is too short for what is inside in another, longer one.
  func lack(ofWhatIsInsideIn other: TrialSpans, _ padding: CGFloat) -> CGFloat {
    guard other.length > length, lack(padding: padding) > TrialRoom.noise else { return 0 }
    let held = other.held(padding)
    var most: CGFloat = 0
    forEachLack(padding) { if held.contains($0) { most = max(most, $1) } }
    return most
  }

  /// Tells by how much the parent is too short for each requirement; 0 or less if it is not. An end of a child is inside
  /// if its fact is, or its place on the grid.
  private func forEachLack(_ padding: CGFloat, _ body: (Requirement, CGFloat) -> Void) {
    for (cell, item) in items {
      // Neither end of a child with a negative length is where its facts say.
      let missing = -item.span.length
      body(.start(cell), max(missing, -max(item.span.origin, length + item.startFromEnd)))
      body(.end(cell), max(missing, min(item.span.end, item.end) + padding - length))
    }
    for (cell, group) in groups {
      let outside = max(0, -group.span.origin) + max(0, group.span.end + padding - length)
      body(.group(cell), max(outside, group.needed - group.span.length))
    }
    for (key, length) in lengths { body(key, -length) }
  }

  /// How far children end outside of the parent.
  func outside(padding: CGFloat) -> CGFloat {
    items.values.reduce(0) { max($0, min($1.end, $1.span.end) + padding - length) }
  }

  /// The least length of the parent in which all children lie inside, by comparing two trials: a child's
  /// place is taken to be a linear function of that length.
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
    return needed
  }

  /// The same for a group. What its children need may grow with the length; below both trials, it is taken to be what
  /// they need in the shorter one.
  private func neededLength(
    of group: Group, from before: Group, in other: TrialSpans, _ padding: CGFloat
  ) -> CGFloat {
    let change = change(of: group.span, end: group.span.end, from: before.span, in: other)
    let growth = rate(before.needed, group.needed, in: other)
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
