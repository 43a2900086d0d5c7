import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Views that measure from the viewport stay visible. Scrolling lays out nothing else.
@Suite struct StickingTests {
  typealias Case = ScrollCase

  @Test(arguments: Case.all)
  func whatMeasuresFromTheViewportStaysInView(_ it: Case) {
    let list = it.list()
    _ = it.addRun(to: list, [500, 500], gaps: 0)
    let head = it.add(to: list, 5, length: 20, from: .viewport)
    let foot = it.add(to: list, end: 5, length: 20, from: .viewport)
    list.layoutIfNeeded()
    for distance: CGFloat in [0, 40, 700, -60] {
      it.scroll(list, by: distance)
      list.layoutIfNeeded()
      #expect(it.content(of: list) == 1000)
      #expect(head.frame == it.frame(distance + 5, 20, end: 1000))
      #expect(foot.frame == it.frame(distance + 275, 20, end: 1000))
    }
  }

  /// All ways to measure from the viewport: an area, a place, a guide, a length, an adjustment, a row.
  @Test(arguments: LayoutWritingDirection.allCases)
  func theViewportIsSaidInEveryWay(_ direction: LayoutWritingDirection) {
    let it = Case(direction: direction)
    let list = it.list()
    it.add(to: list, 0, length: 1000)
    let views = (0..<6).map { _ in HeadlessView() }
    for view in views { list.addSubview(view) }
    let size = CGSize(width: 10, height: 10)
    list.plumb.setLayout(for: views[0]) {
      $0.setTop(inset: 4, from: .viewport).setLeading(inset: 4, from: .viewport).setSize(to: size)
    }
    list.plumb.setLayout(for: views[1]) {
      $0.setTop(at: .parent.viewport.top + 4).setLeading(at: .parent.viewport.leading + 4)
        .setSize(to: size)
    }
    list.plumb.setLayout(for: views[2]) {
      $0.setTop(by: { $0.viewportGuide.top + 4 }).setLeading(by: { $0.viewportGuide.leading + 4 })
        .setSize(to: size)
    }
    list.plumb.setLayout(for: views[3]) {
      $0.setTopLeading(inset: 4).setSize(to: size)
        .movingTop(to: { max($0.top, $0.parent.viewportGuide.top + 4) })
    }
    list.plumb.setLayout(for: views[4]) {
      $0.setBottom(at: .parent.viewport.bottom).setLeading(inset: 4)
        .setHeight(like: .parent.viewport.height - 4).setWidth(to: 10)
    }
    list.plumb.setLayout(for: [views[5]]) {
      $0.column(top: 4, bottom: 286, in: .viewport).equalizeHeights().setGaps(to: 0)
        .setLeading(inset: 4).setWidth(to: 10)
    }
    list.layoutIfNeeded()
    for offset: CGFloat in [0, 100, 333] {
      list.contentOffset.y = offset
      list.layoutIfNeeded()
      let x: CGFloat = direction == .leftToRight ? 4 : 106
      for view in views { #expect(view.frame.origin == CGPoint(x: x, y: offset + 4)) }
      #expect(views[4].frame.height == 296)
    }
    list.contentOffset.y = -50
    list.layoutIfNeeded()
    #expect(views[3].frame.minY == 4)
  }

  @Test(arguments: Case.all)
  func scrollingAloneRunsNoLayout(_ it: Case) {
    let list = it.list()
    _ = it.addRun(to: list, [500, 500], gaps: 0)
    let view = HeadlessView()
    list.addSubview(view)
    var runs = 0
    list.plumb.setLayout(for: view) {
      $0.setTopLeading(inset: 0).setWidth(to: 1).setHeight(by: { _ in
        runs += 1
        return 1
      })
    }
    list.layoutIfNeeded()
    let before = runs
    it.scroll(list, by: 80)
    list.layoutIfNeeded()
    #expect(runs == before)
    // With a sticking view, scrolling runs a pass, but does not measure the content again.
    it.add(to: list, 5, length: 20, from: .viewport)
    list.layoutIfNeeded()
    let between = runs
    it.scroll(list, by: 85)
    it.scroll(list, by: 90)
    list.layoutIfNeeded()
    #expect(runs == between + 1)
    // Any other change measures the content again.
    list.setNeedsLayout()
    it.scroll(list, by: 95)
    list.layoutIfNeeded()
    #expect(runs > between + 2)
  }

  /// The viewport of a parent that does not scroll is the parent's bounds.
  @Test func theViewportOfOtherParentsIsTheParent() {
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = HeadlessView()
    card.addSubview(view)
    card.plumb.setLayout(for: view) {
      $0.setBottom(inset: 5, from: .viewport).setTrailing(inset: 5, from: .viewport).setSize(
        to: CGSize(width: 10, height: 10))
    }
    card.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 85, y: 35, width: 10, height: 10))
  }

  /// In a matrix, the cell replaces the parent, but the viewport is still that of the list.
  @Test func theViewportOfACellIsThatOfTheParent() {
    let list = Case().list()
    Case().add(to: list, 0, length: 900)
    let view = HeadlessView()
    list.addSubview(view)
    list.plumb.setLayout(for: [view]) {
      $0.matrix { $0.stickOnParent() }.setColumns(1).setRows(1)
        .setCells {
          $0.setTop(inset: 3, from: .viewport).setLeading(inset: 0).setSize(
            to: CGSize(width: 10, height: 10))
        }
    }
    list.contentOffset.y = 60
    list.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 63, width: 10, height: 10))
  }

  /// Pages are as long as the visible part.
  @Test(arguments: Case.all)
  func pagesAreAsLongAsTheViewport(_ it: Case) {
    let list = it.list()
    let pages = (0..<3).map { _ in HeadlessView() }
    for (index, page) in pages.enumerated() {
      list.addSubview(page)
      list.plumb.setLayout(for: page) { maker in
        if it.isVertical {
          let high = maker.setLeading(inset: 0).setTrailing(inset: 0)
            .setHeight(like: .parent.viewport.height)
          return index == 0 ? high.setTop(inset: 0) : high.setTop(at: pages[index - 1].plumb.bottom)
        }
        let wide = maker.setTop(inset: 0).setBottom(inset: 0)
          .setWidth(like: .parent.viewport.width)
        return index == 0
          ? wide.setLeading(inset: 0) : wide.setLeading(at: pages[index - 1].plumb.trailing)
      }
    }
    list.layoutIfNeeded()
    #expect(it.content(of: list) == 900)
    for (index, page) in pages.enumerated() {
      #expect(page.frame == it.frame(CGFloat(index) * 300, 300, end: 900))
    }
  }
}
