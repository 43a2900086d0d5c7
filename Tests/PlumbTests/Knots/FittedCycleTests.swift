import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A fitted length waits for what is in the box. So a cycle may go through a box that nothing measures by name.
@Suite struct FittedCycleTests {
  private let page = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let card = HeadlessContainerView()
  private let foot = HeadlessContainerView()
  private let note = HeadlessView()
  private let mark = HeadlessView()
  private let other = HeadlessView()
  private let log: IssueLog

  init() {
    log = IssueLog(page)
    (page.name, card.name, foot.name) = ("page", "card", "foot")
    (note.name, mark.name, other.name) = ("note", "mark", "other")
    page.addSubview(card)
    page.addSubview(mark)
    page.addSubview(other)
    card.addSubview(foot)
    foot.addSubview(note)
  }

  /// The card is as large as its foot needs, which hangs on its bottom. The mark stands below the card.
  private func store(_ direction: LayoutWritingDirection, isCycle: Bool) {
    (page.direction, card.direction, foot.direction) = (direction, direction, direction)
    page.plumb.setLayout(for: card) { $0.setTopLeading(inset: 10).fitSize() }
    page.plumb.setLayout(for: mark) {
      $0.setTop(at: card.plumb.bottom).setLeading(inset: 20).setSize(width: 30, height: 40)
    }
    page.plumb.setLayout(for: other) {
      $0.setBottom(inset: 0).setLeading(inset: 20).setSize(width: 30, height: 40)
    }
    card.plumb.setLayout(for: foot) { $0.setLeading(inset: 0).setBottom(inset: 0).fitSize() }
    foot.plumb.setLayout(for: note) {
      (isCycle ? $0.setTop(at: mark.plumb.top) : $0.setTop(inset: 6)).setLeading(
        at: mark.plumb.leading
      ).setSize(width: 50, height: 20)
    }
  }

  /// The note stands at the mark, and so below the card that has to hold it.
  @Test(arguments: LayoutWritingDirection.allCases)
  func aNoteBelowTheBoxThatHoldsItIsACycle(_ direction: LayoutWritingDirection) {
    store(direction, isCycle: true)
    for _ in 0..<3 {
      page.setNeedsLayout()
      page.layoutIfNeeded()
    }
    #expect(log.kinds == [.cycle])
    #expect(log.issues.first?.asked.contains("mark.top") ?? false)
    #expect(other.frame.minY == 360)
    #expect(card.frame.height < 1000)
  }

  /// The same with more boxes around the note.
  @Test(arguments: LayoutWritingDirection.allCases, Runs.areExhaustive ? [1, 4] : [1])
  func aNoteDeepInTheBoxIsACycle(_ direction: LayoutWritingDirection, _ depth: Int) {
    store(direction, isCycle: true)
    var outer = foot
    for _ in 0..<depth {
      let inner = HeadlessContainerView()
      inner.direction = direction
      outer.addSubview(inner)
      outer.plumb.setLayout(for: inner) { $0.setTopLeading(inset: 1).fitSize() }
      outer = inner
    }
    foot.plumb.removeLayout(for: note)
    outer.addSubview(note)
    outer.plumb.setLayout(for: note) {
      $0.setTop(at: mark.plumb.top).setLeading(inset: 0).setSize(width: 50, height: 20)
    }
    for _ in 0..<3 {
      page.setNeedsLayout()
      page.layoutIfNeeded()
    }
    #expect(log.kinds == [.cycle])
    #expect(other.frame.minY == 360)
  }

  /// A known cycle explains only what belongs to it. Two views elsewhere that look each other up are a cycle of their own,
  /// in the same tree and in another one.
  @Test(arguments: [true, false]) func anotherCycleIsToldAsWell(_ isInTheSameTree: Bool) {
    let aside = HeadlessContainerView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    aside.name = "aside"
    let asideLog = isInTheSameTree ? nil : IssueLog(aside)
    if isInTheSameTree { page.addSubview(aside) }
    let (one, other) = (HeadlessView(), HeadlessView())
    for (view, next) in [(one, other), (other, one)] {
      aside.addSubview(view)
      aside.plumb.setLayout(for: view) {
        $0.pinLeft(to: .lookup { [weak next] in next }, with: { $0.right + 1 }).setTop(to: 0)
          .setSize(width: 5, height: 5)
      }
    }
    store(.leftToRight, isCycle: true)
    page.layoutIfNeeded()
    aside.layoutIfNeeded()
    #expect(log.kinds == (isInTheSameTree ? [.cycle, .cycle] : [.cycle]))
    #expect(isInTheSameTree || asideLog?.kinds == [.cycle])
  }

  /// A mark that stands elsewhere is no cycle: the card is as high as the note needs.
  @Test(arguments: LayoutWritingDirection.allCases)
  func aNoteBelowAnotherViewIsNone(_ direction: LayoutWritingDirection) {
    store(direction, isCycle: false)
    page.layoutIfNeeded()
    #expect(log.issues.isEmpty)
    #expect(card.frame.height == 26)
    #expect(note.frame.size == CGSize(width: 50, height: 20))
  }
}
