import Foundation
import Plumb
import PlumbTestSupport

/// Counts of what was tried.
struct TrialCount {
  var scenes = 0
  var layouts = 0
  var events = 0
  /// Scenes with a coordinate midway between two grid lines, so that the frames cannot be predicted.
  var ties = 0
  /// Scenes in which views wait for each other.
  var knots = 0
  /// Checks in which the oracle did not converge.
  var unrest = 0
  /// Scenes in which contents measure each other so often that a call gave up. It must be reported, and rare.
  var givenUp = 0
  /// Whether the last check was such a scene.
  var isGivenUp = false
  /// Whether the oracle predicted all frames in the last check.
  var isTold = true
  /// Whether the oracle had an answer in the last check. If it had none, another tree may take another length.
  var isAnswered = true
  /// Whether a fact may have read an edge of a view with a negative length; see `Oracle.readsCrossedEdges`.
  var readsCrossedEdges = false
}

/// A scene and its events, with the laws that must hold after each, on the views of a toolkit.
struct Trial<Kit: Toolkit>: Equatable {
  var scene: Scene
  var events: [Event] = []

  /// The first law that does not hold; nil if all hold.
  func failure(_ count: inout TrialCount) -> String? {
    var scene = scene
    let tree = Tree<Kit>(scene)
    count.scenes += 1
    if scene.hasKnot { count.knots += 1 }
    if let failure = check(tree, scene, before: tree.frames, &count) { return failure }
    if count.isGivenUp { return nil }
    for (number, event) in events.enumerated() {
      guard let next = event.applied(to: scene) else { continue }
      let before = tree.frames
      scene = next
      tree.update(to: scene)
      count.events += 1
      if let failure = check(tree, scene, before: before, &count) {
        return "after event \(number), \(event): \(failure)"
      }
      if count.isGivenUp { return nil }
    }
    if count.readsCrossedEdges || !count.isAnswered { return nil }
    if let failure = Laws(tree.scene, tree, isTold: count.isTold).failure { return failure }
    return tree.kept.isReadable ? nil : "a guide that was kept reads nonsense"
  }

  private func check(
    _ tree: Tree<Kit>, _ scene: Scene, before: [CGRect], _ count: inout TrialCount
  ) -> String? {
    tree.layOut()
    let there = scene.nodes.indices.filter { scene.isInTree($0) }
    count.layouts += there.count - 1
    for index in there where !tree.frames[index].isFinite {
      return "n\(index) is \(tree.frames[index])"
    }
    let issues = tree.takeIssues()
    func giveUp(_ issues: [LayoutIssue]) -> Bool {
      count.isGivenUp = issues.contains { $0.kind == .tooManyTrials }
      if count.isGivenUp { count.givenUp += 1 }
      return count.isGivenUp
    }
    if giveUp(issues) { return nil }
    if scene.laysOutWhileMeasured {
      // The frames that such code reads while it is measured are not specified. After it stops, one pass must correct
      // everything.
      tree.update(to: scene.quiet)
      tree.layOutAll()
      if giveUp(tree.takeIssues()) { return nil }
    }
    let frames = tree.frames
    (count.isTold, count.isAnswered) = (true, true)
    count.readsCrossedEdges = false
    let stale = scene.staleNodes(frames)
    if let failure = unexpected(issues, scene, !stale.isEmpty) { return failure }
    // A knot may read facts of a view that keeps its frame, since another of its references is gone.
    if scene.lines > 0 || scene.hasKnot, !stale.isEmpty { return nil }
    // A chain ignores only the wrong call, and keeps the view's current value for it.
    if stale.contains(where: { scene.nodes[$0].layout?.isPinChain ?? false }) { return nil }
    var kept: [Int: CGRect] = [:]
    for index in stale { kept[index] = before.indices.contains(index) ? before[index] : .zero }
    let live = Oracle.Live(
      frames: frames, sizeThatFits: { tree.view($0).plumbSizeThatFits($1) },
      contentSize: { tree.scroller($0)?.contentSize ?? .zero })
    var oracle = Oracle(scene, keeping: kept, live: live)
    let answer = oracle.frames()
    count.isAnswered = answer != nil
    count.isTold = count.isAnswered && !oracle.ties.areThere
    count.readsCrossedEdges = oracle.readsCrossedEdges
    guard let expected = answer, !count.readsCrossedEdges else {
      count.unrest += 1
      return nil
    }
    if oracle.ties.areThere {
      count.ties += 1
      return nil
    }
    for index in there.dropFirst() where !frames[index].isNear(expected[index], 1e-6) {
      return "n\(index) is \(frames[index].words), and should be \(expected[index].words)"
    }
    for index in there where scene.findsContent(index) && !scene.isOpaque(index) {
      oracle.ties.areUnanswered = false
      let (found, told) = (live.contentSize(index), oracle.contentSize(of: index))
      if oracle.ties.areUnanswered { continue }
      // On a grid, a content may end at either line around its last view.
      let line = scene.lines > 0 ? 1 / scene.lines : 0
      let isTold =
        abs(found.width - told.width) <= line + 1e-6 * max(1, told.width)
        && abs(found.height - told.height) <= line + 1e-6 * max(1, told.height)
      if !isTold {
        return "the content of n\(index) is \(found), and should be \(told)"
      }
    }
    tree.layOutAll()
    for index in there where !tree.frames[index].isNear(frames[index], 1e-9) {
      return
        "a second pass moves n\(index) from \(frames[index].words) to \(tree.frames[index].words)"
    }
    _ = tree.takeIssues()
    return nil
  }

  /// The first issue that the scene does not explain.
  private func unexpected(_ issues: [LayoutIssue], _ scene: Scene, _ isStale: Bool) -> String? {
    let mayBe: Set<LayoutIssue.Kind> = [.negativeLength, .noRoom, .wrongCount]
    for issue in issues where !mayBe.contains(issue.kind) {
      switch issue.kind {
      case .missingReference, .unrelatedReference, .unattachedReference: if isStale { continue }
      case .passInPass: if scene.nodes.contains(where: { $0.mischief != .none }) { continue }
      default: break
      }
      return "reported: \(issue)"
    }
    return nil
  }
}

extension CGRect {
  var isFinite: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }

  var words: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
