import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Re-entrant measuring: a container is measured while it lays out, or tries, its layouts.
@Suite struct AskedBackTests {
  /// A leaf that runs `question` whenever it is measured.
  private final class Asker: HeadlessView {
    var question: () -> Void = {}

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      question()
      return CGSize(width: 30, height: 20)
    }
  }

  /// A card with one child that asks a question, and others after it with every kind of fact.
  private func card(
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

  /// A child lays out the root during a pass, which moves the reference of an earlier child. That child is laid out
  /// again.
  ///
  ///     root
  ///     ├ shelf: at the end of the root
  ///     │ └ post: in the middle of the mark, fits the stamp { stamp: as wide as the last }
  ///     ├ box { mark: looks up the shelf; bar: as wide as post and mark; asker }
  ///     └ last
  @Test func whatMovesInTheMidstOfAPassIsFollowed() {
    func frames(_ question: @escaping (HeadlessContainerView) -> Void) -> [CGRect] {
      let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 593, height: 99))
      let (shelf, box, post) = (
        HeadlessContainerView(), HeadlessContainerView(), HeadlessContainerView()
      )
      let (stamp, mark, bar) = (HeadlessView(), HeadlessView(), HeadlessView())
      let (last, asker) = (HeadlessView(), Asker())
      root.issueHandler = { _ in }
      asker.question = { [unowned root] in question(root) }
      for view in [shelf, box, last] { root.addSubview(view) }
      shelf.addSubview(post)
      post.addSubview(stamp)
      for view in [mark, bar, asker] { box.addSubview(view) }
      root.plumb.setLayout(for: shelf) {
        $0.setRight(inset: 38).setWidth(to: 70).setTop(to: 3).setHeight(to: 40)
      }
      for view in [box, last] {
        root.plumb.setLayout(for: view) {
          $0.setTopLeft(to: .zero).setWidth(to: 40).setHeight(to: 40)
        }
      }
      shelf.plumb.setLayout(for: post) {
        $0.pinCenter(to: mark, with: { $0.center }).fitWidth().setTop(to: 0).setHeight(to: 5)
      }
      post.plumb.setLayout(for: stamp) {
        $0.setCenter(to: 1).setWidth(like: [last].plumb.width * 0.25).setTop(to: 0).setHeight(to: 5)
      }
      box.plumb.setLayout(for: mark) {
        $0.pinCenter(to: .lookup { [weak shelf] in shelf }, with: { $0.center }).setWidth(to: 9)
          .setTop(to: 0).setHeight(to: 9)
      }
      box.plumb.setLayout(for: bar) {
        $0.setRight(inset: 12).pinWidth(to: [post, mark], with: { $0.width }).setTop(to: 0)
          .setHeight(to: 4)
      }
      box.plumb.setLayout(for: asker) { $0.setTopLeft(to: .zero).setWidth(to: 5).fitHeight() }
      root.layoutIfNeeded()
      root.frame.size.width = 134
      root.layoutIfNeeded()
      return [post, stamp, mark, bar].map(\.frame)
    }
    #expect(frames { $0.layoutIfNeeded() } == frames { _ in })
  }

  /// A child lays out a container that is being tried. That pass measures views that cannot answer yet, so it runs
  /// again.
  ///
  ///     root { page: fits its height { card: fits its width { asker } } }
  @Test func aPassInsideATrialIsRunAgain() {
    func frames(_ question: @escaping (HeadlessContainerView) -> Void) -> [CGRect] {
      let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 490, height: 404))
      let (page, card, asker) = (HeadlessContainerView(), HeadlessContainerView(), Asker())
      root.issueHandler = { _ in }
      root.addSubview(page)
      page.addSubview(card)
      root.plumb.setLayout(for: page) { $0.setTopLeft(to: .zero).setWidth(to: 40).fitHeight() }
      page.plumb.setLayout(for: card) {
        $0.setRight(to: 10).fitWidth().setTop(to: 3).setBottom(to: 9)
      }
      root.layoutIfNeeded()
      asker.question = { [unowned page] in question(page) }
      card.addSubview(asker)
      card.plumb.setLayout(for: asker) {
        $0.setLeft(to: 32).fitWidth().setTop(to: 4).setHeight(to: 6)
      }
      root.layoutIfNeeded()
      return [page, card, asker].map(\.frame)
    }
    #expect(frames { $0.layoutIfNeeded() } == frames { _ in })
  }

  /// Views that lay out a container whenever they are measured are reported once in a call.
  @Test(arguments: LayoutWritingDirection.allCases)
  func layingOutWhileBeingMeasuredIsReportedOnce(_ direction: LayoutWritingDirection) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (box, other, leaf) = (HeadlessContainerView(), HeadlessContainerView(), HeadlessView())
    let log = IssueLog(root)
    root.direction = direction
    for view in [box, other] { root.addSubview(view) }
    other.addSubview(leaf)
    other.plumb.setLayout(for: leaf) { $0.stickOnParent() }
    root.plumb.setLayout(for: box) { $0.setLeading(inset: 0).setTop(inset: 0).fitSize() }
    for number in 0..<3 {
      let asker = Asker()
      box.addSubview(asker)
      box.plumb.setLayout(for: asker) {
        $0.setLeading(to: 40 * CGFloat(number)).setTop(inset: 3).fitSize()
      }
      asker.question = { [unowned other] in
        other.setNeedsLayout()
        other.layoutIfNeeded()
      }
    }
    #expect(box.sizeThatFits(CGSize(width: 200, height: 100)) == CGSize(width: 110, height: 23))
    #expect(log.issues.map(\.kind) == [.passInPass])
  }

  /// A pass inside a trial is run again even if nothing else triggers layout. After the call that tries the box, all
  /// frames are right.
  ///
  ///     root { box: 10 longer than what it fits { asker: has the root laid out } }
  @Test(arguments: LayoutWritingDirection.allCases, ["size", "frame", "words"])
  func aPassInsideATrialByItselfIsRunAgain(_ direction: LayoutWritingDirection, _ what: String) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.direction = direction
    root.issueHandler = { _ in }
    let (box, asker) = (HeadlessContainerView(), Asker())
    root.addSubview(box)
    box.addSubview(asker)
    box.plumb.setLayout(for: asker) { $0.setLeading(to: 5).setTop(inset: 3).fitSize() }
    let making: Making = {
      $0.setLeading(inset: 0).setTop(inset: 0).fitSize().pinchingTrailing(by: -10)
    }
    root.plumb.setLayout(for: box, by: making)
    root.layoutIfNeeded()
    let frame = box.frame
    #expect(frame.size == CGSize(width: 45, height: 23))
    asker.question = { [unowned root] in root.layoutIfNeeded() }
    root.setNeedsLayout()
    switch what {
    case "size": #expect(box.sizeThatFits(.zero) == CGSize(width: 35, height: 23))
    case "frame": #expect(root.plumb.frame(of: box, by: making) == frame)
    default: _ = root.plumb.explain(box)
    }
    #expect(box.frame == frame)
  }

  /// A pass inside a trial does not change what the trial has read.
  ///
  ///     page { box: at the end of the page { mark }; tag: beside the box; asker; note: below the mark }
  @Test func aPassInsideATrialLeavesItAsItWas() {
    func size(_ question: @escaping (HeadlessContainerView) -> Void) -> CGSize {
      let page = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 90, height: 43))
      let (box, mark, tag) = (HeadlessContainerView(), HeadlessView(), HeadlessView())
      let (asker, note) = (Asker(), HeadlessView())
      page.issueHandler = { _ in }
      for view in [box, tag, asker, note] { page.addSubview(view) }
      box.addSubview(mark)
      asker.question = { [unowned page] in question(page) }
      page.plumb.setLayout(for: box) {
        $0.setLeft(to: 3).setWidth(to: 40).setBottom(inset: 0).setHeight(to: 20)
      }
      box.plumb.setLayout(for: mark) {
        $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 4, height: 4))
      }
      page.plumb.setLayout(for: tag) {
        $0.setLeft(at: box.plumb.right).setWidth(to: 4).setTop(to: 3).setHeight(to: 40)
      }
      page.plumb.setLayout(for: asker) { $0.setTopLeft(to: .zero).setWidth(to: 9).fitHeight() }
      page.plumb.setLayout(for: note) {
        $0.setLeft(to: 3).setWidth(to: 40).setTop(at: mark.plumb.bottom).setHeight(to: 40)
      }
      return page.sizeThatFits(CGSize(width: 90, height: 300))
    }
    #expect(size { $0.layoutIfNeeded() } == size { _ in })
  }

  /// A child that measures its container gets the current size, because the recursion would not end. This is
  /// reported.
  @Test func askingInTurnIsReported() {
    var answers: [CGSize] = []
    let card = card(.leftToRight) { card in
      answers.append(card.sizeThatFits(CGSize(width: 77, height: 88)))
    }
    let log = IssueLog(card)
    _ = card.sizeThatFits(CGSize(width: 150, height: 60))
    #expect(answers.allSatisfy { $0 == card.bounds.size } && !answers.isEmpty)
    #expect(Set(log.kinds) == [.passInPass])
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

  /// A child that asks for the explanation of its own frame, while that is being computed, gets an answer.
  @Test func askingForTheReasonInTurnEnds() {
    var answers: [String] = []
    let card = card(.leftToRight) { card in answers.append(card.plumb.explain(card.subviews[0])) }
    let explained = card.plumb.explain(card.subviews[0])
    #expect(explained.contains("fitted"))
    #expect(answers.count == 1)
    #expect(answers.allSatisfy { $0.hasSuffix("is asked for while it is being found out") })
    #expect(card.plumb.facts(of: card.subviews[0]).count == 4)
  }

  /// Explaining reports no re-entrant measuring either.
  @Test func explainingFromInsideReportsNothing() {
    let (page, card) = (HeadlessContainerView(), HeadlessContainerView())
    let asker = Asker()
    page.addSubview(card)
    card.addSubview(asker)
    page.bounds.size = CGSize(width: 200, height: 100)
    page.plumb.setLayout(for: card) { $0.setTopLeft(to: .zero).fitSize() }
    card.plumb.setLayout(for: asker) { $0.setTopLeft(to: .zero).fitSize() }
    var answers: [String] = []
    asker.question = { [unowned page, unowned card] in answers.append(page.plumb.explain(card)) }
    let log = IssueLog(page)
    _ = page.sizeThatFits(CGSize(width: 150, height: 60))
    page.layoutIfNeeded()
    #expect(log.issues == [])
    #expect(answers.contains { $0.contains("fitted") })
    #expect(card.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  /// Explaining a frame reports nothing, whatever is wrong with its layout.
  @Test func tellingReportsNothing() {
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let log = IssueLog(card)
    let (child, gone) = (HeadlessView(), HeadlessView())
    card.addSubview(child)
    card.plumb.setLayout(for: child) {
      $0.setLeft(to: 0).setWidth(to: 10).setTop(at: gone.plumb.bottom).setHeight(to: 5)
        .pinchingTop(by: 2)
    }
    let explained = card.plumb.explain(child)
    #expect(explained.contains("top"))
    #expect(log.issues == [])
  }

  /// A view lays out another container when it is measured. A view that is pinned into that container and was placed
  /// before is laid out again. One that comes later is placed once.
  ///
  ///     page { card { asker: lays out the box, tag: beside the mark }, box { mark } }
  @Test(arguments: LayoutWritingDirection.allCases, [true, false])
  func whoWasPlacedBeforeFollows(_ direction: LayoutWritingDirection, _ isBefore: Bool) {
    let page = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    page.direction = direction
    let (card, box) = (CountingContainer(), HeadlessContainerView())
    let (tag, asker, mark) = (HeadlessView(), Asker(), HeadlessView())
    for view in [card, box] {
      page.addSubview(view)
      page.plumb.setLayout(for: view) { $0.stickOnParent() }
    }
    for view in isBefore ? [tag, asker] : [asker, tag] { card.addSubview(view) }
    box.addSubview(mark)
    card.plumb.setLayout(for: tag) {
      $0.setLeading(at: mark.plumb.trailing).setWidth(to: 8).setTop(to: 0).setHeight(to: 8)
    }
    card.plumb.setLayout(for: asker) { $0.setTopLeft(to: .zero).fitSize() }
    box.plumb.setLayout(for: mark) {
      $0.setLeading(to: 40).setWidth(to: 5).setTop(to: 0).setHeight(to: 5)
    }
    asker.question = { [unowned box] in box.layoutIfNeeded() }
    page.layoutIfNeeded()
    #expect(mark.frame.width == 5)
    #expect(tag.frame.minX == (direction == .leftToRight ? 45 : 147))
    #expect(card.passes == (isBefore ? 2 : 1))
  }

  /// A view lays out the root when it is measured. The root then changes the size of the container whose pass is
  /// running:
  ///
  ///     root, twice as wide as before
  ///     └ box: as wide as the root { asker, bar: as wide as the box }
  @Test(arguments: [true, false])
  func aContainerThatGetsAnotherSizeInItsPassIsLaidOutInIt(_ isContainer: Bool) {
    let (root, box) = (HeadlessContainerView(), HeadlessContainerView())
    let (asker, bar) = (Asker(), HeadlessView())
    root.addSubview(box)
    box.addSubview(asker)
    box.addSubview(bar)
    root.plumb.setLayout(for: box) { $0.stickOnParent() }
    box.plumb.setLayout(for: asker) { $0.setTopLeft(to: .zero).fitSize() }
    box.plumb.setLayout(for: bar) {
      $0.setLeft(to: 0).setRight(inset: 0).setTop(to: 0).setHeight(to: 4)
    }
    for width in [CGFloat(100), 200, 150] {
      root.frame.size = CGSize(width: width, height: 50)
      box.setNeedsLayout()
      asker.question = { root.layoutIfNeeded() }
      (isContainer ? box : root).layoutIfNeeded()
      asker.question = {}
      #expect(box.frame.width == width)
      #expect(bar.frame.width == width)
    }
  }

  /// A view that is measured has the root measured. The sizes that others get meanwhile come from frames that are not
  /// known yet, and do not hold later.
  ///
  ///     root
  ///     ├ card: fits { list { row { one; asker; cell { mark } } }; note: behind the row, as wide as the mark }
  ///     └ flag: ends where `one` does, looked up
  @Test(arguments: LayoutWritingDirection.allCases)
  func sizesMeasuredMeanwhileDoNotHold(_ direction: LayoutWritingDirection) {
    func frames(asks: Bool) -> [CGRect] {
      let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 353, height: 130))
      let (card, list) = (HeadlessContainerView(), HeadlessContainerScrollView())
      let (row, cell) = (HeadlessContainerView(), HeadlessContainerView())
      let (one, asker) = (HeadlessContainerView(), Asker())
      let (note, mark, flag) = (HeadlessView(), Asker(), HeadlessView())
      root.direction = direction
      root.issueHandler = { _ in }
      list.scrollAxes = .both
      if asks {
        asker.question = { [unowned root] in _ = root.sizeThatFits(CGSize(width: 77, height: 88)) }
      }
      for view in [card, flag] { root.addSubview(view) }
      for view in [list, note] { card.addSubview(view) }
      list.addSubview(row)
      for view in [one, asker, cell] { row.addSubview(view) }
      cell.addSubview(mark)
      root.plumb.setLayout(for: card) {
        $0.setTop(to: 3).setHeight(to: 40).setCenter(at: root.plumb.left - 37).fitWidth()
      }
      card.plumb.setLayout(for: list) { $0.setFrame(to: CGRect(x: 3, y: 3, width: 40, height: 40)) }
      list.plumb.setLayout(for: [row]) {
        $0.rowFromLeft(left: 18, right: 15).setTop(to: 3).setHeight(to: 10).fitWidth()
          .pack(at: .right, gaps: 1)
      }
      row.plumb.setLayout(for: [one, asker, cell]) {
        $0.rowFromLeft(left: 0, right: 10).setTop(to: 3).setHeight(to: 10).equalizeWidths()
          .setGaps(to: 7.5)
      }
      cell.plumb.setLayout(for: mark) {
        $0.fitWidth().setLeft(to: 115).setTop(to: 0).setHeight(to: 9)
      }
      card.plumb.setLayout(for: note) {
        $0.pinLeading(to: row, with: { $0.leading }).setWidth(like: mark.plumb.width).setTop(to: 3)
          .setHeight(to: 40)
      }
      root.plumb.setLayout(for: flag) {
        $0.setWidth(to: 144).pinRight(to: .lookup { one }, with: { $0.right }).setTop(to: 0)
          .setHeight(to: 9)
      }
      root.layoutIfNeeded()
      return [card, list, row, one, cell, note, mark, flag].map(\.frame)
    }
    #expect(frames(asks: true) == frames(asks: false))
  }
}
