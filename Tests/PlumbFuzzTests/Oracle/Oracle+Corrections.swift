import Foundation
import Plumb

// Turns evaluated facts into a final frame: adjustments, limits, grid.
extension Oracle {
  /// The difference between a node's final frame and the frame of its facts.
  func correction(of index: Int) -> CGRect {
    guard index != top, kept[index] == nil, let layout = layout(of: index) else { return .zero }
    let raw = rawFrame(of: index)
    var frame = raw
    for axis in AxisName.allCases where frame[axis].length < 0 {
      // A chain does not know which fact came first. So its frame keeps its start.
      let isTurned = layout[axis].first.part.isDirectional && isMirrored(scene.nodes[index].parent!)
      let place =
        layout.isPinChain
        ? raw[axis].start + (isTurned ? raw[axis].length : 0)
        : keptPlace(layout[axis], index, raw[axis], axis)
      frame[axis] = (place, 0)
    }
    var lengths = raw.size
    for change in layout.changes {
      let before = frame
      apply(change, to: &frame, isMirrored(scene.nodes[index].parent!))
      if case .limit(let axis, _, _, _) = change {
        let change = frame[axis].length - before[axis].length
        // A length that a limit leaves alone is not followed, even if it followed a limit itself.
        guard change != 0 else { continue }
        lengths[axis] += change
        follow(axis, of: index, layout, &lengths, &frame)
      }
    }
    if scene.lines > 0 {
      for axis in AxisName.allCases { frame[axis] = onLines(frame[axis]) }
    }
    return CGRect(
      x: frame.origin.x - raw.origin.x, y: frame.origin.y - raw.origin.y,
      width: frame.size.width - raw.size.width, height: frame.size.height - raw.size.height)
  }

  /// Updates the other length after a limit changed one, if it is fitted or has a ratio.
  private func follow(
    _ limited: AxisName, of index: Int, _ layout: NodeLayout, _ lengths: inout CGSize,
    _ frame: inout CGRect
  ) {
    let axis = limited == .x ? AxisName.y : .x
    var length = lengths[axis]
    for fact in layout[axis].facts {
      switch fact.source {
      case .fit:
        var offer = CGSize(width: Double.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        offer[limited] = max(0, lengths[limited])
        length = fittedOnLines(askedSize(of: index, offering: offer)[axis])
      case .ratio(let ratio):
        length = axis == .x ? lengths.height * ratio : lengths.width / ratio
      default: break
      }
    }
    guard length != lengths[axis] else { return }
    let (start, now) = frame[axis]
    let more = max(-now, length - lengths[axis])
    let fact = layout[axis].facts.first { $0.part != .length }!
    let isTurned = fact.part.isDirectional && isMirrored(scene.nodes[index].parent!)
    let part = isTurned ? 1 - fact.part.fraction! : fact.part.fraction!
    frame[axis] = (start - more * part, now + more)
    lengths[axis] = length
  }

  /// The position of a frame of length 0: that of the fact decided first.
  private func keptPlace(
    _ pair: FactPair, _ index: Int, _ raw: (start: Double, length: Double), _ axis: AxisName
  ) -> Double {
    let fact = pair.facts.first { $0.part != .length }!
    let isTurned = fact.part.isDirectional && isMirrored(scene.nodes[index].parent!)
    let part = isTurned ? 1 - fact.part.fraction! : fact.part.fraction!
    return raw.start + raw.length * part
  }

  /// Whether a fact in a knot reads a view with a negative length. It may read the edge that a fact of the view
  /// says, and not the one that the view has once its length is 0.
  var readsCrossedEdges: Bool {
    guard scene.hasKnot else { return false }
    return members.contains { index in
      index != top
        && AxisName.allCases.contains { axis in
          rawFrame(of: index)[axis].length < 0
            && scene.nodes.contains {
              $0.layouts.contains { $0[axis].facts.contains { $0.references.contains(index) } }
            }
        }
    }
  }

  /// A span with both ends rounded to grid lines.
  func onLines(_ span: (start: Double, length: Double)) -> (start: Double, length: Double) {
    let ends = [span.start * scene.lines, (span.start + span.length) * scene.lines]
    for end in ends { ties.note(end) }
    // Halfway, the later line.
    let (start, end) = ((ends[0] + 0.5).rounded(.down), (ends[1] + 0.5).rounded(.down))
    return (start / scene.lines, (end - start) / scene.lines)
  }

  /// Applies an adjustment to a frame.
  func apply(_ change: Change, to frame: inout CGRect, _ isMirrored: Bool) {
    func set(_ axis: AxisName, _ start: Double, _ length: Double, keeping part: Double) {
      // A negative length becomes 0 at the fraction that the change keeps.
      frame[axis] = length < 0 ? (start + length * part, 0) : (start, length)
    }
    func pinch(_ axis: AxisName, _ atStart: Bool, _ distance: Double, keeping kept: Double) {
      let (start, length) = frame[axis]
      set(axis, start + (atStart ? distance : 0), length - distance, keeping: kept)
    }
    func resize(_ axis: AxisName, _ length: Double, keeping part: Double) {
      let span = frame[axis]
      set(axis, span.start + (span.length - length) * part, length, keeping: part)
    }
    switch change {
    case .move(let axis, let distance):
      frame[axis].start += distance
    case .moveTo(let axis, let part, let place):
      frame[axis].start = place - frame[axis].length * part
    case .pinch(let axis, let atStart, let distance):
      pinch(axis, atStart, distance, keeping: atStart ? 1 : 0)
    case .pinchLeading(let distance):
      pinch(.x, !isMirrored, distance, keeping: isMirrored ? 0 : 1)
    case .expand(let axis, let distance, let part):
      resize(axis, frame[axis].length + distance, keeping: part)
    case .limit(let axis, let low, let high, let part):
      resize(axis, min(max(frame[axis].length, low), high), keeping: part)
    case .process(let inset):
      let changed = frame.without(inset)
      for axis in AxisName.allCases {
        set(axis, changed[axis].start, changed[axis].length, keeping: 0)
      }
    }
  }
}
