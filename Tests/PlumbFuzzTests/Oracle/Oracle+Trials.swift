import Foundation
import Plumb

// The sizes that containers need, from trials in given rooms.
extension Oracle {
  /// The size that a container needs in a room: first the width, then the height at that width. An unlimited side is
  /// the least length that contains the children.
  ///
  /// A content is at least as wide as the visible part.
  func trialSize(
    of index: Int, offering size: CGSize, _ content: ContentOnTrial? = nil
  ) -> CGSize {
    let width = trialLength(.x, of: index, in: size, content)
    let inside = max(width, content?.viewport.width ?? 0)
    let room = CGSize(
      width: size.width.isUnlimited ? inside : size.width, height: size.height)
    return CGSize(width: width, height: trialLength(.y, of: index, in: room, content))
  }

  private func trialLength(
    _ axis: AxisName, of index: Int, in size: CGSize, _ content: ContentOnTrial?
  ) -> Double {
    let others = tried.outside[index] ?? scene.referencesOutside(of: index)
    tried.outside[index] = others
    let offer = TrialOffer(
      container: index, axis: axis, width: size.width, height: size.height,
      viewport: content.map { [$0.viewport.width, $0.viewport.height] } ?? [],
      outside: measured(others, from: index, content))
    let answer =
      tried.lengths[offer]
      ?? (size[axis] == .greatestFiniteMagnitude
        ? leastLength(axis, of: index, in: size, content)
        : reach(axis, of: index, in: size, content))
    tried.lengths[offer] = answer
    if answer.isTie { ties.areThere = true }
    if answer.length == nil { ties.areUnanswered = true }
    return answer.length ?? 0
  }

  /// The extent of a container's children in a room.
  private func reach(
    _ axis: AxisName, of index: Int, in size: CGSize, _ content: ContentOnTrial?
  ) -> TrialAnswer {
    var trial = trial(of: index, in: size, content)
    let room = trial.bounds.size
    let box = trial.frames().map { trial.box(around: scene.children(of: index), in: $0, room) }
    return TrialAnswer(length: box.map { $0[axis] }, isTie: trial.ties.areThere)
  }

  /// A trial of a container in a room. `length` replaces an unlimited side on an axis; other unlimited sides are 0.
  private func trial(
    of index: Int, in size: CGSize, _ content: ContentOnTrial?, _ axis: AxisName = .x,
    _ length: Double = 0
  ) -> Oracle {
    let unlimited = (width: size.width.isUnlimited, height: size.height.isUnlimited)
    let room = CGSize(
      width: unlimited.width ? (axis == .x ? length : 0) : size.width,
      height: unlimited.height ? (axis == .y ? length : 0) : size.height)
    return Oracle(
      scene, kept, top: index, bounds: CGRect(origin: .zero, size: room), tried, outside: known,
      unlimited: unlimited, content, surroundings(of: index), live: live)
  }

  /// The least length that contains the children, under the container's own condition and with its own areas.
  ///
  /// Within a piece, the children's edges are linear functions of the length. So two trials show the needed length,
  /// and a third must confirm it. If no piece has a solution, or another length may be taken as well, there is no answer.
  private func leastLength(
    _ axis: AxisName, of index: Int, in size: CGSize, _ content: ContentOnTrial?
  ) -> TrialAnswer {
    var (isTie, least): (Bool, Double?) = (false, nil)
    // How many children are outside in the least length, and in the one that holds most.
    var (outside, fewest) = (Int.max, Int.max)
    var hasNoLength = false
    let pieces = beginnings(ofPiecesOf: index, axis)
    for first in pieces {
      guard
        let (edges, needed) = needed(axis, of: index, in: size, content, after: first, &isTie),
        let spans = spans(axis, of: index, in: size, content, needed, &isTie)
      else { continue }
      if areOn(edges, spans, at: needed) {
        let count = spans.filter { !isInside($0, needed) }.count
        if needed < least ?? .infinity {
          (least, outside) = (needed, count)
          hasNoLength = spans.contains { $0.length < 1e-9 && $0.facts > 1e-9 }
        }
        fewest = min(fewest, count)
      } else if needed < first, first == pieces[0] {
        // With less length, areas are cut off. Then the oracle cannot predict the facts measured from them.
        return TrialAnswer(length: nil, isTie: isTie)
      }
    }
    guard let length = least else { return TrialAnswer(length: nil, isTie: isTie) }
    // Whether a longer length is tried is not promised: one that holds more, in which the readable area moves, or in
    // which adjustments leave a length.
    let movesReadableArea =
      axis == .x && measuresReadableArea(index) && (outside > 0 || length > scene.readableWidth)
    if fewest < outside || movesReadableArea || hasNoLength
      || isLessEnough(length, axis, of: index, in: size, content, &isTie)
      || holdsNoMore(length, axis, of: index, in: size, content, &isTie)
    {
      least = nil
    }
    return TrialAnswer(length: least, isTie: isTie)
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

  private func measuresReadableArea(_ index: Int) -> Bool {
    scene.children(of: index).contains { child in
      scene.nodes[child].layouts.contains {
        $0.x.has { if case .parent(.readable, _, _) = $0 { true } else { false } }
      }
    }
  }

  /// Whether as much is inside in a much shorter length: all is, or what is outside is less so. Which of the two lengths
  /// is taken then is not promised.
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
      return there < here || there < noise
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
    if axis == .y { return [far] }
    let node = scene.nodes[index]
    // Pieces begin at whole points, so that rounding affects all lengths alike.
    let insets = [node.safeAreaInside, node.margins].reduce(0) { $0 + $1.leading + $1.trailing }
      .rounded(.up)
    return [insets, scene.threshold - pieceLength, scene.threshold + scene.unit]
      + [scene.readableWidth + insets + scene.unit, far]
  }

  private var pieceLength: Double { 16 * scene.unit }

  /// The linear functions of the children's edges from `first` on, and the length that they need. Nil if they are not
  /// linear.
  private func needed(
    _ axis: AxisName, of index: Int, in size: CGSize, _ content: ContentOnTrial?,
    after first: Double, _ isTie: inout Bool
  ) -> (edges: [Line], length: Double)? {
    let (half, last) = (first + pieceLength / 2, first + pieceLength)
    guard let one = spans(axis, of: index, in: size, content, first, &isTie),
      let middle = spans(axis, of: index, in: size, content, half, &isTie),
      let two = spans(axis, of: index, in: size, content, last, &isTie)
    else { return nil }
    let children = scene.children(of: index)
    let members = Set(scene.members(of: index))
    let edges = zip(one, two).flatMap { near, far in
      [
        Line(first, near.start, last, far.start),
        Line(first, near.start + near.length, last, far.start + far.length),
      ]
    }
    if scene.lines > 0, edges.contains(where: { $0.rate != 0 && $0.rate != 1 }) { return nil }
    // If a length just became negative, the edges are not linear over the whole piece.
    guard areOn(edges, middle, at: half) else { return nil }
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
    return (edges, needed)
  }

  /// The frame of a child on the axis, and the length from its facts, which may be negative.
  private typealias Span = (start: Double, length: Double, facts: Double)

  /// The spans of the children in a parent of a length, from its top or leading edge.
  private func spans(
    _ axis: AxisName, of index: Int, in size: CGSize, _ content: ContentOnTrial?,
    _ length: Double, _ isTie: inout Bool
  ) -> [Span]? {
    var trial = trial(of: index, in: size, content, axis, length)
    defer { isTie = isTie || trial.ties.areThere }
    let isTurned = axis == .x && isMirrored(index)
    return trial.frames().map { frames in
      scene.children(of: index).map { child in
        let span = frames[child][axis]
        let facts = span.length - trial.corrections[child][axis].length
        return isTurned
          ? (length - span.start - span.length, span.length, facts)
          : (span.start, span.length, facts)
      }
    }
  }

  /// The space between the leading edge and a group's first member, if the group's far inset is there.
  private func room(beforeRunIn container: Int, _ axis: AxisName) -> Double {
    guard let run = scene.nodes[container].run, run.kind == .rowFromLeft else { return 0 }
    return axis == .x && isMirrored(container) ? run.end : 0
  }

  /// The space between a group's last member and the far edge, if the group is on this axis: the inset, and the empty
  /// columns of a matrix.
  private func room(
    behindRunIn container: Int, _ axis: AxisName, of length: Double
  ) -> Double {
    guard let run = scene.nodes[container].run else { return 0 }
    if run.kind == .matrix {
      let empty = axis == .x ? max(0, run.columns - scene.members(of: container).count) : 0
      return run.start + Double(empty) * (length + run.gap)
    }
    return (run.kind == .column) == (axis == .y) ? run.end : 0
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

extension CGFloat {
  var isUnlimited: Bool { self == .greatestFiniteMagnitude }
}
