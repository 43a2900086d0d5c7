import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Errors that only values show are reported by kind. The view keeps its last good frame, and the rest of the pass
/// runs.
@Suite struct BadValueTests {
  private let lastGood = CGRect(x: 5, y: 6, width: 7, height: 8)

  private func stage(_ direction: LayoutWritingDirection = .leftToRight) -> (Stage, IssueLog) {
    let stage = Stage(direction)
    stage.child.frame = lastGood
    return (stage, IssueLog(stage.parent))
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func aFactThatIsNoNumberKeepsTheFrame(_ direction: LayoutWritingDirection) {
    let makings: [(String, Making)] = [
      ("left", { $0.setLeft(to: .nan).setTop(to: 0).fitSize() }),
      ("center", { $0.setCenter(by: { _ in Position(.nan) }).setTop(to: 0).fitSize() }),
      ("right", { $0.setRight(to: .nan).setLeft(to: 0).setTop(to: 0).fitHeight() }),
      ("leading", { $0.setLeading(to: .nan).setTop(to: 0).fitSize() }),
      ("trailing", { $0.setTrailing(to: .nan).setTop(to: 0).fitSize() }),
      ("width", { $0.setLeft(to: 0).setWidth(to: .nan).setTop(to: 0).fitHeight() }),
      ("top", { $0.setLeft(to: 0).setTop(to: .nan).fitSize() }),
      ("middle", { $0.setLeft(to: 0).setMiddle(to: .nan).fitSize() }),
      ("bottom", { $0.setLeft(to: 0).setBottom(to: .nan).fitSize() }),
      ("height", { $0.setLeft(to: 0).setTop(to: 0).setHeight(by: { _ in .nan }).fitWidth() }),
    ]
    for (name, make) in makings {
      let (stage, log) = stage(direction)
      stage.parent.plumb.layout(stage.child, by: make)
      #expect(log.kinds == [.notANumber], "\(name)")
      #expect(log.issues.first?.asked == name)
      #expect(log.issues.first?.view == "child")
      #expect(stage.child.frame == lastGood, "\(name)")
    }
  }

  @Test(arguments: [CGFloat.infinity, -CGFloat.infinity])
  func anInfiniteFactKeepsTheFrame(_ infinity: CGFloat) {
    let makings: [(String, Making)] = [
      ("left", { $0.setLeft(to: infinity).setTop(to: 0).fitSize() }),
      ("trailing", { $0.setTrailing(to: infinity).setTop(to: 0).fitSize() }),
      ("width", { $0.setLeft(to: 0).setWidth(to: infinity).setTop(to: 0).setHeight(to: 1) }),
      ("top", { $0.setLeft(to: 0).setTop(to: infinity).fitSize() }),
      ("height", { $0.setLeft(to: 0).setTop(to: 0).setHeight(to: infinity).setWidth(to: 1) }),
    ]
    for (name, make) in makings {
      let (stage, log) = stage()
      stage.parent.plumb.layout(stage.child, by: make)
      #expect(log.kinds == [.infinite], "\(name)")
      #expect(log.issues.first?.asked == name)
      #expect(stage.child.frame == lastGood, "\(name)")
    }
  }

  /// A negative length becomes 0 at the position decided first.
  @Test(arguments: LayoutWritingDirection.allCases)
  func aNegativeLengthBecomesZeroAtTheEarlierPlace(_ direction: LayoutWritingDirection) {
    let isLeftToRight = direction == .leftToRight
    let makings: [(String, CGRect, Making)] = [
      (
        "left, right", CGRect(x: 50, y: 0, width: 0, height: 20),
        { $0.setLeft(to: 50).setRight(to: 10).setTop(to: 0).setHeight(to: 20) }
      ),
      (
        "right, left", CGRect(x: 10, y: 0, width: 0, height: 20),
        { $0.setRight(to: 10).setLeft(to: 50).setTop(to: 0).setHeight(to: 20) }
      ),
      (
        "left, center", CGRect(x: 50, y: 0, width: 0, height: 20),
        { $0.setLeft(to: 50).setCenter(to: 10).setTop(to: 0).setHeight(to: 20) }
      ),
      (
        "center, right", CGRect(x: 50, y: 0, width: 0, height: 20),
        { $0.setCenter(to: 50).setRight(to: 10).setTop(to: 0).setHeight(to: 20) }
      ),
      (
        "right, width", CGRect(x: 50, y: 0, width: 0, height: 20),
        { $0.setRight(to: 50).setWidth(to: -10).setTop(to: 0).setHeight(to: 20) }
      ),
      (
        "width, center", CGRect(x: 50, y: 0, width: 0, height: 20),
        { $0.setWidth(to: -10).setCenter(to: 50).setTop(to: 0).setHeight(to: 20) }
      ),
      (
        "leading, trailing", CGRect(x: isLeftToRight ? 50 : 270, y: 0, width: 0, height: 20),
        { $0.setLeading(to: 50).setTrailing(to: 10).setTop(to: 0).setHeight(to: 20) }
      ),
      (
        "top, bottom", CGRect(x: 0, y: 50, width: 20, height: 0),
        { $0.setTop(to: 50).setBottom(to: 10).setLeft(to: 0).setWidth(to: 20) }
      ),
      (
        "bottom, top", CGRect(x: 0, y: 10, width: 20, height: 0),
        { $0.setBottom(to: 10).setTop(to: 50).setLeft(to: 0).setWidth(to: 20) }
      ),
      (
        "bottom, height", CGRect(x: 0, y: 50, width: 20, height: 0),
        { $0.setBottom(to: 50).setHeight(to: -10).setLeft(to: 0).setWidth(to: 20) }
      ),
    ]
    for (name, expected, make) in makings {
      let (stage, log) = stage(direction)
      stage.parent.plumb.layout(stage.child, by: make)
      #expect(log.kinds == [.negativeLength], "\(name)")
      #expect(stage.child.frame == expected, "\(name)")
    }
  }

  @Test func missingAndUnrelatedReferencesAreReportedAsWhatTheyAre() {
    let stranger = HeadlessView()
    let makings: [(LayoutIssue.Kind, Making)] = [
      (
        .unrelatedReference, { $0.pinLeft(to: stranger, with: { $0.left }).setTop(to: 0).fitSize() }
      ),
      (
        .unrelatedReference,
        { $0.pinTop(to: [stranger], with: { $0.top }).setLeft(to: 0).fitSize() }
      ),
      (
        .unrelatedReference, { $0.setTopLeft(at: .measured(on: stranger) { $0.topLeft }).fitSize() }
      ),
      (
        .missingReference,
        { $0.pinLeft(to: .lookup { nil }, with: { $0.left }).setTop(to: 0).fitSize() }
      ),
      (
        .missingReference,
        { $0.pinTop(to: .lookup { nil }, with: { $0.top }).setLeft(to: 0).fitSize() }
      ),
      (
        .missingReference,
        { $0.pinTop(to: [HeadlessView](), with: { $0.top }).setLeft(to: 0).fitSize() }
      ),
    ]
    for (kind, make) in makings {
      let (stage, log) = stage()
      stage.parent.plumb.layout(stage.child, by: make)
      #expect(Set(log.kinds) == [kind])
      #expect(stage.child.frame == lastGood)
    }
    let (stage, log) = stage()
    stage.parent.plumb.layout(stage.child) {
      $0.pinLeft(to: stage.child, with: { $0.left }).setTop(to: 0).fitSize()
    }
    #expect(log.kinds == [.selfReference])
    #expect(stage.child.frame == lastGood)
  }

  /// A closure does not run if its reference is missing, because it might turn a missing value into a wrong frame.
  @Test func aMissingReferenceCannotBecomeAWrongFrame() {
    let (stage, log) = stage()
    stage.parent.plumb.layout(stage.child) {
      $0.pinLeft(to: .lookup { nil }, with: { max($0.left, Position(3)) }).setTop(to: 0).fitSize()
        .limitingWidth(to: 10...20)
    }
    #expect(log.kinds == [.missingReference])
    #expect(stage.child.frame == lastGood)
  }

  @Test func visibleReferencesLeaveTheHiddenOut() {
    let (stage, log) = stage()
    let other = HeadlessView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    stage.parent.addSubview(other)
    stage.sibling.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let make: Making = {
      $0.setLeft(to: 0).pinTop(to: .visible([stage.sibling, other]), with: { $0.bottom }).fitSize()
    }
    #expect(stage.frame(make)?.origin.y == 110)
    other.isHidden = true
    #expect(stage.frame(make)?.origin.y == 10)
    stage.sibling.isHidden = true
    #expect(stage.frame(make) == nil)
    #expect(log.kinds == [.missingReference])
  }

  @Test func aViewThatIsNotAChildIsReported() {
    let (stage, log) = stage()
    let stranger = HeadlessView(frame: lastGood)
    stage.parent.plumb.layout(stranger) { $0.stickOnParent() }
    #expect(log.kinds == [.notAChild])
    #expect(stranger.frame == lastGood)
  }

  @Test func aReferenceThatDiedIsReportedAndTheRestOfThePassIsDone() {
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let log = IssueLog(container)
    let (first, second) = (HeadlessView(frame: lastGood), HeadlessView())
    first.name = "first"
    container.addSubview(first)
    container.addSubview(second)
    weak var gone: HeadlessView?
    do {
      let reference = HeadlessView()
      gone = reference
      container.addSubview(reference)
      container.plumb.setLayout(for: first) {
        $0.setLeft(to: 0).pinTop(to: reference, with: { $0.bottom }).fitSize()
      }
      reference.removeFromSuperview()
    }
    container.plumb.setLayout(for: second) { $0.stickOnParent() }
    #expect(gone == nil)
    container.layoutIfNeeded()
    #expect(log.kinds == [.missingReference])
    #expect(log.issues.first?.view == "first")
    #expect(log.issues.first?.asked == "top")
    #expect(log.issues.first?.callSite.file.hasSuffix("BadValueTests.swift") == true)
    #expect(first.frame == lastGood)
    #expect(second.frame == container.bounds)
  }

  @Test func anIssueReadsAsASentence() throws {
    let (stage, log) = stage()
    stage.parent.plumb.layout(stage.child) { $0.setLeft(to: .nan).setTop(to: 0).fitSize() }
    let line = #line - 1
    let issue = try #require(log.issues.first)
    #expect(
      issue.description
        == "PlumbTests/BadValueTests.swift:\(line): child: left is not a number; the view keeps its last frame"
    )
  }
}
