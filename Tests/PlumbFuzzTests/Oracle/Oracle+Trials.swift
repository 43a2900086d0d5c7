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

  /// The frame of a child on the axis, and the length from its facts, which may be negative.
  typealias Span = (start: Double, length: Double, facts: Double)

  /// The spans of the children in a parent of a length, from its top or leading edge.
  func spans(
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
  func room(beforeRunIn container: Int, _ axis: AxisName) -> Double {
    guard let run = scene.nodes[container].run, run.kind == .rowFromLeft else { return 0 }
    return axis == .x && isMirrored(container) ? run.end : 0
  }

  /// The space between a group's last member and the far edge, if the group is on this axis: the inset, and the empty
  /// columns of a matrix.
  func room(
    behindRunIn container: Int, _ axis: AxisName, of length: Double
  ) -> Double {
    guard let run = scene.nodes[container].run else { return 0 }
    if run.kind == .matrix {
      let empty = axis == .x ? max(0, run.columns - scene.members(of: container).count) : 0
      return run.start + Double(empty) * (length + run.gap)
    }
    return (run.kind == .column) == (axis == .y) ? run.end : 0
  }
}

extension CGFloat {
  var isUnlimited: Bool { self == .greatestFiniteMagnitude }
}
