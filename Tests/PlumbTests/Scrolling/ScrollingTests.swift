import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Layouts in a scrolling container measure from its content.
@Suite struct ScrollingTests {
  typealias Case = ScrollCase

  @Test(arguments: Case.all)
  func layoutsStandInTheContent(_ it: Case) {
    let list = it.list()
    let (first, last) = (it.add(to: list, 8, length: 40), it.add(to: list, 700, length: 50))
    list.layoutIfNeeded()
    for distance: CGFloat in [0, 100, 450, -30] {
      it.scroll(list, by: distance)
      list.layoutIfNeeded()
      #expect(it.content(of: list) == 750)
      #expect(it.breadth(of: list.contentSize) == 120)
      #expect(first.frame == it.frame(8, 40, end: 750))
      #expect(last.frame == it.frame(700, 50, end: 750))
    }
  }

  @Test(arguments: Case.all)
  func aRunIsNotSqueezed(_ it: Case) {
    let list = it.list()
    let rows = it.addRun(to: list, Array(repeating: 200, count: 6), gaps: 10)
    list.layoutIfNeeded()
    #expect(it.content(of: list) == 1250)
    for (index, row) in rows.enumerated() {
      #expect(row.frame == it.frame(CGFloat(index) * 210, 200, end: 1250))
    }
  }

  /// The ends of a group belong to the content, so its children are not squeezed either.
  @Test(arguments: Case.all)
  func theEndsOfARunAreInTheContent(_ it: Case) {
    let list = it.list()
    let views = (0..<4).map { _ in
      Wish(it.isVertical ? CGSize(width: 10, height: 90) : CGSize(width: 90, height: 10))
    }
    let cells = (0..<3).map { _ in HeadlessView() }
    for view in views + cells { list.addSubview(view) }
    list.plumb.setLayout(for: views) { maker in
      it.isVertical
        ? maker.column(top: 7, bottom: 60).fitHeight().pack(at: .top, gaps: 10)
          .setLeading(inset: 0).setTrailing(inset: 0)
        : maker.row(leading: 7, trailing: 60).fitWidth().pack(at: .leading, gaps: 10)
          .setTop(inset: 0).setBottom(inset: 0)
    }
    list.layoutIfNeeded()
    let length: CGFloat = 7 + 4 * 90 + 3 * 10 + 60
    #expect(it.content(of: list) == length)
    for (index, view) in views.enumerated() {
      #expect(view.frame == it.frame(7 + CGFloat(index) * 100, 90, end: length))
    }
    list.plumb.setLayout(for: cells) {
      let box = $0.matrix(insets: LayoutInsets(top: 3, leading: 3, bottom: 100, trailing: 100))
      return it.isVertical
        ? box.setColumns(1).setRows(each: .constant(200), gaps: 5).setCells { $0.stickOnParent() }
        : box.setColumns([.constant(200), .constant(200), .constant(200)], gaps: 5).setRows(1)
          .setCells { $0.stickOnParent() }
    }
    list.layoutIfNeeded()
    #expect(it.content(of: list) == 713)
    #expect(it.length(of: cells[2].frame.size) == 200)
  }

  /// A row from the left begins at the left in both directions.
  @Test(arguments: LayoutWritingDirection.allCases)
  func aRunFromTheLeftIsNotSqueezed(_ direction: LayoutWritingDirection) {
    let it = Case(axes: .horizontal, direction: direction)
    let list = it.list()
    let views = (0..<5).map { _ in Wish(CGSize(width: 90, height: 10)) }
    for view in views { list.addSubview(view) }
    list.plumb.setLayout(for: views) {
      $0.rowFromLeft(left: 5, right: 15).fitWidth().pack(at: .left, gaps: 0)
        .setTop(inset: 0).setBottom(inset: 0)
    }
    list.layoutIfNeeded()
    #expect(list.contentSize.width == 470)
    #expect(views.map(\.frame.minX) == [5, 95, 185, 275, 365])
    #expect(views.allSatisfy { $0.frame.width == 90 })
  }

  @Test(arguments: Case.all)
  func contentIsAtLeastAsLongAsWhatIsInView(_ it: Case) {
    let list = it.list()
    let rows = it.addRun(to: list, [20, 30], gaps: 10)
    let foot = it.add(to: list, end: 8, length: 40)
    list.layoutIfNeeded()
    #expect(it.length(of: list.contentSize) == 60)
    #expect(it.content(of: list) == 300)
    #expect(rows.map(\.frame) == [it.frame(0, 20, end: 300), it.frame(30, 30, end: 300)])
    #expect(foot.frame == it.frame(252, 40, end: 300))
  }

  @Test(arguments: Case.all)
  func whatHangsOnTheFarEdgeStandsAtTheEndOfTheContent(_ it: Case) {
    let list = it.list()
    _ = it.addRun(to: list, [400, 400], gaps: 0)
    let (foot, middle) = (
      it.add(to: list, end: 8, length: 40), it.add(to: list, middle: -10, length: 60)
    )
    list.layoutIfNeeded()
    #expect(it.content(of: list) == 800)
    #expect(foot.frame == it.frame(752, 40, end: 800))
    #expect(middle.frame.midX == (it.isVertical ? 60 : it.frame(360, 60, end: 800).midX))
    #expect(middle.frame == it.frame(360, 60, end: 800))
  }

  /// A view at the far edge or in the middle needs its own length. A view before the start needs nothing.
  @Test(arguments: Case.all)
  func whatHangsOnTheFarEdgeAsksForItsLength(_ it: Case) {
    for (end, middle, length): (CGFloat?, CGFloat?, CGFloat) in [
      (8, nil, 52), (nil, 0, 44), (nil, -10, 64), (nil, 10, 64),
    ] {
      let list = it.list(20)
      let view = it.add(to: list, end: end, middle: middle, length: 44)
      it.add(to: list, -900, length: 900)
      list.layoutIfNeeded()
      #expect(abs(it.content(of: list) - length) < 1e-9)
      let start = end.map { length - $0 - 44 } ?? (length - 44) / 2 + (middle ?? 0)
      let expected = it.frame(start, 44, end: length)
      #expect(abs(view.frame.minX - expected.minX) + abs(view.frame.minY - expected.minY) < 1e-9)
    }
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func contentThatScrollsBothWaysHasNoLimit(_ direction: LayoutWritingDirection) {
    let map = HeadlessContainerScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    map.scrollAxes = .both
    map.direction = direction
    let (tile, corner) = (Wish(CGSize(width: 500, height: 400)), HeadlessView())
    map.addSubview(tile)
    map.addSubview(corner)
    map.plumb.setLayout(for: tile) { $0.setTopLeading(inset: 0).fitSize() }
    map.plumb.setLayout(for: corner) {
      $0.setBottomTrailing(inset: 0).setSize(to: CGSize(width: 10, height: 10))
    }
    map.layoutIfNeeded()
    #expect(map.contentSize == CGSize(width: 500, height: 400))
    #expect(tile.frame == CGRect(x: 0, y: 0, width: 500, height: 400))
    #expect(
      corner.frame
        == CGRect(x: direction == .leftToRight ? 490 : 0, y: 390, width: 10, height: 10))
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func aFlowBreaksAcrossAndNotAlong(_ direction: LayoutWritingDirection) {
    for axes in [ScrollAxes.vertical, .horizontal] {
      let list = HeadlessContainerScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      (list.scrollAxes, list.direction) = (axes, direction)
      let tags = (0..<5).map { _ in Wish(CGSize(width: 40, height: 20)) }
      for tag in tags { list.addSubview(tag) }
      list.plumb.setLayout(for: tags) {
        $0.flow(lineGaps: 10).fitSize().pack(at: .leading, gaps: 10).setTop(inset: 0)
      }
      list.layoutIfNeeded()
      #expect(
        list.contentSize
          == (axes == .vertical ? CGSize(width: 100, height: 80) : CGSize(width: 240, height: 30)))
      #expect(tags.allSatisfy { $0.frame.size == CGSize(width: 40, height: 20) })
      let second = axes == .vertical ? CGPoint(x: 50, y: 0) : CGPoint(x: 50, y: 0)
      let x = direction == .leftToRight ? second.x : list.contentSize.width - second.x - 40
      #expect(tags[1].frame.origin == CGPoint(x: x, y: second.y))
    }
  }

  @Test func theContentFollowsTheSizeAndTheLayouts() {
    let it = Case()
    let list = it.list()
    let rows = it.addRun(to: list, [200, 200], gaps: 0)
    list.layoutIfNeeded()
    #expect(list.contentSize.height == 400)
    list.frame.size = CGSize(width: 90, height: 500)
    list.layoutIfNeeded()
    #expect(list.contentSize == CGSize(width: 90, height: 400))
    #expect(list.plumbLayoutBounds.size == CGSize(width: 90, height: 500))
    #expect(rows[0].frame == CGRect(x: 0, y: 0, width: 90, height: 200))
    list.frame.size.height = 100
    it.add(to: list, 600, length: 10)
    list.layoutIfNeeded()
    #expect(list.contentSize == CGSize(width: 90, height: 610))
  }

  /// Bars and keyboards cover a part of the view. The content keeps its own coordinates.
  @Test(arguments: LayoutWritingDirection.allCases)
  func insetsMakeTheViewportSmaller(_ direction: LayoutWritingDirection) {
    let it = Case(direction: direction)
    let list = it.list()
    list.contentInset = LayoutInsets(top: 50, leading: 10, bottom: 30, trailing: 5)
    let (head, foot) = (it.add(to: list, 0, length: 20), it.add(to: list, end: 0, length: 20))
    let bar = it.add(to: list, end: 0, length: 10, from: .viewport)
    list.contentOffset = CGPoint(x: direction == .leftToRight ? -10 : -5, y: -50)
    list.layoutIfNeeded()
    #expect(list.plumbLayoutBounds.size == CGSize(width: 105, height: 220))
    #expect(head.frame == CGRect(x: 0, y: 0, width: 105, height: 20))
    #expect(foot.frame == CGRect(x: 0, y: 200, width: 105, height: 20))
    #expect(bar.frame == CGRect(x: 0, y: 210, width: 105, height: 10))
    list.contentInset.bottom = 130
    list.layoutIfNeeded()
    #expect(list.plumbLayoutBounds.height == 120)
    #expect(bar.frame.minY == 110)
    // The safe area is part of the insets on the scrolling axis, and part of the content on the other.
    list.contentInset = .zero
    list.safeAreaInsets = LayoutInsets(top: 40, leading: 7, bottom: 20, trailing: 3)
    list.plumb.setLayout(for: head) { $0.stickOnParentSafeArea(withInsets: .zero) }
    list.layoutIfNeeded()
    #expect(list.adjustedContentInset == LayoutInsets(top: 40, bottom: 20))
    #expect(list.plumbLayoutBounds.size == CGSize(width: 120, height: 240))
    #expect(
      head.frame
        == CGRect(x: direction == .leftToRight ? 7 : 3, y: 0, width: 110, height: 240))
  }
}
