import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

// Views that leave their container, come back or have none.
extension KeepTests {
  @Test func attributesFollowTheirViewIntoAnotherContainer() {
    let (board, other) = (Board("a"), Board())
    let a = board["a"]
    a.keep.leftInset.equal = 8
    board.layoutIfNeeded()
    other.addSubview(a)
    #expect(a.keep.leftInset.equal == nil)
    a.keep.leftInset.equal = 20
    other.layoutIfNeeded()
    #expect(a.frame.minX == 20)
    board.layoutIfNeeded()
    #expect(board.log.issues == [])
    board.addSubview(a)
    #expect(a.keep.leftInset.equal == 8)
    #expect(board.frame("a").minX == 8)
  }

  /// What is about a child that was removed waits until it is back, also if it is measured from one that stayed.
  @Test(arguments: [false, true])
  func whatIsKeptOfARemovedChildIsNotReported(_ isLaidOutBefore: Bool) {
    let board = Board("a", "b")
    let (a, b) = (board["a"], board["b"])
    b.keep.leftInset.equal = 20
    b.keep.topInset.equal = 5
    b.keep.size.equal = 30
    a.keep.leftAlign(to: b).equal = 0
    a.keep.topOffset(to: b).equal = 4
    a.keep.width(to: b).equal = 2
    board.plumb.activate { a.anchors.height == b.anchors.height + 1 }
    if isLaidOutBefore { board.layoutIfNeeded() }
    a.removeFromSuperview()
    #expect(board.frame("b") == CGRect(x: 20, y: 5, width: 30, height: 30))
    #expect(board.log.issues == [])
    board.addSubview(a)
    #expect(board.frame("a") == CGRect(x: 20, y: 39, width: 60, height: 31))
    #expect(board.log.issues == [])
  }

  @Test func whatIsMeasuredFromARemovedChildIsReported() {
    let board = Board("a", "b")
    let (a, b) = (board["a"], board["b"])
    a.keep.leftAlign(to: b).equal = 0
    a.keep.topOffset(to: b).equal = 4
    b.removeFromSuperview()
    board.layoutIfNeeded()
    #expect(board.log.kinds == [.unrelatedReference, .unrelatedReference])
    #expect(board.log.issues.allSatisfy { $0.view == "a" })
  }

  @Test func aViewWithoutAContainerIsReported() {
    let root = HeadlessView()
    let log = IssueLog(root)
    let view = HeadlessView()
    view.name = "view"
    root.addSubview(view)
    view.keep.width.equal = 3
    view.keep.huggingPriority = .high
    #expect(log.kinds == [.noConstraintContainer, .noConstraintContainer])
    #expect(log.issues.first?.callSite.line == 0)
    #expect("\(log.issues[0])".hasPrefix("view: width is ignored"))
  }
}
