import Foundation
import Plumb
import PlumbPin
import PlumbSVG
import PlumbTestSupport
import Testing

/// `wrapContent` around a container with layouts of its own: it is as large as they need, after one pass, and they
/// alone place what is in it.
@Suite struct WrapContentTests {
  private let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let box = HeadlessContainerView()
  private let label = TextLabel("Once upon a time in the west", lineLimit: 0)
  private let mark = HeadlessView()
  private let log: IssueLog

  init() {
    log = IssueLog(card)
    (card.name, box.name, label.name, mark.name) = ("card", "box", "label", "mark")
    card.addSubview(box)
    box.addSubview(label)
    box.addSubview(mark)
    box.plumb.setLayout(for: label) { $0.setTopLeading(inset: 10).fitSize() }
    box.plumb.setLayout(for: mark) {
      $0.setLeading(inset: 10).setTop(at: label.plumb.bottom + 4).setSize(width: 20, height: 30)
    }
  }

  private func frames() -> [CGRect] { [box.frame, label.frame, mark.frame] }

  /// Checks that a second pass changes nothing, and that nothing was reported.
  private func expectRest(_ sourceLocation: SourceLocation = #_sourceLocation) {
    let frames = frames()
    card.setNeedsLayout()
    box.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(self.frames() == frames, sourceLocation: sourceLocation)
    #expect(log.issues.isEmpty, sourceLocation: sourceLocation)
  }

  private var line: CGSize { label.plumbSizeThatFits(.unlimited) }

  @Test(arguments: LayoutWritingDirection.allCases)
  func aBoxIsAsLargeAsItsLayoutsNeed(_ direction: LayoutWritingDirection) {
    (card.direction, box.direction) = (direction, direction)
    card.plumb.setPin(for: box) { $0.topStart(8).wrapContent() }
    card.layoutIfNeeded()
    let size = CGSize(width: 10 + line.width, height: 10 + line.height + 4 + 30)
    #expect(box.frame.size == size)
    #expect(box.frame.origin == CGPoint(x: direction == .leftToRight ? 8 : 292 - size.width, y: 8))
    #expect(label.frame.origin.y == 10)
    expectRest()
  }

  /// The layouts leave the space before what is in the box; the padding is left after it.
  @Test(arguments: LayoutWritingDirection.allCases)
  func thePaddingIsLeftAfterTheLayouts(_ direction: LayoutWritingDirection) {
    (card.direction, box.direction) = (direction, direction)
    card.plumb.setPin(for: box) {
      $0.topStart(8).wrapContent(padding: PinInsets(top: 1, left: 5, bottom: 3, right: 6))
    }
    card.layoutIfNeeded()
    let after: CGFloat = direction == .leftToRight ? 6 : 5
    #expect(
      box.frame.size
        == CGSize(width: 10 + line.width + after, height: 10 + line.height + 4 + 30 + 3))
    expectRest()
  }

  /// In a width of 120 the text has two lines.
  @Test func aBoxIsAsHighAsItsLayoutsNeedInItsWidth() {
    box.plumb.setLayout(for: label) {
      $0.setTopLeading(inset: 10).setTrailing(inset: 10).fitHeight()
    }
    card.plumb.setPin(for: box) { $0.topLeft(8).width(120).wrapContent(.vertically, padding: 10) }
    card.layoutIfNeeded()
    let text = label.plumbSizeThatFits(
      CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    ).height
    #expect(text > line.height)
    #expect(box.frame.size == CGSize(width: 120, height: 10 + text + 4 + 30 + 10))
    expectRest()
  }

  @Test func aBoxGrowsWithItsText() {
    card.plumb.setPin(for: box) { $0.topLeft(8).wrapContent() }
    label.text = "9:59"
    card.layoutIfNeeded()
    let short = box.frame.width
    label.text = "Once upon a time"
    card.layoutIfNeeded()
    #expect(box.frame.width == 10 + line.width)
    #expect(box.frame.width > short)
    expectRest()
  }

  /// A sibling stands below the box in the same pass, and a card that fits is high enough for both.
  @Test func othersStandWhereTheBoxEnds() {
    let note = HeadlessView()
    card.addSubview(note)
    card.plumb.setPin(for: note) { $0.below(of: box, aligned: .left).marginTop(6).size(20) }
    card.plumb.setPin(for: box) { $0.topLeft(8).wrapContent() }
    card.layoutIfNeeded()
    #expect(note.frame.minY == box.frame.maxY + 6)
    #expect(card.plumb.sizeThatFits(.unlimited).height == note.frame.maxY)
  }

  /// At once, the chain takes what the layouts need as well.
  @Test func atOnceABoxIsAsLargeAsItsLayoutsNeed() {
    box.plumb.pin { $0.topLeft(8).wrapContent() }
    #expect(box.frame.size == CGSize(width: 10 + line.width, height: 10 + line.height + 34))
  }

  /// Without layouts of its own, what is in a box is where it was put, and moves to the edges of the box.
  @Test func whatHasNoLayoutIsMoved() {
    let plain = HeadlessContainerView()
    let (one, other) = (HeadlessView(), HeadlessView())
    card.addSubview(plain)
    plain.addSubview(one)
    plain.addSubview(other)
    one.frame = CGRect(x: 20, y: 30, width: 10, height: 10)
    other.frame = CGRect(x: 50, y: 40, width: 10, height: 10)
    card.plumb.setPin(for: plain) { $0.topLeft(8).wrapContent(padding: 2) }
    for _ in 0..<2 {
      card.setNeedsLayout()
      card.layoutIfNeeded()
      #expect(plain.frame == CGRect(x: 8, y: 8, width: 44, height: 24))
      #expect(one.frame.origin == CGPoint(x: 2, y: 2))
    }
  }
}

extension CGSize {
  fileprivate static let unlimited = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
