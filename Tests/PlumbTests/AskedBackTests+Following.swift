import Foundation
import Plumb
import PlumbTestSupport
import Testing

// Frames and sizes that change meanwhile.
extension AskedBackTests {
  /// A view lays out another container when it is measured. A view that is pinned into that container and was placed
  /// before is laid out again. One that comes later is placed once.
  ///
  ///     page { card { asker: lays out the box, tag: beside the mark }, box { mark } }
  @Test(arguments: LayoutWritingDirection.allCases, [true, false])
  func whoWasPlacedBeforeFollows(_ direction: LayoutWritingDirection, _ isBefore: Bool) {
    let page = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    page.direction = direction
    let (card, box) = (CountingContainer(), HeadlessContainerView())
    let (tag, asker, mark) = (HeadlessView(), Asker(), HeadlessView())
    for view in [card, box] {
      page.addSubview(view)
      page.plumb.setLayout(for: view) { $0.stickOnParent() }
    }
    for view in isBefore ? [tag, asker] : [asker, tag] { card.addSubview(view) }
    box.addSubview(mark)
    card.plumb.setLayout(for: tag) {
      $0.setLeading(at: mark.plumb.trailing).setWidth(to: 8).setTop(to: 0).setHeight(to: 8)
    }
    card.plumb.setLayout(for: asker) { $0.setTopLeft(to: .zero).fitSize() }
    box.plumb.setLayout(for: mark) {
      $0.setLeading(to: 40).setWidth(to: 5).setTop(to: 0).setHeight(to: 5)
    }
    asker.question = { [unowned box] in box.layoutIfNeeded() }
    page.layoutIfNeeded()
    #expect(mark.frame.width == 5)
    #expect(tag.frame.minX == (direction == .leftToRight ? 45 : 147))
    #expect(card.passes == (isBefore ? 2 : 1))
  }

  /// A view lays out the root when it is measured. The root then changes the size of the container whose pass is
  /// running:
  ///
  ///     root, twice as wide as before
  ///     └ box: as wide as the root { asker, bar: as wide as the box }
  @Test(arguments: [true, false])
  func aContainerThatGetsAnotherSizeInItsPassIsLaidOutInIt(_ isContainer: Bool) {
    let (root, box) = (HeadlessContainerView(), HeadlessContainerView())
    let (asker, bar) = (Asker(), HeadlessView())
    root.addSubview(box)
    box.addSubview(asker)
    box.addSubview(bar)
    root.plumb.setLayout(for: box) { $0.stickOnParent() }
    box.plumb.setLayout(for: asker) { $0.setTopLeft(to: .zero).fitSize() }
    box.plumb.setLayout(for: bar) {
      $0.setLeft(to: 0).setRight(inset: 0).setTop(to: 0).setHeight(to: 4)
    }
    for width in [CGFloat(100), 200, 150] {
      root.frame.size = CGSize(width: width, height: 50)
      box.setNeedsLayout()
      asker.question = { root.layoutIfNeeded() }
      (isContainer ? box : root).layoutIfNeeded()
      asker.question = {}
      #expect(box.frame.width == width)
      #expect(bar.frame.width == width)
    }
  }

  /// A view that is measured has the root measured. The sizes that others get meanwhile come from frames that are not
  /// known yet, and do not hold later.
  ///
  ///     root
  ///     ├ card: fits { list { row { one; asker; cell { mark } } }; note: behind the row, as wide as the mark }
  ///     └ flag: ends where `one` does, looked up
  @Test(arguments: LayoutWritingDirection.allCases)
  func sizesMeasuredMeanwhileDoNotHold(_ direction: LayoutWritingDirection) {
    func frames(asks: Bool) -> [CGRect] {
      let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 353, height: 130))
      let (card, list) = (HeadlessContainerView(), HeadlessContainerScrollView())
      let (row, cell) = (HeadlessContainerView(), HeadlessContainerView())
      let (one, asker) = (HeadlessContainerView(), Asker())
      let (note, mark, flag) = (HeadlessView(), Asker(), HeadlessView())
      root.direction = direction
      root.issueHandler = { _ in }
      list.scrollAxes = .both
      if asks {
        asker.question = { [unowned root] in _ = root.sizeThatFits(CGSize(width: 77, height: 88)) }
      }
      for view in [card, flag] { root.addSubview(view) }
      for view in [list, note] { card.addSubview(view) }
      list.addSubview(row)
      for view in [one, asker, cell] { row.addSubview(view) }
      cell.addSubview(mark)
      root.plumb.setLayout(for: card) {
        $0.setTop(to: 3).setHeight(to: 40).setCenter(at: root.plumb.left - 37).fitWidth()
      }
      card.plumb.setLayout(for: list) { $0.setFrame(to: CGRect(x: 3, y: 3, width: 40, height: 40)) }
      list.plumb.setLayout(for: [row]) {
        $0.rowFromLeft(left: 18, right: 15).setTop(to: 3).setHeight(to: 10).fitWidth()
          .pack(at: .right, gaps: 1)
      }
      row.plumb.setLayout(for: [one, asker, cell]) {
        $0.rowFromLeft(left: 0, right: 10).setTop(to: 3).setHeight(to: 10).equalizeWidths()
          .setGaps(to: 7.5)
      }
      cell.plumb.setLayout(for: mark) {
        $0.fitWidth().setLeft(to: 115).setTop(to: 0).setHeight(to: 9)
      }
      card.plumb.setLayout(for: note) {
        $0.pinLeading(to: row, with: { $0.leading }).setWidth(like: mark.plumb.width).setTop(to: 3)
          .setHeight(to: 40)
      }
      root.plumb.setLayout(for: flag) {
        $0.setWidth(to: 144).pinRight(to: .lookup { one }, with: { $0.right }).setTop(to: 0)
          .setHeight(to: 9)
      }
      root.layoutIfNeeded()
      return [card, list, row, one, cell, note, mark, flag].map(\.frame)
    }
    #expect(frames(asks: true) == frames(asks: false))
  }
}
