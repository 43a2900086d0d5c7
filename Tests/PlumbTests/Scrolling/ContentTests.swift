import Foundation
import Plumb
import Testing

/// The size of a content that scrolls on both axes, or has views without a frame.
@Suite struct ContentTests {
  private func page(_ direction: LayoutWritingDirection, _ axes: ScrollAxes) -> (
    page: HeadlessContainerScrollView, view: HeadlessView
  ) {
    let page = HeadlessContainerScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    page.direction = direction
    page.scrollAxes = axes
    let view = HeadlessView()
    page.addSubview(view)
    return (page, view)
  }

  /// The content is at least as wide as the visible part, and its height is computed at that width.
  @Test(arguments: LayoutWritingDirection.allCases)
  func theHeightIsFoundInTheWidthThatTheContentHas(_ direction: LayoutWritingDirection) {
    let (page, photo) = page(direction, .both)
    page.plumb.setLayout(for: photo) {
      $0.setLeading(inset: 0).setWidth(like: .parent.width).setTop(inset: 0).setHeight(toWidth: 2)
    }
    page.layoutIfNeeded()
    #expect(photo.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
    #expect(page.contentSize.height == 150)
  }

  /// A view beside a list is pinned to the list, and a view in the list is pinned to it. While the content's length
  /// is computed, the list itself does not move.
  @Test(arguments: [CGFloat(-10), 0, 25])
  func aListIsMeasuredFromOutsideWhileItsContentIsFound(_ offset: CGFloat) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let (list, row) = page(.leftToRight, .vertical)
    let (box, mark) = (HeadlessContainerView(), HeadlessView())
    root.addSubview(list)
    root.addSubview(box)
    box.addSubview(mark)
    list.contentInset = LayoutInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
    list.contentOffset.y = offset
    root.plumb.setLayout(for: list) {
      $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 300, height: 100))
    }
    root.plumb.setLayout(for: box) {
      $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 400, height: 400))
    }
    box.plumb.setLayout(for: mark) {
      $0.setLeft(to: 0).setTop(at: list.plumb.bottom, offset: 5).setSize(
        to: CGSize(width: 9, height: 9))
    }
    list.plumb.setLayout(for: row) {
      $0.setLeft(to: 0).setTop(at: mark.plumb.top).setSize(to: CGSize(width: 20, height: 20))
    }
    let (beside, below) = (HeadlessView(), HeadlessView())
    root.addSubview(beside)
    root.addSubview(below)
    root.plumb.setLayout(for: beside) {
      $0.setTop(to: 0).setLeft(at: row.plumb.right).setSize(to: CGSize(width: 9, height: 9))
    }
    root.plumb.setLayout(for: below) {
      $0.setLeft(to: 0).setTop(at: mark.plumb.bottom, offset: 386).setSize(
        to: CGSize(width: 9, height: 9))
    }
    #expect(root.sizeThatFits(root.bounds.size) == CGSize(width: 400, height: 509))
    root.layoutIfNeeded()
    #expect(mark.frame.minY == 105)
    #expect(row.frame.minY == 105 + offset)
    #expect(list.contentSize.height == 115)
  }

  /// The view keeps its current frame, so its facts do not count for the content's size.
  @Test(arguments: LayoutWritingDirection.allCases, [ScrollAxes.vertical, .horizontal, .both])
  func aViewWithoutAFrameCountsWhereItIs(
    _ direction: LayoutWritingDirection, _ axes: ScrollAxes
  ) {
    let (page, view) = page(direction, axes)
    var issues: [LayoutIssue] = []
    page.issueHandler = { issues.append($0) }
    let other = HeadlessView()
    page.addSubview(other)
    page.plumb.setLayout(for: other) {
      $0.setTopLeading(inset: 0).setSize(to: CGSize(width: 600, height: 600))
    }
    page.plumb.setLayout(for: view) {
      $0.setLeading(at: other.plumb.trailing).setTop(at: other.plumb.bottom)
        .setSize(to: CGSize(width: 50, height: 50))
    }
    page.layoutIfNeeded()
    let (frame, content) = (view.frame, page.contentSize)
    let width: CGFloat = axes.contains(.horizontal) ? 650 : 300
    #expect(content == CGSize(width: width, height: axes.contains(.vertical) ? 650 : 100))
    other.removeFromSuperview()
    page.layoutIfNeeded()
    #expect(issues.allSatisfy { $0.kind == .unrelatedReference } && !issues.isEmpty)
    #expect(view.frame == frame)
    // Right-to-left, a narrower content begins further left, so the view is inside it anyway.
    if direction == .leftToRight || axes == .vertical { #expect(page.contentSize == content) }
  }

  /// A box in a list is as long as its mark, which is a quarter as long as the list's content. In a pass of the list that
  /// is what the list shows; while the length of the content is found, it is the length that is tried.
  ///
  ///     list: 400 in view { box at -30 { mark: content / 4 + 10, at -30 } }        content: 0
  @Test(arguments: ScrollCase.all)
  func whatIsMeasuredInAPassIsMeasuredAgainWhenTheContentIsFound(_ it: ScrollCase) {
    let list = it.list(400)
    let (box, mark) = (HeadlessContainerView(), HeadlessView())
    box.direction = it.direction
    list.addSubview(box)
    box.addSubview(mark)
    list.plumb.setLayout(for: box) {
      it.isVertical
        ? $0.setLeft(to: 0).setWidth(to: 40).setTop(by: { $0.readableGuide.top - 30 }).fitHeight()
        : $0.setTop(to: 0).setHeight(to: 40).setLeading(by: { $0.readableGuide.leading - 30 })
          .fitWidth()
    }
    box.plumb.setLayout(for: mark) { [weak box] in
      it.isVertical
        ? $0.setLeft(to: 0).setWidth(to: 40).pinTop(to: .lookup { box }, with: { $0.top - 30 })
          .pinHeight(to: [list], with: { $0.height * 0.25 + 10 })
        : $0.setTop(to: 0).setHeight(to: 40)
          .pinLeading(to: .lookup { box }, with: { $0.leading - 30 })
          .pinWidth(to: [list], with: { $0.width * 0.25 + 10 })
    }
    list.layoutIfNeeded()
    #expect(it.length(of: list.contentSize) == 0)
    for distance in [CGFloat(3), 7] {
      it.scroll(list, by: distance)
      list.layoutIfNeeded()
      #expect(it.length(of: list.contentSize) == 0)
    }
  }

  /// A content ends on a line of the grid, even if a view that is outside of any content keeps the search from the
  /// length that ends there.
  @Test(arguments: ScrollCase.all) func aContentEndsOnALine(_ it: ScrollCase) {
    let list = it.list(100)
    list.pixelGrid = .devicePixels(scale: 1)
    let text = Wish(CGSize(width: 33.75, height: 33.75))
    list.addSubview(text)
    list.plumb.setLayout(for: text) {
      it.isVertical
        ? $0.setLeft(to: 0).setWidth(to: 40).setTop(inset: 73.875).fitHeight()
        : $0.setTop(to: 0).setHeight(to: 40).setLeading(inset: 73.875).fitWidth()
    }
    it.add(to: list, end: -78.625, length: 115.75)
    list.layoutIfNeeded()
    #expect(it.length(of: list.contentSize) == 108)
  }
}
