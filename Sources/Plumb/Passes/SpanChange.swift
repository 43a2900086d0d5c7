import Foundation

/// The span of a child or a group in a parent of one `length`, and how it changes with that length: when the parent
/// grows by a point, the ends of the span move by `start` and `end` points.
///
/// `alignedEnd` is the end of the span on the grid. `startFromEnd` is its start, relative to the parent's far edge.
struct SpanChange {
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

  /// How far a coordinate moves when the parent grows by a point. Edges and middles move by a multiple of one half. A
  /// tiny difference from such a multiple is noise, and so is rounding to a grid whose lines are `line` apart.
  static func rate(
    _ before: CGFloat, _ after: CGFloat, over length: CGFloat, line: CGFloat
  ) -> CGFloat {
    let rate = (after - before) / length
    let whole = (rate * 2).rounded() / 2
    let noise = max(1e-9, min(line / abs(length), 0.02))
    return abs(rate - whole) < noise ? whole : rate
  }

  /// How long the span is in a parent of another length.
  func spanLength(in length: CGFloat) -> CGFloat {
    span.length + (end - start) * (length - self.length)
  }

  var isMoving: Bool { start != 0 || end != 0 }

  /// The least length of the parent in which the span lies inside, with `padding` after it, and is at least `needed`
  /// long. `needed` grows by `growth` when the parent grows by a point. A demand that no length meets is ignored.
  func neededLength(
    _ needed: CGFloat, _ padding: CGFloat, growing growth: CGFloat = 0
  ) -> CGFloat {
    var least: CGFloat = 0
    if start > 1e-6 {
      least = max(least, start == 1 ? -startFromEnd : length - span.origin / start)
    }
    if end < 1 - 1e-6 {
      let last = end == 0 ? alignedEnd : span.end - end * length
      least = max(least, (last + padding) / (1 - end))
    }
    let gain = end - start - growth
    if gain > 1e-6 { least = max(least, length + (needed - span.length) / gain) }
    return least
  }
}
