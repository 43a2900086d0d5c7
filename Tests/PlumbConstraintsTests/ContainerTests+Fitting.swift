import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

// Sizes that fit, and containers in each other.
extension ContainerTests {
  @Test func theSizeThatFits() {
    let board = Board("text", "icon")
    let (text, icon) = (board["text"], board["icon"])
    text.wanted = CGSize(width: 200, height: 10)
    text.area = 2000
    board.plumb.activate {
      icon.anchors.size == CGSize(width: 20, height: 20)
      icon.anchors.leading == board.anchors.leading + 8
      icon.anchors.top == board.anchors.top + 8
      text.anchors.leading == icon.anchors.trailing + 4
      text.anchors.top == icon.anchors.top
      text.anchors.trailing <= board.anchors.trailing - 8
      board.anchors.bottom >= text.anchors.bottom + 8
      board.anchors.bottom >= icon.anchors.bottom + 8
    }
    let unlimited = CGFloat.greatestFiniteMagnitude
    let wide = board.sizeThatFits(CGSize(width: unlimited, height: unlimited))
    #expect(wide == CGSize(width: 240, height: 36))
    #expect(
      board.sizeThatFits(CGSize(width: 80, height: unlimited)) == CGSize(width: 80, height: 66))
    #expect(
      board.plumb.fittingSize(CGSize(width: 300, height: 0), horizontal: .required)
        == CGSize(width: 300, height: 36))
    // Nothing has moved, and the same is found again.
    #expect(text.frame == .zero)
    #expect(board.sizeThatFits(CGSize(width: unlimited, height: unlimited)) == wide)
    let frame = board.frame("text")
    #expect(frame == CGRect(x: 32, y: 8, width: 200, height: 10))
    _ = board.sizeThatFits(CGSize(width: 80, height: unlimited))
    board.setNeedsLayout()
    #expect(board.frame("text") == frame)
    text.wanted = CGSize(width: 100, height: 20)
    #expect(board.sizeThatFits(CGSize(width: unlimited, height: unlimited)).width == 140)
  }

  /// A text between margins is as high as it is in their width, at once when they change.
  @Test(arguments: [LayoutWritingDirection.leftToRight, .rightToLeft])
  func aTextIsAsHighAsItIsBetweenNewMargins(_ direction: LayoutWritingDirection) {
    let board = Board("text", width: 120)
    board.direction = direction
    board["text"].wanted = CGSize(width: 200, height: 10)
    board["text"].area = 4000
    board.plumb.activate {
      board["text"].anchors.leading == board.anchors.margins.leading
      board["text"].anchors.trailing == board.anchors.margins.trailing
      board["text"].anchors.top == board.anchors.top
    }
    for (margin, width) in [(CGFloat(10), CGFloat(100)), (20, 80), (35, 50)] {
      board.layoutMargins = LayoutInsets(all: margin)
      let frame = board.frame("text")
      #expect(frame.width == width && frame.height == 4000 / width)
    }
    // Margins are known before contents are asked: no other width is ever offered.
    let offers = Set(board["text"].offers).subtracting([.greatestFiniteMagnitude])
    #expect(offers == [100, 80, 50])
  }

  /// A container of constraints in a container of layouts, and the other way round.
  @Test func containersFitEachOther() {
    let card = Board("title")
    let title = card["title"]
    title.wanted = CGSize(width: 70, height: 12)
    card.plumb.activate {
      title.anchors.allEdges.inside(card.anchors.allEdges - 5)
      title.anchors.leading == card.anchors.leading + 5
      title.anchors.top == card.anchors.top + 5
    }
    let page = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    page.addSubview(card)
    page.plumb.setLayout(for: card) { $0.setTopLeft(to: CGPoint(x: 3, y: 4)).fitSize() }
    page.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 3, y: 4, width: 80, height: 22))
    #expect(title.frame == CGRect(x: 5, y: 5, width: 70, height: 12))

    let outer = Board()
    outer.addSubview(page)
    outer.plumb.activate {
      page.anchors.leading == outer.anchors.leading
      page.anchors.top == outer.anchors.top
    }
    outer.layoutIfNeeded()
    #expect(page.frame == CGRect(x: 0, y: 0, width: 83, height: 26))
    #expect(outer.log.issues == [])
  }

  /// Other containers pin into a container of constraints, in one call.
  @Test func pinsAcrossContainers() {
    let page = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let card = Board("title")
    let note = HeadlessView()
    page.addSubview(note)
    page.addSubview(card)
    let title = card["title"]
    page.plumb.setLayout(for: card) {
      $0.setTopLeft(to: CGPoint(x: 10, y: 10)).setSize(to: CGSize(width: 200, height: 100))
    }
    page.plumb.setLayout(for: note) {
      $0.setTop(at: title.plumb.bottom + 2).setLeft(at: title.plumb.left)
        .setSize(to: CGSize(width: 5, height: 5))
    }
    card.plumb.activate {
      title.anchors.left == card.anchors.left + 20
      title.anchors.top == card.anchors.top + 30
      title.anchors.size == CGSize(width: 50, height: 10)
    }
    page.layoutIfNeeded()
    #expect(note.frame.origin == CGPoint(x: 30, y: 52))
    card.plumb.constraints[1].constant = 40
    page.layoutIfNeeded()
    #expect(note.frame.origin == CGPoint(x: 30, y: 62))
    // And into another container from constraints.
    let mark = Plain()
    card.addSubview(mark)
    card.plumb.activate {
      mark.anchors.left == note.anchors.right
      mark.anchors.top == card.anchors.top
      mark.anchors.size == CGSize(width: 4, height: 4)
    }
    page.layoutIfNeeded()
    #expect(mark.frame.minX == 25)
  }
}
