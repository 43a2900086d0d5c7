import Foundation
import PlumbTestSupport
import Testing

@testable import Plumb

/// Tests of rows, with drawings. Laws that also hold for columns are in `RunLawTests`.
@Suite struct RowTests {
  // ┌─────────────────────────────┐
  // │ ┌──┐      ┌────┐       ┌──┐ │
  // └─┴──┴──────┴────┴───────┴──┴─┘
  @Test func equalGapsAreFlushWithTheEnds() {
    let bar = NamedContainer(["a", "b", "c"], width: 200, height: 40)
    let views = ["a", "b", "c"].map { bar[$0] }
    views[1].wanted.width = 50
    bar.plumb.layout(views) {
      $0.row(leading: 10, trailing: 10).fitWidth().equalizeGaps().setMiddle(offset: 0).fitHeight()
    }
    #expect(
      views.map(\.frame) == [
        CGRect(x: 10, y: 10, width: 30, height: 20), CGRect(x: 75, y: 10, width: 50, height: 20),
        CGRect(x: 160, y: 10, width: 30, height: 20),
      ])
    bar.plumb.setLayout(for: views) {
      $0.row(leading: 10, trailing: 10).setMiddle(offset: 0).equalizeGaps(includingEnds: true)
        .fitSize()
    }
    bar.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [27.5, 75, 142.5])
  }

  @Test func weightsFillTheRow() {
    let bar = NamedContainer(["a", "b", "c"], width: 200, height: 40)
    let views = ["a", "b", "c"].map { bar[$0] }
    bar.plumb.setLayout(for: views) {
      $0.row().stickOnParentVertically().weighWidths(by: [1, 2, 1]).setGaps(to: 10)
    }
    bar.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 55, 155])
    #expect(views.map(\.frame.width) == [45, 90, 45])
    #expect(views.allSatisfy { $0.frame.height == 40 && $0.offers.isEmpty })
    bar.direction = .rightToLeft
    bar.layoutIfNeeded()
    #expect(views.map(\.frame.maxX) == [200, 145, 45])
    bar.plumb.setLayout(for: views) {
      $0.row().fitWidth().weighWidths(by: [0, 1, 0]).setGaps(to: 10).setTop(to: 0).fitHeight()
    }
    bar.direction = .leftToRight
    bar.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [30, 120, 30])
  }

  @Test func aFlowBreaks() {
    let bar = NamedContainer(["a", "b", "c", "d"], width: 100, height: 100)
    let views = ["a", "b", "c", "d"].map { bar[$0] }
    views[1].wanted.height = 30
    bar.plumb.setLayout(for: views) {
      $0.flow(lineGaps: 5, aligned: .middle).fitSize().pack(at: .leading, gaps: 5).setTop(to: 0)
    }
    bar.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 35, 70, 0])
    #expect(views.map(\.frame.minY) == [5, 0, 5, 35])
  }

  @Test func theListMayChange() {
    let bar = NamedContainer(["a", "b", "c"], width: 200, height: 40)
    let log = IssueLog(bar)
    let views = ["a", "b", "c"].map { bar[$0] }
    let thirds: [CGFloat] = [0, 200.0 / 3, 400.0 / 3]
    let group = bar.plumb.setLayout(for: [views[0], views[1]]) {
      $0.row().equalizeWidths().setGaps(to: 0).stickOnParentVertically()
    }
    bar.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [100, 100, 0])
    group.children.append(views[2])
    bar.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == thirds)
    views[1].removeFromSuperview()
    bar.layoutIfNeeded()
    #expect(views.map(\.frame.minX)[2] == 100)
    bar.addSubview(views[1])
    bar.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == thirds)
    group.children = [views[2], views[0], views[2]]
    bar.layoutIfNeeded()
    #expect(log.kinds == [.duplicateChild])
    #expect(views[2].frame.minX == 0 && views[0].frame.minX == 100)
    #expect(bar.layoutInfo.stored(for: views[1])?.anyLayout == nil)
  }

  @Test func othersArePinnedToItsChildren() {
    let bar = NamedContainer(["badge", "a", "b"], width: 200, height: 40)
    bar.plumb.setLayout(for: bar["badge"]) {
      $0.setLeft(at: bar["b"].plumb.right - 5).setTop(to: 0).fitSize()
    }
    bar.plumb.setLayout(for: [bar["a"], bar["b"]]) {
      $0.row().fitWidth().pack(at: .center, gaps: 10).setMiddle(offset: 0).fitHeight()
    }
    bar.layoutIfNeeded()
    #expect(bar["a"].frame.minX == 65)
    #expect(bar["badge"].frame.minX == 130)
  }

  @Test func aContainerFitsItsRow() {
    let bar = NamedContainer(["a", "b"], width: 20, height: 40)
    bar.plumb.setLayout(for: [bar["a"], bar["b"]]) {
      $0.row(leading: 4, trailing: 4).fitWidth().pack(at: .leading, gaps: 10)
        .setTop(to: 3).fitHeight()
    }
    let unlimited = CGFloat.greatestFiniteMagnitude
    let size = bar.sizeThatFits(CGSize(width: unlimited, height: unlimited))
    // The children, the gap and the insets at both ends.
    #expect(size == CGSize(width: 78, height: 23))
    #expect(bar["a"].frame == .zero)
  }

  private typealias Group = LayoutMaker<GroupProperty.Initial>

  /// The sizes that a container needs for two children: of 30 by 20 each, and of 60 by 20 and 30 by 20.
  private static let fittings:
    [(layout: @Sendable (Group) -> LayoutMaker<GroupLayout>, before: CGSize, after: CGSize)] = [
      (
        { $0.row().fitWidth().pack(at: .trailing, gaps: 4).setTop(to: 0).fitHeight() },
        CGSize(width: 64, height: 20), CGSize(width: 94, height: 20)
      ),
      (
        { $0.row().equalizeWidths().setGaps(to: 4).setTop(to: 0).setHeight(to: 10) },
        CGSize(width: 64, height: 10), CGSize(width: 124, height: 10)
      ),
      (
        { $0.row().fitWidth().equalizeGaps().setTop(to: 0).fitHeight() },
        CGSize(width: 60, height: 20), CGSize(width: 90, height: 20)
      ),
      (
        { $0.flow(lineGaps: 2).fitSize().pack(at: .leading, gaps: 4).setTop(to: 0) },
        CGSize(width: 64, height: 20), CGSize(width: 94, height: 20)
      ),
      (
        { $0.column().fitHeight().pack(at: .top, gaps: 4).setLeading(to: 0).fitWidth() },
        CGSize(width: 30, height: 44), CGSize(width: 60, height: 44)
      ),
      (
        { $0.matrix().setColumns(2).setRows(each: .equal).setCells { $0.stickOnParent() } },
        CGSize(width: 60, height: 20), CGSize(width: 120, height: 20)
      ),
      (
        {
          $0.matrix().setColumns(2, .fitted, gaps: 4).setRows(each: .fitted)
            .setCells { $0.stickOnParent() }
        },
        CGSize(width: 64, height: 20), CGSize(width: 94, height: 20)
      ),
    ]

  /// Without a limit, a group from edge to edge has no given length, and measures its children.
  @Test(arguments: fittings.indices, LayoutWritingDirection.allCases)
  func aContainerFitsWhatReachesFromEdgeToEdge(_ index: Int, _ direction: LayoutWritingDirection) {
    let (layout, before, after) = Self.fittings[index]
    let page = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    page.direction = direction
    let bar = HeadlessContainerView()
    let views = [SizedView("a"), SizedView("b")]
    page.addSubview(bar)
    for view in views { bar.addSubview(view) }
    page.plumb.setLayout(for: bar) { $0.setTopLeft(to: .zero).fitSize() }
    bar.plumb.setLayout(for: views) { layout($0) }
    page.layoutIfNeeded()
    #expect(bar.frame.size == before)
    views[0].wanted.width = 60
    views[0].setNeedsLayout()
    page.layoutIfNeeded()
    #expect(bar.frame.size == after, "it follows its content")
    #expect(views[0].frame.width == 60)
  }

  /// Fitted tracks follow their children, also if the cells' layout measures nothing.
  @Test func fittedTracksFollowTheirChildren() {
    let bar = NamedContainer(["a", "b"], width: 200, height: 40)
    let (first, second) = (bar["a"], bar["b"])
    bar.plumb.setLayout(for: [first, second]) {
      $0.matrix().setColumns([.fitted, .fitted]).setRows(1, .constant(9))
        .setCells { $0.stickOnParent() }
    }
    bar.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 30, y: 0, width: 30, height: 9))
    first.wanted.width = 50
    first.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 50, height: 9))
    #expect(second.frame == CGRect(x: 50, y: 0, width: 30, height: 9))
  }
}
