import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// The size and the condition of a scrolling container, and layouts at once in it.
@Suite struct ScrollingSizeTests {
  typealias Case = ScrollCase

  @Test func theConditionIsThatOfTheViewport() {
    final class Page: ConditionalHeadlessContainerScrollView<Turned> {
      var asked: [CGRect] = []
      override func layoutCondition(in bounds: CGRect) -> Turned {
        asked.append(bounds)
        return bounds.width < bounds.height ? .portrait : .landscape
      }
    }
    enum Turned: LayoutCondition { case portrait, landscape }
    let page = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let view = HeadlessView()
    page.addSubview(view)
    page.plumb.setLayout(for: view) { maker, condition in
      let wide = maker.setTopLeading(inset: 0).setWidth(to: 10)
      return switch condition {
      case .portrait: wide.setHeight(to: 900)
      case .landscape: wide.setHeight(to: 20)
      }
    }
    page.contentOffset.y = 70
    page.layoutIfNeeded()
    #expect(page.contentSize == CGSize(width: 100, height: 900))
    #expect(page.asked.allSatisfy { $0 == CGRect(x: 0, y: 0, width: 100, height: 200) })
    page.frame.size = CGSize(width: 200, height: 100)
    page.layoutIfNeeded()
    #expect(page.contentSize == CGSize(width: 200, height: 20))
  }

  /// A scrolling container needs the size of its content with its insets, at most the offered size.
  @Test(arguments: Case.all)
  func aListAsksForTheSizeOfItsContent(_ it: Case) {
    let list = it.list()
    list.contentInset = LayoutInsets(top: 3, leading: 3, bottom: 4, trailing: 4)
    _ = it.addRun(to: list, [100, 100], gaps: 10)
    let unlimited = CGFloat.greatestFiniteMagnitude
    let fitted = list.sizeThatFits(
      it.isVertical ? CGSize(width: 90, height: unlimited) : CGSize(width: unlimited, height: 90))
    #expect(it.length(of: fitted) == 217)
    let small = list.sizeThatFits(CGSize(width: 90, height: 90))
    #expect(it.length(of: small) == 90)
    list.layoutIfNeeded()
    #expect(it.content(of: list) == 293)
  }

  /// A scrolling container that only implements `LayoutInfoStorable`, with padding in its content.
  private final class Shelf: HeadlessScrollView, LayoutInfoStorable {
    let layoutInfo = LayoutInfo()
    var room = CGSize.zero { didSet { setNeedsLayout() } }
    var plumbContentPadding: CGSize { room }
    var plumbScrollAxes: ScrollAxes { scrollAxes }

    override func layoutSubviews() { plumb.layoutStoredSubviews() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { plumb.scrollingSizeThatFits(size) }
  }

  /// The padding is after the children on the scrolling axes, and not across them.
  @Test(arguments: Case.all)
  func aContainerOfOnesOwnLeavesRoomAtTheEndsOfItsContent(_ it: Case) {
    let shelf = Shelf(frame: it.frame(0, 300))
    (shelf.scrollAxes, shelf.direction) = (it.axes, it.direction)
    let view = HeadlessView()
    shelf.addSubview(view)
    shelf.plumb.setLayout(for: view) {
      $0.setTopLeading(inset: 0).setWidth(to: it.isVertical ? 10 : 400)
        .setHeight(to: it.isVertical ? 400 : 10)
    }
    shelf.layoutIfNeeded()
    #expect(it.length(of: shelf.contentSize) == 400)
    shelf.room = CGSize(width: 7, height: 11)
    shelf.layoutIfNeeded()
    let (padded, across) = it.isVertical ? (CGFloat(411), CGFloat(17)) : (407, 21)
    #expect(it.length(of: shelf.contentSize) == padded)
    #expect(it.breadth(of: shelf.contentSize) == 120)
    let start: CGFloat = !it.isVertical && it.direction == .rightToLeft ? 7 : 0
    let isMirrored = it.isVertical && it.direction == .rightToLeft
    #expect(view.frame.origin == CGPoint(x: isMirrored ? 110 : start, y: 0))
    let unlimited = CGFloat.greatestFiniteMagnitude
    let fitted = shelf.sizeThatFits(CGSize(width: unlimited, height: unlimited))
    #expect(it.length(of: fitted) == padded)
    #expect(it.breadth(of: fitted) == across)
  }

  @Test func layoutsAtOnceStandInTheContentAsWell() {
    let list = HeadlessScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (view, row) = (HeadlessView(), HeadlessView())
    for view in [view, row] { list.addSubview(view) }
    list.contentSize = CGSize(width: 0, height: 700)
    list.contentOffset.y = 150
    list.plumb.layout(view) {
      $0.setBottomTrailing(inset: 8).setSize(to: CGSize(width: 10, height: 10))
    }
    #expect(view.frame == CGRect(x: 82, y: 682, width: 10, height: 10))
    list.plumb.layout([row]) {
      $0.column(top: 0, bottom: 0).equalizeHeights().setGaps(to: 0).setLeading(inset: 0)
        .setWidth(like: .parent.width)
    }
    #expect(row.frame == CGRect(x: 0, y: 0, width: 100, height: 700))
    list.plumb.layout(view) {
      $0.setTop(inset: 5, from: .viewport).setLeft(to: 0).setSize(to: CGSize(width: 10, height: 10))
    }
    #expect(view.frame.minY == 155)
  }
}
