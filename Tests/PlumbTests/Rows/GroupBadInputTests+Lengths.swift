import Foundation
import PlumbTestSupport
import Testing

@testable import Plumb

// Children whose lengths are no numbers.
extension GroupBadInputTests {
  /// A child that needs an invalid length keeps its frame, as the message says, and takes no room.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -5])
  func sizesThatAreNone(_ length: CGFloat) {
    typealias Group = LayoutMaker<GroupProperty.Initial>
    let layouts: [(Group) -> LayoutMaker<GroupLayout>] = [
      { $0.row().fitWidth().pack(at: .leading, gaps: 0).setTop(to: 0).setHeight(to: 5) },
      {
        $0.flow(lineGaps: 0).fitWidth().pack(at: .leading, gaps: 0).setTop(to: 0)
          .setHeight(to: 5)
      },
      { $0.column().fitHeight().pack(at: .top, gaps: 0).setLeft(to: 0).setWidth(to: 5) },
      {
        $0.matrix().setColumns([.fitted, .fitted, .fitted]).setRows(each: .equal)
          .setCells { $0.stickOnParent() }
      },
      {
        $0.matrix().setColumns(1).setRows([.fitted, .fitted, .fitted])
          .setCells { $0.stickOnParent() }
      },
    ]
    let last = CGRect(x: 1, y: 2, width: 3, height: 4)
    for (number, layout) in layouts.enumerated() {
      for isStored in [false, true] {
        let (container, views, log) = bar()
        views[1].frame = last
        views[1].wanted = CGSize(width: length, height: length)
        views[2].wanted = CGSize(width: 10, height: 10)
        if isStored {
          container.plumb.setLayout(for: views) { maker, _ in layout(maker) }
          container.layoutIfNeeded()
        } else {
          container.plumb.layout(views, by: layout)
        }
        let kind: LayoutIssue.Kind =
          length == -5 ? .negativeLength : length.isNaN ? .notANumber : .infinite
        #expect(Set(log.kinds) == [kind], "\(number): \(log.issues)")
        #expect(log.issues.first?.view == "b")
        #expect((views[1].frame == last) == (length != -5), "\(number): \(views[1].frame)")
        let (first, third) = (views[0].frame, views[2].frame)
        #expect(third.minX == first.maxX || third.minY == first.maxY, "\(number): \(third)")
      }
    }
  }

  /// Such a child takes no room across a flow either, whatever frame it keeps.
  @Test func aChildWithoutALengthIsInNoLine() {
    let (container, views, log) = bar()
    container.frame.size.width = 50
    views[1].frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    views[1].wanted.width = .nan
    container.plumb.layout(views) {
      $0.flow(lineGaps: 0).fitSize().pack(at: .leading, gaps: 0).setTop(to: 0)
    }
    #expect(log.kinds == [.notANumber])
    #expect(views[1].offers.count == 1)
    #expect(views[2].frame == CGRect(x: 0, y: 20, width: 30, height: 20))
  }

  @Test func manyChildrenWithoutALengthAreAskedOnce() {
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let log = IssueLog(container)
    let views = (0..<100_000).map { _ in SizedView() }
    for view in views {
      view.wanted = CGSize(width: CGFloat.nan, height: 20)
      container.addSubview(view)
    }
    container.plumb.layout(views) {
      $0.row().fitSize().pack(at: .leading, gaps: 0).setTop(to: 0)
    }
    #expect(log.kinds == [.notANumber])
    #expect(views.allSatisfy { $0.frame == .zero })
    #expect(views.allSatisfy { $0.offers.count == 1 })
  }

  /// A row with equal widths measures lengths only on trial. An invalid length is not reported
  /// then.
  @Test func whatIsAskedOnTrialAloneIsNoFault() {
    let (container, views, log) = bar()
    views[1].frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    views[1].wanted.width = .infinity
    container.plumb.setLayout(for: views) {
      $0.row().equalizeWidths().setGaps(to: 0).setTop(to: 0).setHeight(to: 5)
    }
    let unlimited = CGFloat.greatestFiniteMagnitude
    let size = container.sizeThatFits(CGSize(width: unlimited, height: unlimited))
    #expect(size == CGSize(width: 90, height: 5))
    container.layoutIfNeeded()
    #expect(abs(views[1].frame.width - CGFloat(200) / 3) < 1e-9)
    #expect(log.kinds == [])
  }

  /// The same holds for a matrix that measures its length, if its tracks are known afterwards.
  @Test func whatIsAskedForTheBoxAloneIsNoFault() {
    let (container, views, log) = bar()
    views[1].wanted.height = .greatestFiniteMagnitude
    container.plumb.layout(views) {
      $0.matrix { $0.stickOnParentHorizontally().setTop(to: 0).fitHeight() }
        .setColumns(1).setRows(3).setCells { $0.stickOnParent() }
    }
    #expect(views.map(\.frame.maxY) == [20, 40, 60])
    #expect(log.kinds == [])
  }
}
