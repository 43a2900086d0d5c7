import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Random trees that are drawn by facts; see `FactTree`.
///
/// `PLUMB_TREES=100000` tries so many, `PLUMB_TREE_SEED` begins elsewhere. A failure prints the tree as Swift.
@Suite struct RandomTreeTests {
  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  private static let seeds: Range<UInt64> = {
    let first = number("PLUMB_TREE_SEED") ?? 0
    return first..<first + (number("PLUMB_TREES") ?? 500)
  }()

  /// The oracle is right, with knots and without: the frames that were drawn are those that the facts give one
  /// by one, and those that solve all of them at once.
  @Test func threeOpinionsAgree() {
    var wrong: [String] = []
    for seed in Self.seeds {
      let tree = FactTree(seed: seed)
      let drawn = tree.drawnFrames
      func compare(_ name: String, _ frames: [CGRect]?) {
        let agrees = frames.map { zip($0, drawn).allSatisfy { $0.isClose(to: $1) } } ?? false
        if !agrees { wrong.append("seed \(seed), \(name): \(frames ?? [])\n\(tree)") }
      }
      compare("one by one", tree.evaluatedFrames)
      compare("at once", tree.solvedFrames)
    }
    report(wrong, of: Self.seeds.count)
  }

  @Test func halfOfTheTreesHaveKnots() {
    let knots = Self.seeds.count { FactTree(seed: $0).hasKnot }
    let share = Double(knots) / Double(Self.seeds.count)
    print("\(knots) of \(Self.seeds.count) trees have knots")
    #expect((0.35...0.65).contains(share), "\(share)")
  }

  @Test func theFramesAreRightAfterOneCall() { tryTrees(of: HeadlessKit.self) }

  @Test func theyAreRightOnViewsOfOnesOwn() { tryTrees(of: OwnKit.self) }

  private func report(_ wrong: [String], of count: Int) {
    if !wrong.isEmpty { Issue.record("\(wrong.count) of \(count) trees: \(wrong[0])") }
  }

  private func tryTrees<Kit: ViewKit>(of kit: Kit.Type) {
    var wrong: [String] = []
    var count = 0
    for seed in Self.seeds {
      let tree = FactTree(seed: seed)
      guard knotsAreLaidOut || !tree.hasKnot else { continue }
      count += 1
      let failures = failures(of: LiveTree<Kit>(tree), kit)
      guard !failures.isEmpty else { continue }
      wrong.append("seed \(seed): \(failures.joined(separator: "\n"))\n\(tree)")
    }
    report(wrong, of: count)
  }

  private func failures<Kit>(of live: LiveTree<Kit>, _ kit: Kit.Type) -> [String] {
    let expected = live.tree.drawnFrames
    var failures: [String] = []
    func expectSize(_ when: String) {
      let (size, needed) = (live.sizeThatFits(expected[0].size), live.tree.neededSize)
      if !size.isClose(to: needed) { failures.append("\(when), it needs \(size), not \(needed)") }
    }
    expectSize("on trial")
    live.layOut()
    failures += live.misplaced(expected)
    if failures.isEmpty { failures += live.misplacedAtOnce(expected) }
    if failures.isEmpty { failures += live.missized(expected) }
    expectSize("where all stands")
    let frames = live.frames
    live.layOutAll()
    if live.frames != frames { failures.append("a second pass changes something") }
    // On views of one's own each container's pass is a call of its own, which tells what is true at its end.
    let issues = live.issues.filter { kit is HeadlessKit.Type || $0.kind != .negativeLength }
    if !issues.isEmpty { failures.append("reported: \(issues)") }
    return failures
  }
}
