import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Re-entrant measuring: a container is measured while it lays out, or tries, its layouts.
@Suite struct AskedBackTests {
  /// A leaf that runs `question` whenever it is measured.
  final class Asker: HeadlessView {
    var question: () -> Void = {}

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      question()
      return CGSize(width: 30, height: 20)
    }
  }

  /// A card with one child that asks a question, and others after it with every kind of fact.
  func card(
    _ direction: LayoutWritingDirection, asking question: @escaping (HeadlessContainerView) -> Void
  ) -> HeadlessContainerView {
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.direction = direction
    card.issueHandler = { _ in }
    let asker = Asker()
    asker.question = { [unowned card] in question(card) }
    let others = (0..<3).map { SizedView("other \($0)") }
    for view in [asker] + others { card.addSubview(view) }
    card.plumb.setLayout(for: asker) { $0.setLeading(to: 5).setTop(inset: 3).fitSize() }
    card.plumb.setLayout(for: others[0]) {
      $0.setTrailing(to: 90).setLeading(to: 40).setTop(at: asker.plumb.bottom).fitHeight()
    }
    card.plumb.setLayout(for: others[1]) {
      $0.setLeading(at: others[0].plumb.trailing, offset: 4).setWidth(like: .parent.width * 0.25)
        .pinTop(to: [asker, others[0]], with: { $0.bottom }).setHeight(to: 9)
    }
    card.plumb.setLayout(for: others[2]) {
      $0.setCenter(offset: 0).setBottom(by: { $0.layoutMarginsGuide.bottom }).fitSize()
    }
    return card
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func theAnswerLeavesThePassAsItWas(_ direction: LayoutWritingDirection) {
    let quiet = card(direction) { _ in }
    quiet.layoutIfNeeded()
    let questions: [(String, (HeadlessContainerView) -> Void)] = [
      ("its size", { _ = $0.sizeThatFits(CGSize(width: 77, height: 88)) }),
      (
        "its size without a limit",
        { card in
          let unlimited = CGFloat.greatestFiniteMagnitude
          _ = card.sizeThatFits(CGSize(width: unlimited, height: unlimited))
        }
      ),
      (
        "why a child is there",
        { card in for view in card.subviews { _ = card.plumb.explain(view) } }
      ),
    ]
    for (name, question) in questions {
      let asked = card(direction, asking: question)
      asked.layoutIfNeeded()
      #expect(asked.subviews.map(\.frame) == quiet.subviews.map(\.frame), "\(name)")
      let size = CGSize(width: 150, height: 60)
      #expect(asked.sizeThatFits(size) == quiet.sizeThatFits(size), "\(name), on trial")
    }
  }

  /// A card in a stage. One of its children asks the stage for its size; another is as large as a neighbor of the
  /// card.
  private func stage(
    _ direction: LayoutWritingDirection, asking question: @escaping (HeadlessContainerView) -> Void
  ) -> (stage: HeadlessContainerView, card: HeadlessContainerView) {
    let stage = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    stage.direction = direction
    let card = HeadlessContainerView()
    let neighbor = HeadlessView()
    for view in [neighbor, card] { stage.addSubview(view) }
    stage.plumb.setLayout(for: neighbor) {
      $0.setTrailing(inset: 10).setBottom(inset: 20).setWidth(like: .parent.width * 0.25)
        .setHeight(like: .parent.height * 0.5)
    }
    stage.plumb.setLayout(for: card) { $0.setLeading(to: 0).setTop(to: 0).fitSize() }
    let asker = Asker()
    asker.question = { [unowned stage] in question(stage) }
    let follower = HeadlessView()
    for view in [asker, follower] { card.addSubview(view) }
    card.plumb.setLayout(for: asker) { $0.setLeading(to: 5).setTop(to: 5).fitSize() }
    card.plumb.setOrder(to: 1, for: follower)
    card.plumb.setLayout(for: follower) {
      $0.setLeading(to: 0).setTop(to: 0).setWidth(like: neighbor.plumb.width)
        .setHeight(like: neighbor.plumb.height)
    }
    stage.layoutIfNeeded()
    return (stage, card)
  }

  /// A trial of the card does not move the rest of the stage, whatever a child asks the stage.
  @Test(arguments: LayoutWritingDirection.allCases)
  func theAnswerOfAnOuterContainerLeavesTheTrialAsItWas(_ direction: LayoutWritingDirection) {
    let quiet = stage(direction) { _ in }
    let asked = stage(direction) { _ = $0.sizeThatFits(CGSize(width: 77, height: 88)) }
    #expect(asked.card.frame == quiet.card.frame)
    #expect(asked.card.frame.size == CGSize(width: 75, height: 100))
    let size = CGSize(width: 50, height: 60)
    #expect(quiet.card.sizeThatFits(size) == asked.card.frame.size)
    #expect(asked.card.sizeThatFits(size) == asked.card.frame.size)
  }

  /// A pass inside a trial does not change the trial.
  @Test(arguments: LayoutWritingDirection.allCases)
  func aPassInsideATrialLeavesItAsItWas(_ direction: LayoutWritingDirection) {
    let quiet = stage(direction) { _ in }
    let asked = stage(direction) {
      $0.setNeedsLayout()
      $0.layoutIfNeeded()
    }
    let size = CGSize(width: 50, height: 60)
    #expect(asked.card.sizeThatFits(size) == quiet.card.sizeThatFits(size))
    #expect(asked.card.frame == quiet.card.frame)
  }

  /// In the shelf's own pass, the asker measures the root, which measures the shelf, which cannot ask the tray again.
  /// So that size of the shelf is not the one that the root remembers.
  ///
  ///     root
  ///     ├ flag: above the stub, so that the root is laid out again
  ///     └ shelf: fits { tray: fits { asker }, stub }
  @Test(arguments: [false, true]) func aSizeFoundWithoutAnAnswerInsideIsNotRemembered(
    _ isMatrix: Bool
  ) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    root.issueHandler = { _ in }
    let (shelf, tray) = (HeadlessContainerView(), HeadlessContainerView())
    let (stub, asker, flag) = (HeadlessView(), Asker(), HeadlessView())
    asker.question = { [unowned root] in _ = root.sizeThatFits(CGSize(width: 77, height: 88)) }
    for view in [flag, shelf] { root.addSubview(view) }
    root.plumb.setLayout(for: flag) {
      $0.setLeft(to: 3).setWidth(to: 40).setBottom(at: stub.plumb.top - 36).setHeight(to: 20)
    }
    for view in [tray, stub] { shelf.addSubview(view) }
    tray.addSubview(asker)
    root.plumb.setLayout(for: shelf) {
      $0.setLeading(to: 0).setWidth(to: 100).setTop(to: 0).fitHeight()
    }
    if isMatrix {
      shelf.plumb.setLayout(for: [tray, stub]) {
        $0.matrix().setColumns(2, .fitted, gaps: 4).setRows(each: .fitted, gaps: 4)
          .setCells { $0.setLeading(to: 0).setTop(to: 0).fitSize() }
      }
    } else {
      shelf.plumb.setLayout(for: tray) { $0.setLeading(to: 0).setTop(to: 0).fitSize() }
      shelf.plumb.setLayout(for: stub) {
        $0.setLeading(at: tray.plumb.trailing).setTop(to: 0).setSize(
          to: CGSize(width: 5, height: 5))
      }
    }
    tray.plumb.setLayout(for: asker) { $0.setLeading(to: 0).setTop(to: 0).fitSize() }
    root.layoutIfNeeded()
    #expect(tray.frame.size == CGSize(width: 30, height: 20))
    #expect(shelf.frame.height == 20)
  }

  /// A nest that is tried several times. A size given without being able to measure is not cached.
  ///
  ///     root
  ///     ├ title
  ///     ├ page: fits { badge: behind the page's end, fits { asker }; note: as high as the title }
  ///     └ flag: beside the note
  @Test func whatCouldNotBeAskedIsNotRemembered() {
    func frames(_ question: @escaping (HeadlessContainerView) -> Void) -> [CGRect] {
      let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 232, height: 431))
      let (page, badge) = (HeadlessContainerView(), HeadlessContainerView())
      let (title, note, flag, asker) = (
        SizedView("title"), SizedView("note"), SizedView("flag"), Asker()
      )
      root.issueHandler = { _ in }
      asker.question = { [unowned root] in question(root) }
      for view in [title, page, flag] { root.addSubview(view) }
      for view in [badge, note] { page.addSubview(view) }
      badge.addSubview(asker)
      root.plumb.setLayout(for: title) {
        $0.setLeft(to: 3).setWidth(to: 40).setTop(to: 3).setHeight(to: 40)
      }
      root.plumb.setLayout(for: page) {
        $0.setHeight(by: { $0.height / 4 + 18 }).setMiddle(to: -4).fitWidth()
          .setCenter(at: .parent.right, offset: 10)
      }
      page.plumb.setLayout(for: badge) {
        $0.setTop(to: 3).setHeight(to: 40).fitWidth().setCenter(at: page.plumb.right, offset: -11)
      }
      page.plumb.setLayout(for: note) {
        $0.setBottom(to: -38).pinHeight(to: [title], with: { $0.height + 20 }).setLeft(to: 3)
          .setWidth(to: 4)
      }
      root.plumb.setLayout(for: flag) {
        $0.pinMiddle(to: note, with: { $0.middle + 5 }).fitHeight().setLeft(to: 3).setWidth(to: 40)
      }
      badge.plumb.setLayout(for: asker) {
        $0.setCenter(by: { _ in Position(81) }).fitWidth().setTop(to: 3).setHeight(to: 40)
      }
      root.layoutIfNeeded()
      return [title, page, badge, note, flag, asker].map(\.frame)
    }
    #expect(frames { _ = $0.sizeThatFits(CGSize(width: 77, height: 88)) } == frames { _ in })
  }

  /// The issue has the source line of the layout that measures, and not one of the library.
  @Test func whoLaysItselfOutWhenItIsAskedIsReportedWithItsLine() {
    final class Selfish: HeadlessContainerView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        setNeedsLayout()
        layoutIfNeeded()
        return CGSize(width: 30, height: 20)
      }
    }
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let log = IssueLog(card)
    let (selfish, leaf) = (Selfish(), HeadlessView())
    selfish.name = "selfish"
    card.addSubview(selfish)
    selfish.addSubview(leaf)
    selfish.plumb.setLayout(for: leaf) { $0.stickOnParent() }
    let line = #line + 1
    card.plumb.setLayout(for: selfish) { $0.setTopLeft(to: .zero).fitSize() }
    _ = card.sizeThatFits(CGSize(width: 200, height: 100))
    #expect(log.kinds == [.passInPass])
    #expect(log.issues.first?.view == "selfish")
    #expect(log.issues.first?.callSite.line == line)
    #expect(log.issues.first?.callSite.file.hasSuffix("AskedBackTests.swift") == true)
  }
}
