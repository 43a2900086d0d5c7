import Foundation
import PlumbTestSupport
import Testing

@testable import Plumb

/// Lists of lengths with spacers for the children of a group, for rows in both directions and columns.
@Suite struct LengthListTests {
  @Test func aListHasALengthForEachChild() {
    for scene in RunScene.scenes([80, 40, 30], in: 200) {
      let log = IssueLog(scene.container)
      scene.list([.fixed(44), .share(2), .fitted], gap: 8)
      #expect(scene.lengths == [44, 110, 30], "\(scene)")
      #expect(scene.spans[2].end == 200)
      scene.list([.share, .between(60...), .share.between(...30)], gap: 0)
      #expect(scene.lengths == [110, 60, 30], "\(scene)")
      #expect(log.kinds.isEmpty)
    }
  }

  // ┌──────┬──┬───────────┬──────┐
  // │ back │gap  spacer   │ menu │
  // └──────┴──┴───────────┴──────┘
  @Test func aSpacerIsRoomBesideTheGap() {
    for scene in RunScene.scenes([80, 40, 30], in: 200) {
      scene.list([.fitted, .fitted, .spacer, .fitted], gap: 10)
      #expect(scene.spans.map(\.start) == [0, 90, 170], "\(scene)")
      scene.list([.spacer, .fitted, .spacer(2), .fitted, .fitted], gap: 5)
      #expect(scene.spans.map { ($0.start * 3).rounded() } == [40, 375, 510], "\(scene)")
      scene.list([.fitted, .spacer(atLeast: 30), .fitted, .fitted, .spacer(0)], gap: 10)
      #expect(scene.spans.map(\.start) == [0, 120, 170], "\(scene)")
    }
  }

  @Test func aListSaysWhoGivesWay() {
    for scene in RunScene.scenes([80, 40, 30], in: 100) {
      let log = IssueLog(scene.container)
      scene.list([.fitted.givingWay(), .fitted, .fixed(20)])
      #expect(scene.lengths == [40, 40, 20], "\(scene)")
      scene.list([.between(50...90), .fitted, .fixed(20)])
      #expect(scene.lengths == [50, 30, 20], "\(scene)")
      #expect(log.kinds == [.noWeight, .noWeight, .noRoom], "nothing shares; and 110 in 100")
      #expect(log.issues.last?.members == ["v1"] && log.issues.last?.overflowing == [])
      scene.list([.fitted, .fitted, .fixed(40)])
      #expect(scene.lengths == [40, 20, 40], "\(scene)")
      #expect(log.issues.last?.members == ["v0", "v1"])
      scene.list([.fixed(40), .fixed(40), .fixed(40)])
      #expect(log.issues.last?.members == [] && log.issues.last?.overflowing == ["v2"])
      #expect(
        "\(log.issues.last!)".hasSuffix("needs more room than there is\n  v2 overflows"))
    }
  }

  /// A child at its lower limit leaves the rest to others that can still shrink (CSS Flexbox, §9.7). Children with a
  /// rule for shrinking come first.
  @Test func whoIsAtItsLimitLeavesTheRestToTheOthers() {
    for scene in RunScene.scenes([80, 60, 30], in: 120) {
      let log = IssueLog(scene.container)
      scene.list([.fitted, .spacer(atLeast: 20), .between(80...), .fixed(10)])
      #expect(scene.lengths == [10, 80, 10], "\(scene)")
      #expect(scene.spans[2].end == 120)
      #expect(log.issues.last?.members == ["v0"] && log.issues.last?.overflowing == [])
      scene.list([.fitted, .between(20...), .fitted])
      #expect(scene.lengths.map { ($0 * 11).rounded() } == [800, 220, 300], "\(scene)")
      scene.list([.between(70...), .between(20...), .fitted])
      #expect(scene.lengths == [70, 20, 30], "\(scene)")
      scene.list([.fitted.givingWay(), .between(50...), .spacer(atLeast: 60), .fitted])
      #expect(scene.lengths == [0, 50, 30], "who is not named keeps its length, \(scene)")
      #expect(log.issues.last?.overflowing == ["v2"])
    }
  }

  @Test func explainTellsTheLengthsOfAList() {
    let scene = RunScene(.row, .leftToRight, [80, 40, 30], in: 100)
    scene.container.issueHandler = { _ in }
    scene.list([.fitted, .fixed(36.4), .share(1).between(20...50)])
    func words(_ index: Int) -> String { scene.container.plumb.explain(scene.views[index]) }
    #expect(words(0).contains("fitted, with no limit offered, shortened by 36.4"))
    #expect(words(1).contains("a constant"))
    #expect(words(2).contains("a share of what is left, at least 20, at most 50"))
  }

  /// A list also counts children that are removed or left out.
  @Test func theListStaysWithItsChildren() {
    let scene = RunScene(.row, .leftToRight, [80, 40, 30], in: 200)
    scene.container.plumb.setLayout(for: scene.views) { maker, _ in
      maker.row().setWidths(to: [.fixed(20), .spacer, .fixed(30), .share]).setGaps(to: 0)
        .stickOnParentVertically().skippingHidden()
    }
    scene.container.layoutIfNeeded()
    #expect(scene.spans.map(\.start) == [0, 95, 125])
    scene.views[1].isHidden = true
    scene.container.layoutIfNeeded()
    #expect(scene.spans[2].start == 110)
    scene.views[0].removeFromSuperview()
    scene.container.layoutIfNeeded()
    #expect(scene.spans[2].start == 100)
  }

  @Test func aFlowGivesEachLineItsList() {
    let container = NamedContainer(["a", "b", "c"], width: 100, height: 100)
    container.plumb.layout(["a", "b", "c"].map { container[$0] }) {
      $0.flow(lineGaps: 0).setWidths(to: [.fixed(50), .spacer, .fixed(40), .fixed(70)])
        .setGaps(to: 0).setTop(to: 0).setHeight(to: 10)
    }
    #expect(
      ["a", "b", "c"].map { container[$0].frame.origin } == [
        .zero, CGPoint(x: 60, y: 0), CGPoint(x: 0, y: 10),
      ])
  }

  @Test func whatIsWrongWithAListIsReported() {
    let container = NamedContainer(["a", "b"], width: 100, height: 40)
    let log = IssueLog(container)
    let views = [container["a"], container["b"]]
    func list(_ lengths: [RunLength]) {
      container.plumb.layout(views) {
        $0.row().setWidths(to: lengths).setGaps(to: 0).stickOnParentVertically()
      }
    }
    list([.fixed(-5), .share])
    #expect(log.kinds == [.negativeLength] && views.map(\.frame.width) == [0, 100])
    list([.share])
    #expect(log.kinds.last == .wrongCount && views.map(\.frame.width) == [100, 0])
    list([.fixed(.nan), .share])
    #expect(log.kinds.last == .notANumber && views.map(\.frame.width) == [100, 0])
    list([.share(-1), .spacer(-2, atLeast: 4)])
    #expect(log.kinds.suffix(4).contains(.wrongCount) && log.kinds.last == .noWeight)
    list([])
    #expect(log.kinds.suffix(2) == [.wrongCount, .noWeight])
    let count = log.kinds.count
    container.plumb.layout(views) {
      $0.row().fitWidth().givingWay(views, by: [-1], downTo: -3).pack(at: .leading, gaps: 0)
        .stickOnParentVertically()
    }
    #expect(Set(log.kinds.dropFirst(count)) == [.negativeLength, .wrongCount])
    container.plumb.layout(views) {
      $0.row().fitWidth().givingWay(views[0], downTo: .nan).pack(at: .leading, gaps: 0)
        .stickOnParentVertically()
    }
    #expect(log.kinds.last == .notANumber)
  }

  /// Whatever numbers and shares a list has, frames are valid and the call ends.
  @Test func numbersAtTheEdgeOfAList() {
    let numbers: [CGFloat] = [
      0, -1, .leastNonzeroMagnitude, 1e-300, 1, 1e150, 1e300, -1e300, .greatestFiniteMagnitude,
      .infinity, -.infinity, .nan,
    ]
    for (one, other) in numbers.flatMap({ one in numbers.map { (one, $0) } }) {
      let container = NamedContainer(["a", "b", "c"], width: 100, height: 40)
      let log = IssueLog(container)
      let views = ["a", "b", "c"].map { container[$0] }
      let last = CGRect(x: 1, y: 2, width: 3, height: 4)
      for view in views { view.frame = last }
      let lists: [[RunLength]] = [
        [.fixed(one), .share(other), .fitted],
        [.fixed(one).givingWay(other), .fitted, .fixed(one)],
        [.share(one), .spacer(other, atLeast: one), .share(other), .share(one)],
        [.fitted.givingWay(one), .fitted.givingWay(other), .fixed(1000).givingWay(one)],
      ]
      for list in lists {
        container.plumb.layout(views) {
          $0.row().setWidths(to: list).setGaps(to: 1).stickOnParentVertically()
        }
      }
      container.plumb.layout(views) {
        $0.row().setWidth(to: 1e3).givingWay(views, by: [one, other, one], downTo: other)
          .equalizeGaps().stickOnParentVertically()
      }
      let frames = views.map(\.frame)
      #expect(
        frames.allSatisfy { $0.minX.isFinite && $0.width.isFinite && $0.width >= 0 },
        "\(one), \(other): \(frames)")
      #expect(!log.kinds.isEmpty || frames[0] != last)
    }
  }

  /// Without a limit, fitted children keep their lengths. One share is as long as needed by the child with the
  /// greatest length per share.
  @Test func withoutALimitNobodyGivesWay() {
    for scene in RunScene.scenes([80, 40, 30], in: 50) {
      scene.container.issueHandler = { _ in }
      scene.list([.fitted.givingWay(), .share(2), .spacer, .share], gap: 10)
      let unlimited = CGFloat.greatestFiniteMagnitude
      let size = scene.container.sizeThatFits(CGSize(width: unlimited, height: unlimited))
      let length = scene.kind == .column ? size.height : size.width
      #expect(abs(length - 190) < 1e-9, "80, twice 30, 30, and two gaps")
    }
  }
}
