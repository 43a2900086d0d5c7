import Foundation
import Plumb
import PlumbConstraints
import PlumbTestSupport
import Testing

/// What is kept of a view that has no parent yet is kept in the container that it is added to.
@Suite struct AwaitedKeepTests {
  /// Sets up a title and a photo beside it, in one of two orders.
  private func board(addingFirst: Bool, _ direction: LayoutWritingDirection) -> (
    HeadlessConstraintView, title: HeadlessView, photo: HeadlessView, IssueLog
  ) {
    let board = HeadlessConstraintView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    board.direction = direction
    let log = IssueLog(board)
    let (title, photo) = (Plain(), HeadlessView())
    title.wanted = CGSize(width: 60, height: 20)
    func add() {
      board.addSubview(photo)
      board.addSubview(title)
    }
    if addingFirst { add() }
    photo.keep.leadingInset.equal = 8
    photo.keep.topInset.equal = 8
    photo.keep.width.equal = 40
    photo.keep.height.min = 30
    title.keep.leadingOffset(to: photo).equal = 10
    title.keep.centerYAlign(to: photo).equal = 0
    title.keep.trailingInset.min = 8
    title.keep.huggingPriority = .high
    title.keep.width.max = .low(30)
    title.keep.width.max = nil
    if !addingFirst { add() }
    return (board, title, photo, log)
  }

  @Test(arguments: [LayoutWritingDirection.leftToRight, .rightToLeft])
  func theOrderInWhichViewsAreAddedAndKeptDoesNotMatter(_ direction: LayoutWritingDirection) {
    let (early, earlyTitle, earlyPhoto, earlyLog) = board(addingFirst: true, direction)
    let (late, lateTitle, latePhoto, lateLog) = board(addingFirst: false, direction)
    for size in [CGSize(width: 300, height: 300), CGSize(width: 120, height: 80)] {
      #expect(late.sizeThatFits(size) == early.sizeThatFits(size))
    }
    early.layoutIfNeeded()
    late.layoutIfNeeded()
    #expect(lateTitle.frame == earlyTitle.frame && latePhoto.frame == earlyPhoto.frame)
    #expect(earlyTitle.frame.width == 60 && earlyPhoto.frame.height == 30)
    #expect(lateLog.issues == [] && earlyLog.issues == [])
    #expect(lateTitle.keep.huggingPriority == .high)
    #expect(late.plumb.constraints.count == early.plumb.constraints.count)
  }

  @Test func whatWaitsIsReadAndReplacedAndTakenAway() {
    let (a, b) = (HeadlessView(), HeadlessView())
    a.keep.width.equal = 20
    a.keep.width.equal = 30
    b.keep.leftAlign(to: a).min = 4
    #expect(a.keep.width.equal == 30 && a.keep.width.isActive)
    #expect(a.keep.leftAlign(to: b).max == -4)
    a.keep.leftAlign(to: b).max = -6
    #expect(b.keep.leftAlign(to: a).min == 6)
    a.keep.width.deactivate()
    #expect(a.keep.width.equal == nil)
    let board = HeadlessConstraintView()
    board.addSubview(a)
    board.addSubview(b)
    #expect(b.keep.leftAlign(to: a).min == 6)
    #expect(board.plumb.constraints.count == 1)
  }

  @Test func aGroupThatIsTakenAwayBeforeItsViewsAreAddedIsGone() {
    let (board, view) = (HeadlessConstraintView(), HeadlessView())
    let group = KeepAtomic { view.keep.width.equal = 20 }
    group.deactivate()
    board.addSubview(view)
    #expect(view.keep.width.equal == nil)
    group.activate()
    #expect(view.keep.width.equal == 20)
  }

  @Test func nothingIsKeptOfAViewThatIsGone() {
    var view: HeadlessView? = HeadlessView()
    weak let gone = view
    view?.keep.width.equal = 20
    view = nil
    #expect(gone == nil)
    // Some of these get its address.
    for _ in 0..<200 { #expect(HeadlessView().keep.width.equal == nil) }
  }

  @Test func aViewThatIsTakenOutWaitsForItsNextParent() {
    let board = HeadlessConstraintView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = HeadlessView()
    board.addSubview(view)
    view.removeFromSuperview()
    view.keep.width.equal = 20
    view.keep.height.equal = 10
    board.addSubview(view)
    board.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 20, height: 10))
  }

  /// In which order a view is kept and added does not matter for what is reported, either.
  @Test(arguments: [false, true])
  func whatWaitsForAContainerThatKeepsNoConstraintsIsReported(_ isAddedFirst: Bool) {
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let log = IssueLog(card)
    let (view, other) = (HeadlessView(), HeadlessView())
    (view.name, other.name) = ("view", "other")
    card.addSubview(other)
    if isAddedFirst { card.addSubview(view) }
    view.keep.size.equal = 30
    view.keep.leftOffset(to: other).equal = 8
    view.keep.huggingPriority = .high
    if !isAddedFirst { card.addSubview(view) }
    for _ in 0..<2 {
      card.layoutIfNeeded()
      card.setNeedsLayout()
    }
    #expect(
      Set(log.issues.map(\.asked)) == [
        "width", "height", "left offset", "hugging and compression",
      ])
    #expect(log.kinds == Array(repeating: .noConstraintContainer, count: 4))
    #expect(log.issues.allSatisfy { $0.view == "view" })
    // A call knows its line, and a property does not.
    #expect(
      log.issues.filter { $0.callSite.line > 0 }.map(\.asked) == ["left offset"])
  }
}
