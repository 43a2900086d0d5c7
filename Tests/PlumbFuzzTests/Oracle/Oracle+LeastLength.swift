import Foundation
import Plumb

// The search for the least length that contains the children of a container.
extension Oracle {
  /// The least length that contains the children, under the container's own condition and with its own areas.
  ///
  /// Within a piece, the children's edges are linear functions of the length. So two trials show the needed length,
  /// and a third must confirm it. If no piece has a solution, or another length may be taken as well, there is no answer.
  func leastLength(
    _ axis: AxisName, of index: Int, in size: CGSize, _ content: ContentOnTrial?
  ) -> TrialAnswer {
    var (isTie, least): (Bool, Double?) = (false, nil)
    // Which children are inside in the least length, and in each other one.
    var (inside, others): (Set<Int>, [Set<Int>]) = ([], [])
    var hasNoLength = false
    // Where the first piece begins of which nothing is known.
    var unknown: Double?
    // Whether a piece asks for a length that belongs to another piece, where other layouts may hold.
    var isUnsolved = false
    let pieces = beginnings(ofPiecesOf: index, axis)
    for first in pieces {
      guard let piece = piece(axis, of: index, in: size, content, from: first, &isTie),
        let needed = needed(axis, of: index, in: piece)
      else {
        unknown = min(first, unknown ?? first)
        continue
      }
      guard let spans = spans(axis, of: index, in: size, content, needed, &isTie) else { continue }
      if areOn(piece.edges, spans, at: needed) {
        let held = Set(spans.indices.filter { isInside(spans[$0], needed) })
        others.append(held)
        if needed < least ?? .infinity {
          (least, inside) = (needed, held)
          hasNoLength =
            turnsNegativeLengths(after: needed, axis, of: index, in: size, content, piece, &isTie)
            || zip(scene.children(of: index), spans).contains { child, span in
              span.facts > 1e-9 && isLeftNoLength(child, span.facts, axis)
                || scene.lines > 0 && span.facts < -1e-9
            }
        }
      } else if needed < first, first == pieces[0] {
        // With less length, areas are cut off. Then the oracle cannot predict the facts measured from them.
        return TrialAnswer(length: nil, isTie: isTie)
      } else {
        isUnsolved = isUnsolved || hasConditions(index)
      }
    }
    let isOutside = inside.count < scene.children(of: index).count
    let isUnknown = unknown.map { isOutside || $0 < least ?? 0 } ?? false
    if isUnknown || isOutside && isUnsolved { least = nil }
    guard let length = least else { return TrialAnswer(length: nil, isTie: isTie) }
    // Whether a longer length is tried is not promised: one that holds others, in which the readable area moves, or in
    // which adjustments leave a length.
    let movesReadableArea =
      axis == .x && measuresReadableArea(index) && (isOutside || length > scene.readableWidth)
    let holdsOthers = others.contains { !inside.isSuperset(of: $0) && $0.count >= inside.count }
    if holdsOthers || movesReadableArea || hasNoLength
      || isLessEnough(length, axis, of: index, in: size, content, &isTie)
      || holdsNoMore(length, axis, of: index, in: size, content, &isTie)
    {
      least = nil
    }
    return TrialAnswer(length: least, isTie: isTie)
  }

  /// Whether a view whose length is negative moves otherwise in a longer length. What such a view needs is not promised.
  private func turnsNegativeLengths(
    after length: Double, _ axis: AxisName, of index: Int, in size: CGSize,
    _ content: ContentOnTrial?, _ piece: Piece, _ isTie: inout Bool
  ) -> Bool {
    let more = length * 1.25
    let spans = spans(axis, of: index, in: size, content, more, &isTie) ?? []
    return spans.indices.contains { place in
      spans[place].facts < -1e-9
        && !areOn(Array(piece.edges[2 * place...2 * place + 1]), [spans[place]], at: more)
    }
  }

  private func isInside(_ span: Span, _ length: Double) -> Bool {
    let noise = 1e-6 * scene.unit
    return span.start >= -noise && span.start + span.length <= length + noise
      && span.facts >= -noise
  }

  /// Whether a slightly shorter length would do as well. Then the lines that asked for this one do not hold below it: a
  /// fitted length may be 0 up to there, say.
  private func isLessEnough(
    _ length: Double, _ axis: AxisName, of index: Int, in size: CGSize,
    _ content: ContentOnTrial?, _ isTie: inout Bool
  ) -> Bool {
    let less = length - scene.unit / 16
    // A run is squeezed into less.
    guard scene.lines == 0, scene.nodes[index].run == nil, less > 0,
      let here = spans(axis, of: index, in: size, content, length, &isTie),
      let there = spans(axis, of: index, in: size, content, less, &isTie)
    else { return false }
    let noise = 1e-6 * scene.unit
    return zip(here, there).allSatisfy { here, there in
      (there.start >= -noise || here.start < -noise)
        && (there.start + there.length <= less + noise || here.start + here.length > length + noise)
        && (there.facts >= -noise || here.facts < -noise)
    }
  }

  /// Whether as much is inside in a much shorter length: all is, or what is outside is less so. Which of the two lengths
  /// is taken then is not promised. Nor is it if the length is so much longer than what is outside in a shorter one that
  /// the search does not reach it.
  private func holdsNoMore(
    _ length: Double, _ axis: AxisName, of index: Int, in size: CGSize,
    _ content: ContentOnTrial?, _ isTie: inout Bool
  ) -> Bool {
    func outside(_ length: Double) -> Double? {
      spans(axis, of: index, in: size, content, length, &isTie)?
        .reduce(0) { $0 + max(0, -$1.start) + max(0, $1.start + $1.length - length) }
    }
    // A run is squeezed into less.
    guard scene.nodes[index].run == nil, length > scene.unit, let here = outside(length) else {
      return false
    }
    let noise = 1e-6 * scene.unit
    return [0.75, 0.5, 0.25, 0.125].contains { part in
      guard let there = outside(length * part) else { return false }
      return there < here || there < noise || part < 0.2 && there < length / 4
    }
  }

  /// Whether the children's edges are on the lines for a length.
  private func areOn(
    _ edges: [Line], _ spans: [Span], at length: Double
  ) -> Bool {
    spans.enumerated().allSatisfy { place, span in
      abs(span.start - edges[2 * place].at(length)) <= 1e-6 * scene.unit
        && abs(span.start + span.length - edges[2 * place + 1].at(length)) <= 1e-6 * scene.unit
    }
  }

  /// The lengths where the edges may become other linear functions: where no area is cut off, where the condition
  /// changes, where the readable area reaches its limit, and further out.
  private func beginnings(ofPiecesOf index: Int, _ axis: AxisName) -> [Double] {
    let far = 4096 * scene.unit
    let node = scene.nodes[index]
    // Pieces begin at whole points, so that rounding affects all lengths alike.
    let areas = length(of: node.safeAreaInside, axis) + length(of: node.margins, axis)
    let insets = areas.rounded(.up)
    if axis == .y { return [insets, far] }
    return [insets, scene.threshold - pieceLength, scene.threshold + scene.unit]
      + [scene.readableWidth + insets + scene.unit, far]
  }

  private func length(of insets: LayoutInsets, _ axis: AxisName) -> Double {
    axis == .x ? insets.leading + insets.trailing : insets.top + insets.bottom
  }

  private var pieceLength: Double { 16 * scene.unit }

  /// A piece: where it begins and has its middle, the children's spans at its ends and in the middle, and the linear
  /// functions through those at its ends.
  private struct Piece {
    let first: Double
    let half: Double
    let one: [Span]
    let middle: [Span]
    let two: [Span]
    let edges: [Line]
  }

  /// The piece from `first` on; nil if there is no answer in it, or if a share of the length is rounded.
  private func piece(
    _ axis: AxisName, of index: Int, in size: CGSize, _ content: ContentOnTrial?,
    from first: Double, _ isTie: inout Bool
  ) -> Piece? {
    let (half, last) = (first + pieceLength / 2, first + pieceLength)
    guard let one = spans(axis, of: index, in: size, content, first, &isTie),
      let middle = spans(axis, of: index, in: size, content, half, &isTie),
      let two = spans(axis, of: index, in: size, content, last, &isTie)
    else { return nil }
    let edges = zip(one, two).flatMap { near, far in
      [
        Line(first, near.start, last, far.start),
        Line(first, near.start + near.length, last, far.start + far.length),
      ]
    }
    if scene.lines > 0, edges.contains(where: { $0.rate != 0 && $0.rate != 1 }) { return nil }
    return Piece(first: first, half: half, one: one, middle: middle, two: two, edges: edges)
  }

  /// The length that the children need in a piece; nil if their edges are not linear in it.
  private func needed(_ axis: AxisName, of index: Int, in piece: Piece) -> Double? {
    let (one, two, edges) = (piece.one, piece.two, piece.edges)
    let children = scene.children(of: index)
    let members = Set(scene.members(of: index))
    // If a length just became negative, the edges are not linear over the whole piece.
    guard areOn(edges, piece.middle, at: piece.half) else { return nil }
    var needed = 0.0
    for place in stride(from: 0, to: edges.count, by: 2) {
      let (start, end) = (edges[place], edges[place + 1])
      // With less length, the child has length 0 and is not where its facts say.
      if one[place / 2].facts < 0, two[place / 2].facts > one[place / 2].facts + 1e-9 { return nil }
      // So has one that adjustments leave no length.
      if one[place / 2].length < 1e-9, two[place / 2].length > 1e-9 { return nil }
      if start.rate > 1e-9 {
        let before =
          members.contains(children[place / 2]) ? room(beforeRunIn: index, axis) : 0
        needed = max(needed, (before - start.offset) / start.rate)
      }
      if end.rate < 1 - 1e-9 {
        // A group ends at its inset. Children beside it do not have that inset.
        let behind =
          members.contains(children[place / 2])
          ? room(behindRunIn: index, axis, of: end.offset - start.offset) : 0
        needed = max(needed, (end.offset + behind) / (1 - end.rate))
      }
      if end.rate - start.rate > 1e-9 {
        needed = max(needed, (start.offset - end.offset) / (end.rate - start.rate))
      }
    }
    return needed
  }

  /// An edge's distance from the parent's top or leading edge, as a linear function of the parent's length.
  private struct Line {
    let offset: Double
    let rate: Double

    init(_ one: Double, _ first: Double, _ two: Double, _ second: Double) {
      let rate = (second - first) / (two - one)
      let whole = (rate * 4).rounded() / 4
      self.rate = abs(rate - whole) < 1e-9 ? whole : rate
      offset = first - self.rate * one
    }

    func at(_ length: Double) -> Double { offset + rate * length }
  }
}
