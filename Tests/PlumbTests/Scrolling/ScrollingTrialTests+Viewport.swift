import Foundation
import Plumb
import PlumbTestSupport
import Testing

// What a trial knows of the visible part.
extension ScrollingTrialTests {
  /// A card around a scrolled list. A follower outside is pinned to a bar at the end of the visible part.
  func card(_ size: CGSize, _ it: Case, by distance: CGFloat) -> (
    card: HeadlessContainerView, follower: HeadlessView
  ) {
    let card = HeadlessContainerView(frame: CGRect(origin: .zero, size: size))
    let (list, follower) = (it.list(), HeadlessView())
    list.contentInset = LayoutInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    for view in [list, follower] { card.addSubview(view) }
    it.add(to: list, 0, length: 2000)
    let bar = it.add(to: list, end: 0, length: 10, from: .viewport)
    card.plumb.setLayout(for: list) {
      $0.setTopLeft(to: .zero).setWidth(like: .parent.width - 20)
        .setHeight(like: .parent.height - 20)
    }
    card.plumb.setLayout(for: follower) {
      $0.setTop(at: bar.plumb.bottom).setLeft(at: bar.plumb.right)
        .setSize(to: CGSize(width: 40, height: 40))
    }
    it.scroll(list, by: distance)
    return (card, follower)
  }

  /// A trial around a list places sticking views at the visible part, in the list's size on trial.
  @Test(arguments: [ScrollCase(), ScrollCase(axes: .horizontal)], [0, 70] as [CGFloat])
  func aTrialFindsWhatSticksWhereItIsInView(_ it: Case, _ distance: CGFloat) {
    let sizes = [CGSize(width: 300, height: 200), CGSize(width: 150, height: 400)]
    let (card, _) = card(sizes[0], it, by: distance)
    card.layoutIfNeeded()
    for size in sizes {
      let (other, follower) = self.card(size, it, by: distance)
      other.layoutIfNeeded()
      let end = CGSize(width: follower.frame.maxX, height: follower.frame.maxY)
      #expect(card.sizeThatFits(size) == end)
    }
  }

  /// Before its first layout a list has no size, and shows nothing of its content. What it will show is as long as its
  /// insets leave of the size that it gets.
  @Test(arguments: Case.all) func aListIsTriedInTheViewportThatItWillHave(_ it: Case) {
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    card.direction = it.direction
    let (list, flag) = (it.list(0), HeadlessView())
    list.frame = .zero
    list.contentInset = LayoutInsets(top: 20, leading: 20, bottom: 30, trailing: 30)
    let row = it.add(to: list, end: 0, length: 10)
    for view in [list, flag] { card.addSubview(view) }
    card.plumb.setLayout(for: list) {
      $0.setTopLeading(inset: 0).setSize(to: CGSize(width: 200, height: 200))
    }
    card.plumb.setLayout(for: flag) {
      it.isVertical
        ? $0.setLeading(inset: 0).setTop(at: row.plumb.bottom + 200).setSize(
          to: CGSize(width: 5, height: 5))
        : $0.setTop(inset: 0).setLeading(at: row.plumb.trailing + 200).setSize(
          to: CGSize(width: 5, height: 5))
    }
    let before = card.sizeThatFits(card.bounds.size)
    // Right-to-left, what is at 0 in a content that nobody has scrolled is its trailing edge.
    let isTurned = !it.isVertical && it.direction == .rightToLeft
    #expect(it.length(of: before) == (isTurned ? 405 : 355))
    card.layoutIfNeeded()
    #expect(card.sizeThatFits(card.bounds.size) == before)
  }

  /// What sticks in a list that has no size yet is tried where the list will show it.
  ///
  ///     card { list: 200 long, insets of 20 and 30 { head: in the middle of what is in view }; flag: behind the head }
  @Test(arguments: Case.all) func whatSticksInAListWithoutASizeIsTriedWhereItWillBe(_ it: Case) {
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    card.direction = it.direction
    let (list, head, flag) = (it.list(0), HeadlessView(), HeadlessView())
    list.frame = .zero
    list.contentInset = LayoutInsets(top: 20, leading: 20, bottom: 30, trailing: 30)
    list.addSubview(head)
    list.plumb.setLayout(for: head) {
      it.isVertical
        ? $0.setMiddle(at: .parent.viewport.middle).setHeight(to: 10).setLeft(to: 0).setWidth(to: 5)
        : $0.setCenter(at: .parent.viewport.center).setWidth(to: 10).setTop(to: 0).setHeight(to: 5)
    }
    for view in [list, flag] { card.addSubview(view) }
    card.plumb.setLayout(for: list) {
      $0.setTopLeading(inset: 0).setSize(to: CGSize(width: 200, height: 200))
    }
    card.plumb.setLayout(for: flag) {
      it.isVertical
        ? $0.setTop(at: head.plumb.bottom).setHeight(to: 300).setLeft(to: 0).setWidth(to: 5)
        : $0.setLeading(at: head.plumb.trailing).setWidth(to: 300).setTop(to: 0).setHeight(to: 5)
    }
    // The middle of what is in view is 20 + 150 / 2 from the list's start, and the head is 10 long.
    let expected: CGFloat = 95 + 5 + 300
    #expect(it.length(of: card.sizeThatFits(card.bounds.size)) == expected)
    card.layoutIfNeeded()
    #expect(it.length(of: card.sizeThatFits(card.bounds.size)) == expected)
  }

  /// A box beside a list is tried while the length of the list's content is being found, when the content counts as not
  /// scrolled. What is measured in the box afterwards sees the content as it is scrolled.
  ///
  ///     card { box { wide; inner: begins with the row }, list: fitted { mark: as long as wide; row }, flag: behind inner }
  @Test(arguments: Case.all) func whatIsTriedWhileAContentIsSearchedIsTriedAgain(_ it: Case) {
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    card.direction = it.direction
    let (box, list, flag) = (HeadlessContainerView(), it.list(0), HeadlessView())
    let (wide, inner) = (HeadlessView(), HeadlessView())
    list.contentInset = LayoutInsets(top: 3, leading: 3, bottom: 0, trailing: 0)
    for view in [box, list, flag] { card.addSubview(view) }
    for view in [wide, inner] { box.addSubview(view) }
    let row = it.add(to: list, 0, length: 20)
    let mark = HeadlessView()
    list.addSubview(mark)
    func place(
      _ view: HeadlessView, in container: HeadlessContainerView, behind other: HeadlessView?,
      _ length: CGFloat
    ) {
      container.plumb.setLayout(for: view) {
        if it.isVertical {
          let maker = $0.setLeft(to: 0).setWidth(to: 9).setHeight(to: length)
          return other.map { maker.setTop(at: $0.plumb.bottom) } ?? maker.setTop(to: 5)
        }
        let maker = $0.setTop(to: 0).setHeight(to: 9).setWidth(to: length)
        return other.map { maker.setLeading(at: $0.plumb.trailing) } ?? maker.setLeading(inset: 5)
      }
    }
    place(box, in: card, behind: nil, 40)
    place(wide, in: box, behind: nil, 30)
    place(inner, in: box, behind: row, 50)
    place(flag, in: card, behind: inner, 300)
    card.plumb.setLayout(for: list) {
      it.isVertical
        ? $0.setTop(to: 5).setLeft(to: 0).setWidth(to: 9).fitHeight()
        : $0.setLeading(inset: 5).setTop(to: 0).setHeight(to: 9).fitWidth()
    }
    list.plumb.setLayout(for: mark) {
      it.isVertical
        ? $0.setTop(to: 0).setLeft(to: 0).setWidth(to: 9).setHeight(like: wide.plumb.height)
        : $0.setLeading(inset: 0).setTop(to: 0).setHeight(to: 9).setWidth(like: wide.plumb.width)
    }
    card.layoutIfNeeded()
    let end =
      it.isVertical || it.direction == .leftToRight
      ? it.length(of: CGSize(width: flag.frame.maxX, height: flag.frame.maxY))
      : 400 - flag.frame.minX
    #expect(it.length(of: card.sizeThatFits(card.bounds.size)) == end)
  }

  /// A row in a list is a quarter as long as what the list shows, and ends at 500. A tag beside the list is pinned to the
  /// row before the list has its size. The content is 500 long in each size, and the row is not the same.
  ///
  ///     card { tag: behind the middle of the row; list: the card { row: viewport / 4, ends at 500 } }
  @Test(arguments: Case.all) func aRowIsTriedAgainInAnotherViewport(_ it: Case) {
    let card = HeadlessContainerView(frame: it.frame(0, 90))
    card.direction = it.direction
    let (tag, list, row) = (HeadlessView(), it.list(0), HeadlessView())
    for view in [tag, list] { card.addSubview(view) }
    list.addSubview(row)
    card.plumb.setLayout(for: tag) { [weak row] in
      it.isVertical
        ? $0.setLeft(to: 0).setWidth(to: 9).setHeight(to: 300)
          .pinTop(to: .lookup { row }, with: { $0.middle })
        : $0.setTop(to: 0).setHeight(to: 9).setWidth(to: 300)
          .pinLeading(to: .lookup { row }, with: { $0.center })
    }
    card.plumb.setLayout(for: list) {
      it.isVertical
        ? $0.setLeft(to: 0).setWidth(to: 90).setTop(to: 0).setHeight(like: .parent.height)
        : $0.setTop(to: 0).setHeight(to: 90).setLeading(inset: 0).setWidth(like: .parent.width)
    }
    list.plumb.setLayout(for: row) {
      it.isVertical
        ? $0.setLeft(to: 0).setWidth(to: 40).setBottom(to: 500)
          .setHeight(like: .parent.viewport.height * 0.25)
        : $0.setTop(to: 0).setHeight(to: 40).setTrailing(to: 500)
          .setWidth(like: .parent.viewport.width * 0.25)
    }
    card.layoutIfNeeded()
    let needed = it.length(of: card.sizeThatFits(it.frame(0, 200).size))
    card.frame = it.frame(0, 200)
    card.layoutIfNeeded()
    let end =
      it.isVertical
      ? tag.frame.maxY
      : it.direction == .leftToRight ? tag.frame.maxX : card.bounds.width - tag.frame.minX
    #expect(abs(needed - end) < 1e-9)
  }
}
