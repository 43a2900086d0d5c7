import Foundation
import Plumb

// What the equations need that is not linear, read from what is known so far.
extension Oracle {
  /// The number for what is known so far.
  func value(_ sum: LinearSum, _ axis: AxisName, _ members: [Int]) -> Double {
    sum.terms.reduce(sum.constant) { result, term in
      let (start, length) = known[members[term.unknown / 2]][axis]
      return result + term.factor * (term.unknown % 2 == 0 ? start : length)
    }
  }

  /// The frame of a node as its facts alone say.
  func rawFrame(of index: Int) -> CGRect {
    var frame = known[index]
    for axis in AxisName.allCases {
      frame[axis].start -= corrections[index][axis].start
      frame[axis].length -= corrections[index][axis].length
    }
    return frame
  }

  /// Two edges without insets. A side without room left becomes 0, at the
  /// leading or top inset.
  static func inset(
    _ low: LinearSum, _ high: LinearSum, _ first: Double, _ last: Double, isMirrored: Bool,
    _ value: (LinearSum) -> Double
  ) -> (LinearSum, LinearSum) {
    if value(high - low) >= first + last { return (low + first, high + -last) }
    let edge = isMirrored ? high + -last : low + first
    return (edge, edge)
  }

  /// How much longer a length is in another node's space; negative if it is turned around.
  func scale(from index: Int, to parent: Int, _ isPlain: Bool, _ axis: AxisName) -> Double {
    let (up, down) = (scene.path(from: index), scene.path(from: parent))
    let rise = up.filter { !down.contains($0) && !(isPlain && $0 == index) }
    // A host around the parent turns what is inside it, even if it is measured without its transform.
    let fall = down.filter { !up.contains($0) || isPlain && $0 == index }
    func product(_ nodes: [Int]) -> Double {
      nodes.reduce(1) { $0 * (scene.nodes[$1].scale?[axis] ?? 1) }
    }
    return product(rise) / product(fall)
  }

  /// What a node asks for, in the offer that its layout makes.
  func fittedSize(of index: Int) -> CGSize {
    guard let layout = layout(of: index) else { return .zero }
    let unlimited = Double.greatestFiniteMagnitude
    let raw = rawFrame(of: index)
    let offer = CGSize(
      width: layout.x.isFitted || layout.x.isRatio ? unlimited : max(0, raw.size.width),
      height: layout.y.isFitted || layout.y.isRatio ? unlimited : max(0, raw.size.height))
    let asked = askedSize(of: index, offering: offer)
    return CGSize(width: fittedOnLines(asked.width), height: fittedOnLines(asked.height))
  }

  private func askedSize(of index: Int, offering offer: CGSize) -> CGSize {
    let node = scene.nodes[index]
    guard node.isContainer else { return Scene.Node.size(node.wanted, node.area, offering: offer) }
    if let live, scene.isOpaque(index) { return live.sizeThatFits(index, offer) }
    return trialSize(of: index, offering: offer)
  }

  /// A length that was asked for, rounded up to the grid.
  func fittedOnLines(_ length: Double) -> Double {
    guard scene.lines > 0, length < 1e300 else { return length }
    let lines = length * scene.lines - 0.001
    ties.note(lines - 0.5)
    return lines.rounded(.up) / scene.lines
  }

  /// What a container needs in a room: first the width, then the height at that width. A side without a limit is
  /// the least in which the children lie inside.
  private func trialSize(of index: Int, offering size: CGSize) -> CGSize {
    let width = trialLength(.x, of: index, in: size)
    let room = CGSize(
      width: size.width.isUnlimited ? width : size.width, height: size.height)
    return CGSize(width: width, height: trialLength(.y, of: index, in: room))
  }

  private func trialLength(_ axis: AxisName, of index: Int, in size: CGSize) -> Double {
    let others = tried.outside[index] ?? scene.referencesOutside(of: index)
    tried.outside[index] = others
    let offer = TrialOffer(
      container: index, axis: axis, width: size.width, height: size.height,
      outside: others.flatMap { [known[$0].size.width, known[$0].size.height] })
    let answer =
      tried.lengths[offer]
      ?? (size[axis] == .greatestFiniteMagnitude
        ? leastLength(axis, of: index, in: size) : reach(axis, of: index, in: size))
    tried.lengths[offer] = answer
    if answer.isTie { ties.areThere = true }
    if answer.length == nil { ties.areUnanswered = true }
    return answer.length ?? 0
  }

  /// How far the children of a container reach in a room.
  private func reach(_ axis: AxisName, of index: Int, in size: CGSize) -> TrialAnswer {
    var trial = trial(of: index, in: size)
    let room = trial.bounds.size
    let box = trial.frames().map { trial.box(around: scene.children(of: index), in: $0, room) }
    return TrialAnswer(length: box.map { $0[axis] }, isTie: trial.ties.areThere)
  }

  /// A container in a room; `length` stands for sides without a limit along an axis, others are 0 long.
  private func trial(
    of index: Int, in size: CGSize, _ axis: AxisName = .x, _ length: Double = 0
  ) -> Oracle {
    let unlimited = (width: size.width.isUnlimited, height: size.height.isUnlimited)
    let room = CGSize(
      width: unlimited.width ? (axis == .x ? length : 0) : size.width,
      height: unlimited.height ? (axis == .y ? length : 0) : size.height)
    return Oracle(
      scene, kept, top: index, bounds: CGRect(origin: .zero, size: room), tried, outside: known,
      unlimited: unlimited, live: live)
  }

  /// The least length in which the children lie inside, under the condition and with the areas that it has itself.
  ///
  /// Where the edges of children are linear functions of the length, two lengths tell what is needed, and a trial of
  /// that must show the same. If no piece gives a length that does, nobody knows.
  private func leastLength(_ axis: AxisName, of index: Int, in size: CGSize) -> TrialAnswer {
    var (isTie, least): (Bool, Double?) = (false, nil)
    let pieces = beginnings(ofPiecesOf: index, axis)
    for first in pieces {
      guard
        let (edges, needed) = needed(axis, of: index, in: size, after: first, &isTie),
        needed < least ?? .infinity,
        let spans = spans(axis, of: index, in: size, needed, &isTie)
      else { continue }
      let isRight = spans.enumerated().allSatisfy { place, span in
        abs(span.start - edges[2 * place].at(needed)) <= 1e-6 * scene.unit
          && abs(span.start + span.length - edges[2 * place + 1].at(needed)) <= 1e-6 * scene.unit
      }
      if isRight {
        least = needed
      } else if needed < first, first == pieces[0] {
        // In less, areas are cut off. Nobody knows whether that is still a length for what is measured from them.
        return TrialAnswer(length: nil, isTie: isTie)
      }
    }
    return TrialAnswer(length: least, isTie: isTie)
  }

  /// Lengths with which the edges of children begin to be other functions of it: where no area is cut off, where the
  /// condition changes, where the readable area is as wide as it may be, and further out.
  private func beginnings(ofPiecesOf index: Int, _ axis: AxisName) -> [Double] {
    let far = 4096 * scene.unit
    if axis == .y { return [far] }
    let node = scene.nodes[index]
    // On whole points, a frame that moves with the length is rounded as in every other one.
    let insets = [node.safeArea, node.margins].reduce(0) { $0 + $1.leading + $1.trailing }
      .rounded(.up)
    return [insets, scene.threshold - pieceLength, scene.threshold + scene.unit]
      + [scene.readableWidth + insets + scene.unit, far]
  }

  private var pieceLength: Double { 16 * scene.unit }

  /// How the edges of children move with a length from `first` on, and the length that they need so; nil if they do
  /// not tell.
  private func needed(
    _ axis: AxisName, of index: Int, in size: CGSize, after first: Double, _ isTie: inout Bool
  ) -> (edges: [Line], length: Double)? {
    let last = first + pieceLength
    guard let one = spans(axis, of: index, in: size, first, &isTie),
      let two = spans(axis, of: index, in: size, last, &isTie)
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
    var needed = 0.0
    for place in stride(from: 0, to: edges.count, by: 2) {
      let (start, end) = (edges[place], edges[place + 1])
      if start.rate > 1e-9 { needed = max(needed, -start.offset / start.rate) }
      if end.rate < 1 - 1e-9 {
        // A run ends as far inside as it is inset. What is beside it knows nothing of that.
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

  /// Where the children are in a parent of a length, from its top or leading edge.
  private func spans(
    _ axis: AxisName, of index: Int, in size: CGSize, _ length: Double, _ isTie: inout Bool
  ) -> [(start: Double, length: Double)]? {
    var trial = trial(of: index, in: size, axis, length)
    defer { isTie = isTie || trial.ties.areThere }
    let isTurned = axis == .x && isMirrored(index)
    return trial.frames().map { frames in
      scene.children(of: index).map { child in
        let span = frames[child][axis]
        return isTurned ? (length - span.start - span.length, span.length) : span
      }
    }
  }

  /// The room between the last member of a run and the far edge, if the run goes along the axis: what it is inset,
  /// and the columns of a matrix that have no member, which are as long as those that have one.
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

  /// Where an edge is from the parent's top or leading edge, as a linear function of its length.
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

  /// How far children reach from the top leading corner of bounds of a size.
  func box(around children: [Int], in frames: [CGRect], _ size: CGSize) -> CGSize {
    children.reduce(CGSize.zero) { box, child in
      let frame = frames[child]
      let end = isMirrored(top) ? size.width - frame.origin.x : frame.origin.x + frame.size.width
      return CGSize(
        width: max(box.width, end), height: max(box.height, frame.origin.y + frame.size.height))
    }
  }
}

extension CGFloat {
  fileprivate var isUnlimited: Bool { self == .greatestFiniteMagnitude }
}
