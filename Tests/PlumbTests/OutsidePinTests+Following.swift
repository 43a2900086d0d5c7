import Foundation
import Plumb
import PlumbTestSupport
import Testing

// Who is pinned to a view elsewhere follows it.
extension OutsidePinTests {
  /// Only the inner container is due, and a view in the outer one follows.
  @Test func whoIsPinnedToAViewThatMovesFollows() {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (box, leaf, follower) = (HeadlessContainerView(), SizedView("leaf"), HeadlessView())
    for view in [box, follower] { root.addSubview(view) }
    box.addSubview(leaf)
    box.plumb.setLayout(for: leaf) { $0.setTopLeft(inset: 0).fitSize() }
    root.plumb.setLayout(for: box) { $0.stickOnParent() }
    root.plumb.setLayout(for: follower) {
      $0.setLeft(at: leaf.plumb.right, offset: 5).setTop(to: 0)
        .setSize(to: CGSize(width: 1, height: 1))
    }
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 35)
    leaf.wanted.width = 80
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 85)
  }

  /// A marker in a map in a page. One callout beside the map names it, another looks it up. In the other direction,
  /// two badges in the map are pinned to a pole beside the page.
  @Test(arguments: LayoutWritingDirection.allCases)
  func whoIsPinnedToAViewThatIsScrolledFollows(_ direction: LayoutWritingDirection) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.direction = direction
    let (page, map) = (HeadlessContainerView(), HeadlessContainerView())
    let (marker, pole) = (HeadlessView(), HeadlessView())
    let (callouts, badges) = ([HeadlessView(), HeadlessView()], [HeadlessView(), HeadlessView()])
    for view in [page, pole] + [callouts[1]] { root.addSubview(view) }
    for view in [map, callouts[0]] { page.addSubview(view) }
    for view in [marker] + badges { map.addSubview(view) }
    let numbers = CGRect(x: 10, y: 20, width: 100, height: 80)
    root.plumb.setLayout(for: page) { $0.setFrame(to: numbers) }
    root.plumb.setLayout(for: pole) { $0.setFrame(to: numbers) }
    page.plumb.setLayout(for: map) { $0.setFrame(to: numbers) }
    map.plumb.setLayout(for: marker) { $0.setFrame(to: numbers) }
    page.plumb.setLayout(for: callouts[0]) {
      $0.setLeft(at: marker.plumb.right).setTop(at: marker.plumb.bottom)
        .setSize(to: CGSize(width: 8, height: 8))
    }
    root.plumb.setLayout(for: callouts[1]) {
      $0.pinLeft(to: .lookup { [unowned marker] in marker }, with: { $0.right })
        .pinTop(to: .lookup { [unowned marker] in marker }, with: { $0.bottom })
        .setSize(to: CGSize(width: 8, height: 8))
    }
    map.plumb.setLayout(for: badges[0]) {
      $0.setLeft(at: pole.plumb.left).setTop(at: pole.plumb.top)
        .setSize(to: CGSize(width: 8, height: 8))
    }
    map.plumb.setLayout(for: badges[1]) {
      $0.pinLeft(to: .lookup { [unowned pole] in pole }, with: { $0.left })
        .pinTop(to: .lookup { [unowned pole] in pole }, with: { $0.top })
        .setSize(to: CGSize(width: 8, height: 8))
    }
    // The map is at (20, 40) in the root.
    let expect = { (scroll: CGPoint, name: Comment) in
      let callout = CGPoint(x: 20 + 110 - scroll.x, y: 40 + 100 - scroll.y)
      let badge = CGPoint(x: 10 - 20 + scroll.x, y: 20 - 40 + scroll.y)
      #expect(callouts[1].frame.origin == callout, name)
      #expect(badges.map(\.frame.origin) == [badge, badge], name)
    }
    root.layoutIfNeeded()
    expect(.zero, "at rest")
    map.bounds.origin = CGPoint(x: 7, y: 40)
    root.layoutIfNeeded()
    expect(CGPoint(x: 7, y: 40), "the map is scrolled")
    #expect(callouts[0].frame.origin == CGPoint(x: 113, y: 80))
    page.bounds.origin = CGPoint(x: -3, y: 5)
    root.layoutIfNeeded()
    expect(CGPoint(x: 4, y: 45), "the page is scrolled as well")
    #expect(callouts[0].frame.origin == CGPoint(x: 113, y: 80))
  }

  /// A badge is pinned to a view that leaves the tree and returns elsewhere: beside the badge's container, or inside
  /// another one.
  @Test(arguments: [false, true])
  func whoIsPinnedToAViewThatComesBackFollows(_ isDeeper: Bool) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (map, other) = (HeadlessContainerView(), HeadlessContainerView())
    let (badges, pole) = ([HeadlessView(), HeadlessView()], HeadlessView())
    for view in [map, other] { root.addSubview(view) }
    for view in badges + [pole] { map.addSubview(view) }
    root.issueHandler = { _ in }
    for (view, y) in [(map, 100.0), (other, 200)] {
      root.plumb.setLayout(for: view) {
        $0.setFrame(to: CGRect(x: 10, y: y, width: 90, height: 80))
      }
    }
    let numbers = CGRect(x: 20, y: 30, width: 40, height: 50)
    map.plumb.setLayout(for: pole) { $0.setFrame(to: numbers) }
    map.plumb.setLayout(for: badges[0]) {
      $0.setLeft(at: pole.plumb.right).setTop(at: pole.plumb.bottom)
        .setSize(to: CGSize(width: 8, height: 8))
    }
    map.plumb.setLayout(for: badges[1]) {
      $0.pinLeft(to: .lookup { [weak pole] in pole }, with: { $0.right })
        .pinTop(to: .lookup { [weak pole] in pole }, with: { $0.bottom })
        .setSize(to: CGSize(width: 8, height: 8))
    }
    root.layoutIfNeeded()
    let before = CGPoint(x: 60, y: 80)
    #expect(badges.map(\.frame.origin) == [before, before])
    pole.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(badges.map(\.frame.origin) == [before, before])
    let holder = isDeeper ? other : root
    holder.addSubview(pole)
    holder.plumb.setLayout(for: pole) { $0.setFrame(to: CGRect(x: 7, y: 9, width: 1, height: 1)) }
    root.layoutIfNeeded()
    let after = isDeeper ? CGPoint(x: 8, y: 110) : CGPoint(x: -2, y: -90)
    #expect(badges.map(\.frame.origin) == [after, after])
  }

  /// A view is added to a panel beside the badge that is pinned to it, and moves there later.
  @Test func whoIsPinnedToAViewThatHasComeFollowsIt() {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (panel, badge, pole) = (HeadlessContainerView(), HeadlessView(), HeadlessView())
    for view in [panel, badge] { root.addSubview(view) }
    root.issueHandler = { _ in }
    root.plumb.setLayout(for: panel) {
      $0.setFrame(to: CGRect(x: 10, y: 20, width: 90, height: 80))
    }
    root.plumb.setLayout(for: badge) {
      $0.setLeft(at: pole.plumb.right).setTop(at: pole.plumb.bottom)
        .setSize(to: CGSize(width: 8, height: 8))
    }
    root.layoutIfNeeded()
    panel.addSubview(pole)
    for origin in [CGPoint(x: 7, y: 9), CGPoint(x: 17, y: 29)] {
      panel.plumb.setLayout(for: pole) {
        $0.setFrame(to: CGRect(origin: origin, size: CGSize(width: 1, height: 1)))
      }
      root.layoutIfNeeded()
      #expect(badge.frame.origin == CGPoint(x: 10 + origin.x + 1, y: 20 + origin.y + 1))
    }
  }

  /// The badge's order puts it before the map, which is reported. It still follows in the same call.
  @Test func whoIsLaidOutTooEarlyFollows() {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let log = IssueLog(root)
    let (badge, map, marker) = (HeadlessView(), HeadlessContainerView(), HeadlessView())
    for view in [badge, map] { root.addSubview(view) }
    map.addSubview(marker)
    root.plumb.setOrder(to: 1, for: map)
    root.plumb.setLayout(for: map) {
      $0.setLeft(to: 0).setRight(inset: 0).setTop(to: 0).setBottom(inset: 0)
    }
    map.plumb.setLayout(for: marker) {
      $0.setRight(inset: 10).setBottom(inset: 20).setSize(to: CGSize(width: 8, height: 8))
    }
    root.plumb.setLayout(for: badge) {
      $0.setLeft(at: marker.plumb.left).setTop(at: marker.plumb.top)
        .setSize(to: CGSize(width: 4, height: 4))
    }
    for size in [CGSize(width: 300, height: 200), CGSize(width: 100, height: 150)] {
      root.frame.size = size
      root.layoutIfNeeded()
      let place = CGPoint(x: size.width - 18, y: size.height - 28)
      #expect(marker.frame.origin == place)
      #expect(badge.frame.origin == place)
    }
    #expect(log.kinds == [.laterReference])
  }
}
