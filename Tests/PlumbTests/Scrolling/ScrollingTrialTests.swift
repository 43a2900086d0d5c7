import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Views deep in a content that measure the content, and trials around a scrolling container.
@Suite struct ScrollingTrialTests {
  typealias Case = ScrollCase

  /// Adds a cell to the list and a line to the cell. `length` writes the line's facts along the list.
  func add(
    _ line: HeadlessView, to list: HeadlessContainerScrollView, _ it: Case,
    _ length: @escaping (LayoutMaker<IndividualProperty.Initial>) -> LayoutMaker<IndividualLayout>
  ) {
    let cell = HeadlessContainerView()
    list.addSubview(cell)
    cell.addSubview(line)
    list.plumb.setLayout(for: cell) { $0.setFrame(to: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    cell.plumb.setLayout(for: line, by: length)
  }

  /// While the content is computed, a view deep inside measures the length that is tried. A mark is pinned before a
  /// line of 100 at three quarters of the content, and must be inside.
  @Test(arguments: Case.all)
  func aTrialMeasuresTheContentThatItTries(_ it: Case) {
    let list = it.list(500)
    let (line, mark) = (HeadlessView(), HeadlessView())
    list.addSubview(mark)
    it.add(to: list, middle: 0, length: 2)
    add(line, to: list, it) {
      it.isVertical
        ? $0.setMiddle(at: list.plumb.vertical(at: 0.75)).setHeight(to: 100).setLeft(to: 0)
          .setWidth(to: 5)
        : $0.setCenter(at: list.plumb.horizontal(at: 0.75)).setWidth(to: 100).setTop(to: 0)
          .setHeight(to: 5)
    }
    list.plumb.setLayout(for: mark) {
      it.isVertical
        ? $0.setBottom(at: line.plumb.top - 20).setHeight(to: 60).setLeft(to: 0).setWidth(to: 5)
        : $0.setRight(at: line.plumb.left - 20).setWidth(to: 60).setTop(to: 0).setHeight(to: 5)
    }
    list.layoutIfNeeded()
    #expect(abs(it.length(of: list.contentSize) - 130 / 0.75) < 1e-9)
  }

  /// A view deep in the content that measures it is laid out again when the content gets longer, although the list
  /// keeps its size.
  @Test(arguments: Case.all)
  func whoIsDeepInTheContentFollowsItsLength(_ it: Case) {
    let list = it.list()
    let row = it.add(to: list, 0, length: 400)
    let line = HeadlessView()
    add(line, to: list, it) {
      it.isVertical
        ? $0.setTop(to: 0).setHeight(like: list.plumb.height).setLeft(to: 0).setWidth(to: 5)
        : $0.setLeft(to: 0).setWidth(like: list.plumb.width).setTop(to: 0).setHeight(to: 5)
    }
    list.layoutIfNeeded()
    #expect(it.length(of: line.frame.size) == 400)
    list.plumb.setLayout(for: row) {
      it.isVertical
        ? $0.setLeading(inset: 0).setTrailing(inset: 0).setTop(inset: 0).setHeight(to: 700)
        : $0.setTop(inset: 0).setBottom(inset: 0).setLeading(inset: 0).setWidth(to: 700)
    }
    list.layoutIfNeeded()
    #expect(it.length(of: line.frame.size) == 700)
  }

  /// A badge that is pinned to a pole outside moves with the offset. The content's length must not: it is computed as
  /// if the content were not scrolled, or it would grow forever.
  @Test(arguments: Case.all, [false, true])
  func whatIsPinnedOutsideMakesTheContentNoLongerAsItScrolls(_ it: Case, _ isTransformed: Bool) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.direction = it.direction
    let (list, badge, pole) = (it.list(), HeadlessView(), HeadlessView())
    list.contentInset = LayoutInsets(top: 7, leading: 7, bottom: 9, trailing: 9)
    if isTransformed { list.transform = .scale(x: 0.5, y: 0.5) }
    list.addSubview(badge)
    for view in [list, pole] { root.addSubview(view) }
    root.plumb.setLayout(for: list) {
      $0.setTopLeading(inset: 0).setSize(to: it.frame(0, 300).size)
    }
    root.plumb.setLayout(for: pole) {
      $0.setTopLeading(inset: isTransformed ? 200 : 307).setSize(to: CGSize(width: 1, height: 1))
    }
    list.plumb.setLayout(for: badge) {
      let badge = $0.setSize(to: CGSize(width: 8, height: 8))
      return it.isVertical
        ? badge.setTop(at: pole.plumb.top).setLeading(inset: 0)
        : badge.setTop(inset: 0).setLeading(at: pole.plumb.leading)
    }
    root.layoutIfNeeded()
    let content = it.content(of: list)
    #expect(abs(it.length(of: list.contentSize) - (isTransformed ? 251 : 308)) < 1e-9)
    for distance: CGFloat in [-7, 0, 70, 210] {
      it.scroll(list, by: distance)
      root.layoutIfNeeded()
      list.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(it.content(of: list) == content)
    }
  }

  /// A view beside a cell measures the length of the list from deep inside, and nothing else does.
  ///
  ///     [----------- list: as long as it must be -----------]
  ///               [dot: 6 long, ends 34 before the middle]
  ///     [mark: 133 long, ends 10 behind the dot]                needed: 2 * (34 + 123)
  @Test(arguments: Case.all) func aContentHoldsAMarkThatFollowsAViewDeepInside(
    _ it: Case
  ) {
    let list = it.list(65)
    let (dot, mark) = (HeadlessView(), HeadlessView())
    add(dot, to: list, it) {
      it.isVertical
        ? $0.setBottom(at: list.plumb.middle - 34).setHeight(to: 6).setLeft(to: 0).setWidth(to: 5)
        : $0.setTrailing(at: list.plumb.horizontal(at: 0.5) - 34).setWidth(to: 6).setTop(to: 0)
          .setHeight(to: 5)
    }
    list.addSubview(mark)
    list.plumb.setLayout(for: mark) {
      it.isVertical
        ? $0.setBottom(at: dot.plumb.bottom + 10).setHeight(to: 133).setLeft(to: 0).setWidth(to: 5)
        : $0.setTrailing(at: dot.plumb.trailing + 10).setWidth(to: 133).setTop(to: 0)
          .setHeight(to: 5)
    }
    list.layoutIfNeeded()
    #expect(it.length(of: list.contentSize) == 314)
  }

  /// A box inside measures the content, and its size is remembered. It depends on the content's length as before: the
  /// search for that length begins again, because a line in the box was read early.
  ///
  ///     list: 40 long
  ///     └ box: fits, its middle at 73 { line: 20 longer than the content, a quarter of it before the box's middle }
  @Test(arguments: Case.all) func aRememberedSizeDependsOnTheContent(_ it: Case) {
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    card.direction = it.direction
    let list = it.list(40)
    card.addSubview(list)
    card.plumb.setLayout(for: list) {
      $0.setTopLeading(inset: 3).setSize(to: CGSize(width: 40, height: 40))
    }
    let (box, line) = (HeadlessContainerView(), HeadlessView())
    list.addSubview(box)
    box.addSubview(line)
    list.plumb.setLayout(for: box) {
      it.isVertical
        ? $0.setMiddle(to: 73).fitHeight().setLeft(to: 3).setWidth(to: 40)
        : $0.setHorizontal(at: 0.5, to: 73).fitWidth().setTop(to: 3).setHeight(to: 40)
    }
    box.plumb.setLayout(for: line) {
      it.isVertical
        ? $0.setVertical(at: 0.25, on: .parent.middle - 12).setHeight(like: list.plumb.height + 20)
          .setLeft(to: 3).setWidth(to: 40)
        : $0.setHorizontal(at: 0.25, on: .parent.center - 12).setWidth(like: list.plumb.width + 20)
          .setTop(to: 3).setHeight(to: 40)
    }
    card.layoutIfNeeded()
    // The box needs 2 * (0.75 * (content + 20) - 12), and the content 73 and half the box.
    let content: CGFloat = (73 + 3) / 0.25
    #expect(abs(it.length(of: list.contentSize) - content) < 1e-9)
    #expect(abs(it.length(of: box.frame.size) - 2 * (content - 73)) < 1e-9)
  }

  /// A view whose reference has gone keeps its frame. The content still holds it, in both directions.
  @Test(arguments: Case.all) func aViewThatKeepsItsFrameIsInTheContent(_ it: Case) {
    let list = it.list(100)
    let (mark, note) = (HeadlessView(), HeadlessView())
    list.issueHandler = { _ in }
    for view in [mark, note] { list.addSubview(view) }
    list.plumb.setLayout(for: mark) { $0.setFrame(to: CGRect(x: 30, y: 30, width: 5, height: 5)) }
    list.plumb.setLayout(for: note) {
      it.isVertical
        ? $0.setTop(at: mark.plumb.bottom + 10).setHeight(to: 300).setLeft(to: 0).setWidth(to: 5)
        : $0.setLeft(at: mark.plumb.right + 10).setWidth(to: 300).setTop(to: 0).setHeight(to: 5)
    }
    list.layoutIfNeeded()
    #expect(it.length(of: list.contentSize) == 345)
    let frame = note.frame
    mark.removeFromSuperview()
    list.layoutIfNeeded()
    #expect(note.frame == frame)
    #expect(it.length(of: list.contentSize) == 345)
  }

  /// Two edges that cross in a short content ask for a longer one, also if the other axis is adjusted.
  @Test(arguments: Case.all, [true, false])
  func edgesThatCrossAskForALongerContent(_ it: Case, _ isAdjusted: Bool) {
    let list = it.list(40)
    let note = HeadlessView()
    list.addSubview(note)
    let across: CGFloat = it.direction == .rightToLeft ? 81 : -81
    list.plumb.setLayout(for: note) {
      if it.isVertical {
        let note = $0.setTop(to: 31).setMiddle(by: { $0.middle - 81 }).setLeft(to: 0).setWidth(
          to: 5)
        return isAdjusted ? note.limitingWidth(to: 1...9, from: .left) : note
      }
      let note = $0.setLeading(to: 31).setCenter(by: { $0.center + across }).setTop(to: 0)
        .setHeight(to: 5)
      return isAdjusted ? note.limitingHeight(to: 1...9, from: .top) : note
    }
    list.layoutIfNeeded()
    #expect(it.length(of: list.contentSize) == 224)
  }
}
