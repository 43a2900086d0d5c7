import Foundation
import PlumbTestSupport
import Testing

@testable import Plumb

/// Tests which children shrink if there is not enough room, for rows in both directions and
/// columns.
@Suite struct GivingWayTests {
  // ┌───────┬──────┐      ┌──────┬──────┐
  // │ long… │ Done │  not │ long │ Don… │
  // └───────┴──────┘      └──────┴──────┘
  @Test func whoIsNotNamedKeepsItsLength() {
    for scene in RunScene.scenes([80, 40], in: 100) {
      let log = IssueLog(scene.container)
      scene.giveWay([([scene.views[0]], [], 20)])
      #expect(scene.lengths == [50, 40], "\(scene)")
      #expect(log.kinds.isEmpty, "who is named may give way")
    }
  }

  @Test func theNextGivesWayOnceTheOneBeforeCannotGiveMore() {
    for scene in RunScene.scenes([60, 60, 60], in: 150) {
      let log = IssueLog(scene.container)
      scene.giveWay([([scene.views[2]], [], 30), ([scene.views[0]], [], 0)])
      #expect(scene.lengths == [40, 60, 30], "\(scene)")
      #expect(log.kinds.isEmpty)
    }
  }

  @Test func sharesCountTimesTheLength() {
    for scene in RunScene.scenes([40, 20, 60], in: 100) {
      // 40 points are missing. The shares 1, 2 and 0 are weighted by the lengths 40, 20 and 60.
      scene.giveWay([(scene.views, [1, 2, 0], 0)])
      #expect(scene.lengths == [20, 0, 60], "\(scene)")
    }
  }

  @Test func whatStillDoesNotFitReachesOverTheEndAndIsReported() {
    for scene in RunScene.scenes([60, 60], in: 100) {
      let log = IssueLog(scene.container)
      scene.giveWay([([scene.views[0]], [], 50)])
      #expect(scene.lengths == [50, 60], "\(scene)")
      #expect(scene.spans[1].end == 120)
      #expect(log.kinds == [.noRoom])
      #expect(log.issues[0].members.isEmpty)
      #expect(log.issues[0].overflowing == ["v1"])
    }
  }

  /// Without a rule, lengths shrink in proportion, and this is reported.
  @Test func whoIsShortenedIsNamed() throws {
    for scene in RunScene.scenes([80, 40], in: 100) {
      let log = IssueLog(scene.container)
      scene.layOut {
        $0.row().fitWidth().pack(at: .leading, gaps: 4).setTop(to: 0).fitHeight()
      } _: {
        $0.column().fitHeight().pack(at: .top, gaps: 4).setLeading(to: 0).fitWidth()
      }
      #expect(log.kinds == [.noRoom])
      #expect(log.issues.first?.members == ["v0", "v1"])
      #expect(log.issues.first?.overflowing == [], "all of it fits now")
      #expect("\(log.issues[0])".hasSuffix("  v0 is shortened\n  v1 is shortened"))
      #expect(scene.container.plumb.explain(scene.views[1]).contains("shortened by 8"))
      scene.container.frame.size = CGSize(width: 400, height: 400)
      scene.container.layoutIfNeeded()
      #expect(!scene.container.plumb.explain(scene.views[1]).contains("shortened"))
    }
  }

  @Test func fixedLengthsOfARunAreNamedAsWell() {
    let container = NamedContainer(["a", "b"], width: 50, height: 40)
    let log = IssueLog(container)
    container.plumb.layout([container["a"], container["b"]]) {
      $0.row().setWidth(to: 30).equalizeGaps().setTop(to: 0).fitHeight()
    }
    #expect(container["b"].frame.width == 25)
    #expect(log.issues.map(\.members) == [["a", "b"]])
  }

  @Test func manyAreToldByTheFirstTen() {
    let scene = RunScene(.row, .leftToRight, Array(repeating: 10, count: 40), in: 100)
    let log = IssueLog(scene.container)
    scene.giveWay([])
    #expect(log.issues[0].members.count == 40)
    #expect("\(log.issues[0])".contains("  v9 is shortened\n  and 30 more are shortened\n"))
  }
}
