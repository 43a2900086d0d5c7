import Foundation
import Plumb
import PlumbTestSupport
import Testing

// Pins into the content and out of it.
extension StickingTests {
  /// A callout outside is pinned to a row, and a badge in the list is pinned to a pole outside.
  @Test(arguments: Case.all, [false, true])
  func whoIsPinnedThroughTheListFollows(_ it: Case, _ isLookedUp: Bool) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.direction = it.direction
    let list = it.list()
    let (row, badge) = (it.add(to: list, 400, length: 30), HeadlessView())
    it.add(to: list, 900, length: 100)
    let (callout, pole) = (HeadlessView(), HeadlessView())
    list.addSubview(badge)
    for view in [list, callout, pole] { root.addSubview(view) }
    let frame = it.frame(0, 300).offsetBy(dx: 20, dy: 10)
    root.plumb.setLayout(for: list) { $0.setFrame(to: frame) }
    root.plumb.setLayout(for: pole) { $0.setFrame(to: CGRect(x: 33, y: 44, width: 1, height: 1)) }
    let size = CGSize(width: 8, height: 8)
    if isLookedUp {
      root.plumb.setLayout(for: callout) {
        $0.pinTop(to: .lookup { [unowned row] in row }, with: { $0.top })
          .pinLeft(to: .lookup { [unowned row] in row }, with: { $0.left }).setSize(to: size)
      }
      list.plumb.setLayout(for: badge) {
        $0.pinTop(to: .lookup { [unowned pole] in pole }, with: { $0.top })
          .pinLeft(to: .lookup { [unowned pole] in pole }, with: { $0.left }).setSize(to: size)
      }
    } else {
      root.plumb.setLayout(for: callout) { $0.setTopLeft(at: row.plumb.topLeft).setSize(to: size) }
      list.plumb.setLayout(for: badge) { $0.setTopLeft(at: pole.plumb.topLeft).setSize(to: size) }
    }
    root.layoutIfNeeded()
    for distance: CGFloat in [0, 70, 210] {
      it.scroll(list, by: distance)
      root.layoutIfNeeded()
      let offset = list.contentOffset
      #expect(
        callout.frame.origin
          == CGPoint(x: 20 + row.frame.minX - offset.x, y: 10 + row.frame.minY - offset.y))
      #expect(badge.frame.origin == CGPoint(x: 33 - 20 + offset.x, y: 44 - 10 + offset.y))
    }
  }

  /// A view deep in the content measures the list as its content, which does not move when it scrolls.
  @Test(arguments: Case.all)
  func theListIsItsContentForWhatIsDeepInIt(_ it: Case) {
    let list = it.list()
    it.add(to: list, 0, length: 1000)
    let (cell, line) = (HeadlessContainerView(), HeadlessView())
    list.addSubview(cell)
    cell.addSubview(line)
    list.plumb.setLayout(for: cell) {
      $0.setTopLeft(to: CGPoint(x: 10, y: 20)).setSize(to: CGSize(width: 50, height: 50))
    }
    cell.plumb.setLayout(for: line) {
      $0.setTopLeft(at: list.plumb.topLeft).setBottomRight(at: list.plumb.bottomRight)
    }
    list.layoutIfNeeded()
    for distance: CGFloat in [0, 90] {
      it.scroll(list, by: distance)
      list.layoutIfNeeded()
      #expect(line.frame == it.frame(0, 1000).offsetBy(dx: -10, dy: -20))
    }
  }

  /// A card fits a line below a list. The line is pinned into the list, whose content ends below the visible part.
  @Test(arguments: Case.all)
  func aTrialKnowsTheContent(_ it: Case) {
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    card.direction = it.direction
    let list = it.list()
    let (rows, foot) = (
      it.addRun(to: list, [400, 400], gaps: 0), it.add(to: list, end: 0, length: 10)
    )
    let follower = HeadlessView()
    for view in [list, follower] { card.addSubview(view) }
    card.plumb.setLayout(for: list) {
      $0.setTopLeading(inset: 0)
        .setSize(
          to: it.isVertical ? CGSize(width: 120, height: 300) : CGSize(width: 300, height: 120))
    }
    card.plumb.setLayout(for: follower) {
      $0.setTop(at: foot.plumb.bottom).setLeading(at: foot.plumb.trailing)
        .setSize(to: CGSize(width: 5, height: 5))
    }
    let size = card.sizeThatFits(CGSize(width: 400, height: 400))
    card.layoutIfNeeded()
    #expect(rows[0].frame == it.frame(0, 400, end: 800))
    #expect(foot.frame == it.frame(790, 10, end: 800))
    #expect(
      size == (it.isVertical ? CGSize(width: 125, height: 805) : CGSize(width: 805, height: 125))
        || it.direction == .rightToLeft)
  }
}
