import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A trial measures transformed views like a pass: by their bounding boxes, in the trial's frames.
@Suite struct TrialOfTransformedTests {
  private static let transforms: [LayoutTransform] = [
    .scale(x: 0.5, y: 2), .scale(x: -1, y: 1), .rotation(by: .pi / 2), .rotation(by: 0.3),
    LayoutTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
  ]

  @Test(arguments: 0..<transforms.count, [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.25, y: 1)])
  func theTrialIsLikeThePass(_ number: Int, _ anchor: CGPoint) {
    let card = HeadlessContainerView()
    let (turned, below) = (HeadlessContainerView(), HeadlessView())
    let inner = HeadlessView()
    turned.anchorPoint = anchor
    turned.transform = Self.transforms[number]
    turned.bounds.origin = CGPoint(x: 7, y: -3)
    card.addSubview(turned)
    card.addSubview(below)
    turned.addSubview(inner)
    card.plumb.setLayout(for: turned) {
      $0.setLeft(to: 20).setRight(inset: 30).setTop(to: 10).setHeight(to: 40)
    }
    turned.plumb.setLayout(for: inner) {
      $0.setLeft(to: 9).setWidth(part: 0.5).setTop(to: 2).setHeight(part: 0.5)
    }
    card.plumb.setLayout(for: below) {
      $0.setLeft(at: inner.plumb.right, offset: 3)
        .pinRight(to: turned, with: { $0.withoutTransform.right + 200 })
        .setTop(at: turned.plumb.bottom, offset: 5).setHeight(like: inner.plumb.height * 2)
    }
    for width in [CGFloat(150), 260, 90] {
      let size = CGSize(width: width, height: 500)
      let onTrial = card.sizeThatFits(size)
      card.frame.size = size
      card.layoutIfNeeded()
      let frames = card.subviews.map(\.plumbFrame)
      let (right, bottom) = (frames.map(\.maxX).max()!, frames.map(\.maxY).max()!)
      #expect(abs(onTrial.width - right) < 1e-9)
      #expect(abs(onTrial.height - bottom) < 1e-9)
      card.frame.size = .zero
      card.layoutIfNeeded()
    }
  }

  /// A view in a scrolled container is at its scrolled position, also on trial.
  @Test(arguments: [CGFloat(0), 18, -7])
  func theTrialScrolls(_ scroll: CGFloat) {
    let card = HeadlessContainerView()
    let (list, row, note) = (HeadlessContainerView(), HeadlessView(), HeadlessView())
    for view in [list, note] { card.addSubview(view) }
    list.addSubview(row)
    list.bounds.origin.y = scroll
    card.plumb.setLayout(for: list) {
      $0.setLeft(to: 3).setRight(inset: 3).setTop(to: 3).setHeight(to: 40)
    }
    list.plumb.setLayout(for: row) {
      $0.setLeft(to: 0).setRight(inset: 0).setTop(inset: 4).setHeight(to: 10)
    }
    card.plumb.setLayout(for: note) {
      $0.setTop(at: row.plumb.bottom).setHeight(to: 5).setLeft(at: row.plumb.left).setWidth(to: 9)
    }
    let size = CGSize(width: 100, height: 50)
    let onTrial = card.sizeThatFits(size)
    card.frame.size = size
    card.layoutIfNeeded()
    #expect(note.frame.minY == 17)
    #expect(onTrial.height == card.subviews.map(\.frame.maxY).max())
  }

  /// A transformed container on trial has the trial's size, wherever it is now. That also holds for descendants that
  /// measure it without its transform:
  ///
  ///     page
  ///     ┌ card, at half its size ┐
  ///     │ shelf { mark }         │   mark: at the far end of the card's own frame
  ///     │ note                   │   note: beside the mark
  ///     └────────────────────────┘
  @Test(arguments: [true, false], [CGFloat(0.25), 0.5, 2, -1])
  func whatIsInsideMeasuresTheContainerOnTrial(_ isWide: Bool, _ scale: CGFloat) {
    let (page, card, shelf) = (
      HeadlessContainerView(), HeadlessContainerView(), HeadlessContainerView()
    )
    let (mark, note) = (HeadlessView(), HeadlessView())
    card.transform = .scale(x: scale, y: scale)
    page.addSubview(card)
    card.addSubview(shelf)
    shelf.addSubview(mark)
    card.addSubview(note)
    page.plumb.setLayout(for: card) {
      isWide
        ? $0.setTop(to: 3).setHeight(to: 40).fitWidth().setCenter(to: 75)
        : $0.setLeft(to: 3).setWidth(to: 40).fitHeight().setMiddle(to: 75)
    }
    card.plumb.setLayout(for: shelf) {
      $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 9, height: 9))
    }
    shelf.plumb.setLayout(for: mark) {
      let maker = $0.setSize(to: CGSize(width: 4, height: 4))
      return isWide
        ? maker.setTop(to: 0).pinLeft(to: card, with: { $0.withoutTransform.right + 36 })
        : maker.setLeft(to: 0).pinTop(to: card, with: { $0.withoutTransform.bottom + 36 })
    }
    card.plumb.setLayout(for: note) {
      let maker = $0.setSize(to: CGSize(width: 4, height: 4))
      return isWide
        ? maker.setTop(to: 0).setLeft(at: mark.plumb.left, offset: 7)
        : maker.setLeft(to: 0).setTop(at: mark.plumb.top, offset: 7)
    }
    func length(offering length: CGFloat) -> CGFloat {
      let offer = CGSize(width: isWide ? length : 40, height: isWide ? 40 : length)
      let size = card.sizeThatFits(offer)
      return isWide ? size.width : size.height
    }
    // The transform moves the card and its descendants alike.
    func expected(_ length: CGFloat) -> CGFloat { length + 36 + 7 + 4 }
    for size in [CGFloat(0), 50, 120] {
      card.bounds.size = CGSize(width: size, height: size)
      for offer in [CGFloat(0), 10, 90] {
        #expect(abs(length(offering: offer) - expected(offer)) < 1e-9)
      }
    }
    page.frame.size = CGSize(width: 200, height: 200)
    page.layoutIfNeeded()
    let once = [card, shelf, mark, note].map(\.plumbFrame)
    // In any length, what goes with the far edge ends outside. So only the shelf counts.
    #expect((isWide ? once[0].width : once[0].height) == 9)
    for view in [page, card, shelf] { view.setNeedsLayout() }
    page.layoutIfNeeded()
    #expect([card, shelf, mark, note].map(\.plumbFrame) == once, "a second pass changes nothing")
  }

  /// A box is read early, since a closure looks up a view deep in it, and measured later. What the early trial found
  /// inside is not seen by the second one, in which a mark is measured through a box that is turned around.
  @Test(arguments: Way.allCases, [false, true]) func aBoxIsReadEarlyInOneSizeAndMeasuredInAnother(
    _ way: Way, _ isTurned: Bool
  ) {
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    card.direction = way.direction
    let (box, note, lens) = (
      HeadlessContainerView(), HeadlessContainerView(), HeadlessContainerView()
    )
    let (first, line, dot, post, mark) = (
      HeadlessView(), HeadlessView(), HeadlessView(), HeadlessView(), HeadlessView()
    )
    for view in [first, box, note] { card.addSubview(view) }
    for view in [lens, post, mark] { box.addSubview(view) }
    lens.addSubview(dot)
    note.addSubview(line)
    if isTurned { lens.transform = .scale(x: -1, y: -1) }
    card.plumb.setLayout(for: box) { way.layout(26, .fitted)($0) }
    note.plumb.setLayout(for: line) { way.layout(3, .constant(40))($0) }
    box.plumb.setLayout(for: lens) { way.layout(3, .constant(40))($0) }
    lens.plumb.setLayout(for: dot) { way.layout(13, behind: post, .constant(10))($0) }
    if way == .down {
      card.plumb.setLayout(for: first) {
        $0.setLeft(at: line.plumb.right).setWidth(to: 30).setTop(to: 3).setHeight(to: 40)
      }
      card.plumb.setLayout(for: note) {
        $0.pinTop(to: .lookup { [weak dot] in dot }, with: { $0.top }).fitHeight().setLeft(to: 3)
          .setWidth(to: 40)
      }
      box.plumb.setLayout(for: post) {
        $0.setBottom(at: .parent.middle - 30).setHeight(to: 10).setLeft(to: 4).setWidth(to: 10)
      }
      box.plumb.setLayout(for: mark) {
        $0.setTop(at: dot.plumb.top - 20).setHeight(to: 10).setLeft(to: 0).setWidth(to: 10)
      }
    } else {
      card.plumb.setLayout(for: first) {
        $0.setTop(at: line.plumb.bottom).setHeight(to: 30).setLeading(to: 3).setWidth(to: 40)
      }
      card.plumb.setLayout(for: note) {
        $0.pinLeading(to: .lookup { [weak dot] in dot }, with: { $0.leading }).fitWidth()
          .setTop(to: 3).setHeight(to: 40)
      }
      box.plumb.setLayout(for: post) {
        $0.setTrailing(at: .parent.horizontal(at: 0.5) - 30).setWidth(to: 10).setTop(to: 4)
          .setHeight(to: 10)
      }
      box.plumb.setLayout(for: mark) {
        $0.setLeading(at: dot.plumb.leading - 20).setWidth(to: 10).setTop(to: 0).setHeight(to: 10)
      }
    }
    let before = card.sizeThatFits(card.bounds.size)
    card.layoutIfNeeded()
    // The box begins 26 behind the leading edge, and ends behind the others.
    #expect(way.length(of: before) == 26 + way.length(of: box.frame.size))
    #expect(way.length(of: box.frame.size) == (isTurned ? 166 : 80))
    #expect(card.sizeThatFits(card.bounds.size) == before)
  }
}
