import Foundation
import Plumb

// Values of the equations that are not linear, computed from the previous round.
extension Oracle {
  /// The value of a linear sum in the current state.
  func value(_ sum: LinearSum, _ axis: AxisName, _ members: [Int]) -> Double {
    sum.terms.reduce(sum.constant) { result, term in
      let (start, length) = known[members[term.unknown / 2]][axis]
      return result + term.factor * (term.unknown % 2 == 0 ? start : length)
    }
  }

  /// The frame of a node from its facts alone, without corrections.
  func rawFrame(of index: Int) -> CGRect {
    var frame = known[index]
    for axis in AxisName.allCases {
      frame[axis].start -= corrections[index][axis].start
      frame[axis].length -= corrections[index][axis].length
    }
    return frame
  }

  /// Two edges with insets. If no space is left, both are at the leading or top inset.
  static func inset(
    _ low: LinearSum, _ high: LinearSum, _ first: Double, _ last: Double, isMirrored: Bool,
    _ value: (LinearSum) -> Double
  ) -> (LinearSum, LinearSum) {
    if value(high - low) >= first + last { return (low + first, high + -last) }
    let edge = isMirrored ? high + -last : low + first
    return (edge, edge)
  }

  /// The factor from lengths of one node's space to another's. Negative if the space is mirrored.
  func scale(from index: Int, to parent: Int, _ isPlain: Bool, _ axis: AxisName) -> Double {
    let (up, down) = (scene.path(from: index), scene.path(from: parent))
    let rise = up.filter { !down.contains($0) && !(isPlain && $0 == index) }
    let fall = down.filter { !up.contains($0) }
    func product(_ nodes: [Int]) -> Double {
      nodes.reduce(1) { $0 * (scene.nodes[$1].scale?[axis] ?? 1) }
    }
    return product(rise) / product(fall)
  }

  /// The size that a node needs with the offer of its layout.
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

  func askedSize(of index: Int, offering offer: CGSize) -> CGSize {
    let node = scene.nodes[index]
    guard node.isContainer else { return Scene.Node.size(node.wanted, node.area, offering: offer) }
    if let live, scene.isOpaque(index) {
      // The live tree does not change meanwhile, so answers are cached.
      let question = Tried.Question(container: index, width: offer.width, height: offer.height)
      let answer = tried.answers[question] ?? live.sizeThatFits(index, offer)
      tried.answers[question] = answer
      return answer
    }
    if node.scrolling != nil { return scrolledSize(of: index, offering: offer) }
    return trialSize(of: index, offering: offer)
  }

  /// A measured length, rounded up to the grid.
  func fittedOnLines(_ length: Double) -> Double {
    guard scene.lines > 0, length < 1e300 else { return length }
    let lines = length * scene.lines - 0.001
    ties.note(lines - 0.5)
    return lines.rounded(.up) / scene.lines
  }

  /// The extent of children from the top leading corner of bounds of a size.
  func box(around children: [Int], in frames: [CGRect], _ size: CGSize) -> CGSize {
    children.reduce(CGSize.zero) { box, child in
      let frame = frames[child]
      let end = isMirrored(top) ? size.width - frame.origin.x : frame.origin.x + frame.size.width
      return CGSize(
        width: max(box.width, end), height: max(box.height, frame.origin.y + frame.size.height))
    }
  }
}
