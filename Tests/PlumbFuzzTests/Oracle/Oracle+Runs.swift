import Foundation
import Plumb
import PlumbTestSupport

// Rows, columns and matrices of leaves, computed from the current size of their container.
extension Oracle {
  /// The frame of a member of a group, from the definition of its filling alone.
  func runFrame(of index: Int) -> CGRect {
    guard let parent = scene.nodes[index].parent, let run = scene.nodes[parent].run else {
      return known[index]
    }
    if let live, scene.hasUntoldRun(parent) { return live.frames[index] }
    let members = scene.members(of: parent)
    let place = members.firstIndex(of: index)!
    let bounds = bounds(of: parent)
    if run.kind == .matrix { return cell(place, of: members, run, parent, bounds) }
    let axis: AxisName = run.kind == .column ? .y : .x
    let isUnlimited = isUnlimited(parent, axis)
    let span = spans(members, run, in: isUnlimited ? nil : bounds[axis].length)[place]
    let isTurned = run.kind == .row && isMirrored(parent)
    let start =
      isTurned
      ? bounds.origin.x + bounds.size.width - span.start - span.length
      : bounds[axis].start + span.start
    let (before, across) = (3 * scene.unit, 10 * scene.unit)
    // Facts across the group are coordinates; those along it are insets from the bounds.
    var frame = CGRect(x: before, y: before, width: across, height: across)
    frame[axis] = (start, span.length)
    return onLines(frame, in: parent)
  }

  private func isUnlimited(_ parent: Int, _ axis: AxisName) -> Bool {
    parent == top && (axis == .x ? unlimited.width : unlimited.height)
  }

  /// The spans of members. Without a limit, they have their wanted lengths, or the longest one, and follow each
  /// other.
  private func spans(
    _ members: [Int], _ run: Scene.Run, in length: Double?
  ) -> [(start: Double, length: Double)] {
    let gap = run.filling == .equalGaps || run.filling == .equalGapsWithEnds ? 0 : run.gap
    var lengths = members.map { wantedLength(of: $0, run) }
    guard let length else {
      if run.filling == .equal { lengths = lengths.map { _ in lengths.max()! } }
      var end = run.start - gap
      return lengths.map { length in
        let start = end + gap
        end = start + length
        return (start, length)
      }
    }
    let room = max(0, length - run.start - run.end)
    let gaps = gap * Double(members.count - 1)
    if run.filling != .equal, lengths.reduce(0, +) + gaps > room {
      let factor = max(0, room - gaps) / max(lengths.reduce(0, +), .leastNormalMagnitude)
      lengths = lengths.map { $0 * factor }
    }
    let filling: RunScene.Filling =
      switch run.filling {
      case .packedAtStart: .packed(part: 0, gap: gap)
      // If the gaps alone do not fit, they overflow both ends in the same proportion.
      case .packedInTheMiddle: .packed(part: 0.5, gap: gap)
      case .packedAtEnd: .packed(part: 1, gap: gap)
      case .equalGaps: .equalGaps(withEnds: false)
      case .equalGapsWithEnds: .equalGaps(withEnds: true)
      case .equal:
        room < gaps ? .packed(part: 0, gap: gap) : .shared(members.map { _ in 1 }, gap: gap)
      }
    if run.filling == .equal, room < gaps { lengths = members.map { _ in 0 } }
    return filling.spans(lengths, from: run.start, to: run.start + room)
      ?? members.map { _ in (0, 0) }
  }

  private func wantedLength(of index: Int, _ run: Scene.Run) -> Double {
    let node = scene.nodes[index]
    let across = 10 * scene.unit
    let unlimited = Double.greatestFiniteMagnitude
    let size =
      run.kind == .column
      ? Scene.Node.size(node.wanted, node.area, offering: CGSize(width: across, height: unlimited))
      : Scene.Node.size(node.wanted, node.area, offering: CGSize(width: unlimited, height: across))
    let length = run.kind == .column ? size.height : size.width
    return fittedOnLines(length)
  }

  private func cell(
    _ place: Int, of members: [Int], _ run: Scene.Run, _ parent: Int, _ bounds: CGRect
  ) -> CGRect {
    let rows = (members.count + run.columns - 1) / run.columns
    /// The length of a track. Without a limit, it is the longest wanted length.
    func track(_ count: Int, _ axis: AxisName, _ wanted: () -> [Double]) -> Double {
      if isUnlimited(parent, axis) { return wanted().max()! }
      let room = max(0, bounds[axis].length - 2 * run.start)
      return max(0, room - run.gap * Double(count - 1)) / Double(count)
    }
    func sizes(inWidthOf width: Double) -> [CGSize] {
      members.map { index in
        let node = scene.nodes[index]
        let size = Scene.Node.size(
          node.wanted, node.area,
          offering: CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: fittedOnLines(size.width), height: fittedOnLines(size.height))
      }
    }
    let width = track(run.columns, .x) {
      sizes(inWidthOf: .greatestFiniteMagnitude).map { Double($0.width) }
    }
    let height = track(rows, .y) { sizes(inWidthOf: width).map { Double($0.height) } }
    let x = run.start + Double(place % run.columns) * (width + run.gap)
    let y = run.start + Double(place / run.columns) * (height + run.gap)
    let start = isMirrored(parent) ? bounds.width - x - width : x
    return onLines(
      CGRect(x: bounds.origin.x + start, y: bounds.origin.y + y, width: width, height: height),
      in: parent)
  }

  /// What a run needs is found before its members are put on the grid.
  private func onLines(_ frame: CGRect, in parent: Int) -> CGRect {
    guard scene.lines > 0 else { return frame }
    var frame = frame
    for axis in AxisName.allCases where !isUnlimited(parent, axis) {
      frame[axis] = onLines(frame[axis])
    }
    return frame
  }
}
