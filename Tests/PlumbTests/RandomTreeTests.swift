import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Laws for random trees of facts; see `FactTree`.
///
/// `PLUMB_TREES=100000` sets the number of trees, and `PLUMB_TREE_SEED` the first seed. A failure prints the tree as
/// Swift code.
@Suite struct RandomTreeTests {
  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  private static let seeds: Range<UInt64> = {
    let first = number("PLUMB_TREE_SEED") ?? 0
    return first..<first + (number("PLUMB_TREES") ?? 500)
  }()

  /// Fixed seeds for tests of the random trees themselves.
  private static let someSeeds: Range<UInt64> = 0..<500

  /// The oracle is right, with and without knots. The drawn frames, the frames from the facts one by one, and the
  /// solution of all facts at once are equal.
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
    let knots = Self.someSeeds.count { FactTree(seed: $0).hasKnot }
    #expect((0.35...0.65).contains(Double(knots) / 500), "\(knots) of 500")
  }

  /// Few of the changes that are applied to trees make a length negative.
  @Test func mostTreesCanBeChanged() {
    let changes = Self.someSeeds.count { FactTree(seed: $0).changedForATry.evaluatedFrames != nil }
    #expect(changes > 250, "\(changes) of 500")
  }

  /// The layouts yield the drawn frames in any order: if all frames are right, each layout gives at once the current
  /// frame of its view.
  @Test func whereAllStandsRightNothingMoves() {
    var wrong: [String] = []
    for seed in Self.seeds {
      let live = LiveTree<HeadlessKit>(FactTree(seed: seed))
      let drawn = live.tree.drawnFrames
      live.place(drawn)
      let failures = live.misplacedAtOnce(
        drawn, withFitted: true)
      if !failures.isEmpty { wrong.append("seed \(seed): \(failures)\n\(live.tree)") }
    }
    report(wrong, of: Self.seeds.count)
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
      count += 1
      let failures = failures(of: LiveTree<Kit>(tree), kit)
      guard !failures.isEmpty else { continue }
      wrong.append("seed \(seed): \(failures.joined(separator: "\n"))\n\(tree)")
    }
    report(wrong, of: count)
  }

  private func failures<Kit>(of live: LiveTree<Kit>, _ kit: Kit.Type) -> [String] {
    var failures = failures(of: live, live.tree.drawnFrames)
    if !failures.isEmpty { return failures }
    let next = live.tree.changedForATry
    // With a user's own views, each container's pass is a separate call, which reports what is true at its end.
    let isToldAtTheEnd = kit is HeadlessKit.Type
    func expectNoIssues() {
      let issues = live.issues.filter { isToldAtTheEnd || $0.kind != .negativeLength }
      if !issues.isEmpty { failures.append("reported: \(issues)") }
    }
    expectNoIssues()
    guard let frames = next.evaluatedFrames else { return failures }
    live.change(to: next)
    failures += self.failures(of: live, frames).map { "after a change, \($0)" }
    expectNoIssues()
    return failures
  }

  /// What is wrong after one call.
  private func failures<Kit>(of live: LiveTree<Kit>, _ expected: [CGRect]) -> [String] {
    var failures: [String] = []
    let needed = live.tree.neededSize(expected)
    func expectSize(_ when: String) {
      let size = live.sizeThatFits(expected[0].size)
      if !size.isClose(to: needed) { failures.append("\(when), it needs \(size), not \(needed)") }
    }
    expectSize("on trial")
    live.layOut()
    failures += live.misplaced(expected)
    if failures.isEmpty { failures += live.misplacedAtOnce(expected) + live.missized(expected) }
    expectSize("where all stands")
    let frames = live.frames
    live.layOutAll()
    if live.frames != frames { failures.append("a second pass changes something") }
    return failures
  }
}

extension FactTree {
  fileprivate var changedForATry: FactTree { changed(seed: UInt64(factNames.count)) }
}
