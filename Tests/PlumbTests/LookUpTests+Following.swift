import Foundation
import Plumb
import PlumbTestSupport
import Testing

// Who is pinned to a view elsewhere follows it.
extension LookUpTests {
  /// If a view moves to another container, views elsewhere that are pinned to it follow.
  @Test func whoIsPinnedToAViewThatChangesItsContainerFollows() {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let boxes = (0..<3).map { _ in HeadlessContainerView() }
    for (index, box) in boxes.enumerated() {
      root.addSubview(box)
      root.plumb.setLayout(for: box) {
        $0.setLeft(to: CGFloat(100 * index)).setTop(to: 0)
          .setSize(to: CGSize(width: 90, height: 90))
      }
    }
    let (mark, follower) = (HeadlessView(), HeadlessView())
    let size = CGSize(width: 5, height: 5)
    boxes[0].addSubview(mark)
    for box in boxes {
      box.plumb.setLayout(for: mark) { $0.setTopLeft(to: .zero).setSize(to: size) }
    }
    boxes[2].addSubview(follower)
    boxes[2].plumb.setLayout(for: follower) {
      $0.setLeft(at: mark.plumb.right).setTop(to: 0).setSize(to: size)
    }
    root.layoutIfNeeded()
    #expect(follower.frame.minX == -195)
    boxes[1].addSubview(mark)
    root.layoutIfNeeded()
    #expect(follower.frame.minX == -95)
  }

  /// In a second call, only the container of the looked-up view is due. The view that looks it up follows.
  @Test func whatIsLookedUpElsewhereAndMovesLaterIsFollowed() {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (box, mark, follower) = (HeadlessContainerView(), HeadlessView(), HeadlessView())
    let size = CGSize(width: 5, height: 5)
    for view in [box, mark] { root.addSubview(view) }
    box.addSubview(follower)
    root.plumb.setLayout(for: box) {
      $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 90, height: 90))
    }
    root.plumb.setLayout(for: mark) { $0.setTopLeft(to: .zero).setSize(to: size) }
    box.plumb.setLayout(for: follower) {
      $0.pinLeft(to: .lookup { [weak mark] in mark }, with: { $0.right }).setTop(to: 0).setSize(
        to: size)
    }
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 5)
    root.plumb.setLayout(for: mark) { $0.setLeft(to: 40).setTop(to: 0).setSize(to: size) }
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 45)
  }

  /// The outer container moves the container of the view that looks up, without changing its size.
  @Test func whoLooksUpAndIsMovedWithItsContainerStaysWhereItIsPinned() {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (box, follower) = (HeadlessContainerView(), HeadlessView())
    let size = CGSize(width: 5, height: 5)
    root.addSubview(box)
    box.addSubview(follower)
    root.plumb.setLayout(for: box) {
      $0.setRight(inset: 10).setTop(to: 0).setSize(to: CGSize(width: 90, height: 90))
    }
    box.plumb.setLayout(for: follower) {
      $0.pinLeft(to: .lookup { [weak root] in root }, with: { $0.left + 3 }).setTop(to: 0).setSize(
        to: size)
    }
    root.layoutIfNeeded()
    #expect(follower.frame.minX == -197)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(follower.frame.minX == -97)
  }

  /// An outer container changes its size, and moves nothing.
  @Test(arguments: [false, true])
  func whoIsPinnedToAContainerAroundFollowsItsSize(isLookedUp: Bool) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (box, follower) = (HeadlessContainerView(), HeadlessView())
    let size = CGSize(width: 5, height: 5)
    root.addSubview(box)
    box.addSubview(follower)
    root.plumb.setLayout(for: box) {
      $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 90, height: 90))
    }
    box.plumb.setLayout(for: follower) {
      (isLookedUp
        ? $0.pinLeft(to: .lookup { [weak root] in root }, with: { $0.right })
        : $0.pinLeft(to: root, with: { $0.right })).setTop(to: 0).setSize(to: size)
    }
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 300)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 200)
  }

  /// A pin to visible views follows the visibility of a view elsewhere.
  @Test func whoIsPinnedToVisibleViewsElsewhereFollowsWhichAre() {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (mark, box, follower) = (HeadlessView(), HeadlessContainerView(), HeadlessView())
    let size = CGSize(width: 5, height: 5)
    for view in [mark, box] { root.addSubview(view) }
    box.addSubview(follower)
    root.plumb.setLayout(for: mark) { $0.setTopLeft(to: CGPoint(x: -40, y: 0)).setSize(to: size) }
    root.plumb.setLayout(for: box) {
      $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 90, height: 90))
    }
    box.plumb.setLayout(for: follower) {
      $0.setLeft(at: [mark, root].plumb.visible.left).setTop(to: 0).setSize(to: size)
    }
    root.layoutIfNeeded()
    #expect(follower.frame.minX == -40)
    mark.isHidden = true
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 0)
    mark.isHidden = false
    root.layoutIfNeeded()
    #expect(follower.frame.minX == -40)
  }

  /// A plain parent does not report that a view leaves it. Views pinned to the moved one follow anyway.
  @Test(arguments: Way.allCases)
  func aViewThatGoesFromAPlainParentToAContainerIsFollowed(_ way: Way) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.direction = way.direction
    let (plain, moved, inner, card, follower) = (
      HeadlessView(frame: CGRect(x: 100, y: 100, width: 50, height: 50)),
      HeadlessView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
      HeadlessView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)), HeadlessContainerView(),
      HeadlessView()
    )
    for view in [plain, card] { root.addSubview(view) }
    plain.addSubview(moved)
    moved.addSubview(inner)
    card.addSubview(follower)
    root.plumb.setLayout(for: card) { $0.stickOnParent() }
    card.plumb.setLayout(for: follower, by: way.layout(0, behind: inner, .constant(5)))
    root.layoutIfNeeded()
    let before = follower.frame
    root.insertSubview(moved, at: 0)
    root.plumb.setLayout(for: moved) {
      $0.setTopLeading(inset: 40).setSize(to: CGSize(width: 20, height: 20))
    }
    root.layoutIfNeeded()
    #expect(follower.frame != before)
    #expect(way.end(of: follower.frame, in: root) == 60)
  }
}
