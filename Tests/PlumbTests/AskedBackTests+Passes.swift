import Foundation
import Plumb
import PlumbTestSupport
import Testing

// Children that run a pass while they are measured.
extension AskedBackTests {
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
}
