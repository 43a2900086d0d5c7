import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Pins across containers. One `layoutIfNeeded()` from the root is always enough; `RandomTreeTests` shows this for
/// random trees.
@Suite struct OutsidePinTests {
  /// A view ends at the end of a ruler that is laid out later, so its length is negative at first. Only what is true
  /// in the end is reported, once.
  ///
  ///     root
  ///     ├ box { mark: from 50 to the end of the ruler }
  ///     └ shelf { ruler: so long }
  @Test(arguments: Way.allCases, [true, false])
  func onlyWhatIsTrueInTheEndIsReported(_ way: Way, _ isInOrder: Bool) {
    for length in [80, 20] as [CGFloat] {
      let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let (box, shelf) = (HeadlessContainerView(), HeadlessContainerView())
      let (mark, ruler) = (HeadlessView(), HeadlessView())
      let log = IssueLog(root)
      for view in [root, box, shelf] { view.direction = way.direction }
      for view in isInOrder ? [shelf, box] : [box, shelf] {
        root.addSubview(view)
        root.plumb.setLayout(for: view) { $0.stickOnParent() }
      }
      box.addSubview(mark)
      shelf.addSubview(ruler)
      shelf.plumb.setLayout(for: ruler, by: way.layout(0, .constant(length)))
      box.plumb.setLayout(for: mark) {
        way == .down
          ? $0.setLeading(to: 0).setWidth(to: 4).setTop(to: 50).setBottom(at: ruler.plumb.bottom)
          : $0.setTop(to: 0).setHeight(to: 4).setLeading(to: 50)
            .setTrailing(at: ruler.plumb.trailing)
      }
      for _ in 0..<2 {
        let before = log.issues.count
        root.layoutIfNeeded()
        let kinds = log.issues[before...].map(\.kind)
        #expect(kinds == (length < 50 ? [.negativeLength] : []), "\(way), in order: \(isInOrder)")
        #expect(way.end(of: mark.frame, in: root) == max(50, length))
        box.setNeedsLayout()
      }
    }
  }

  /// A callout in the root, pinned to a marker inside a map.
  @Test func aReferenceInsideASiblingIsLaidOutFirst() {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (map, marker, callout) = (HeadlessContainerView(), HeadlessView(), HeadlessView())
    root.addSubview(callout)
    root.addSubview(map)
    map.addSubview(marker)
    map.plumb.setLayout(for: marker) {
      $0.setCenter(at: .parent.horizontal(at: 0.5)).setMiddle(at: .parent.vertical(at: 0.6))
        .setSize(to: CGSize(width: 8, height: 8))
    }
    root.plumb.setLayout(for: callout) {
      $0.setCenter(at: marker.plumb.center).setBottom(at: marker.plumb.top, offset: -4)
        .setSize(to: CGSize(width: 100, height: 20))
    }
    root.plumb.setLayout(for: map) { $0.stickOnParent(withInsets: LayoutInsets(all: 10)) }
    root.layoutIfNeeded()
    #expect(callout.frame == CGRect(x: 110, y: 258, width: 100, height: 20))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(callout.frame == CGRect(x: 150, y: 258, width: 100, height: 20))
  }

  /// The container that closes a cycle reports it. The other container's plan has no cycle.
  @Test func aCycleIsReportedByWhoeverClosesIt() {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let log = IssueLog(root)
    let holders = [HeadlessContainerView(), HeadlessContainerView()]
    let views = [HeadlessView(), HeadlessView()]
    (views[0].name, views[1].name) = ("a", "b")
    for (holder, view) in zip(holders, views) {
      root.addSubview(holder)
      root.plumb.setLayout(for: holder) { $0.stickOnParent() }
      holder.addSubview(view)
      holder.plumb.setLayout(for: view) { $0.setFrame(to: .zero) }
    }
    holders[0].plumb.setLayout(for: views[0]) {
      $0.setTopLeft(at: views[1].plumb.topLeft).setSize(to: CGSize(width: 5, height: 5))
    }
    root.layoutIfNeeded()
    #expect(log.kinds == [])
    holders[1].plumb.setLayout(for: views[1]) {
      $0.setTopLeft(at: views[0].plumb.topLeft).setSize(to: CGSize(width: 5, height: 5))
    }
    root.layoutIfNeeded()
    #expect(log.kinds == [.cycle])
    #expect(log.issues.first?.asked == "a.left → b.left → a.left")
  }

  @Test func aCycleAcrossContainersIsReportedOnce() {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let log = IssueLog(root)
    let (one, other) = (HeadlessContainerView(), HeadlessContainerView())
    let (a, b) = (HeadlessView(), HeadlessView())
    (a.name, b.name) = ("a", "b")
    for view in [one, other] {
      root.addSubview(view)
      root.plumb.setLayout(for: view) { $0.stickOnParent() }
    }
    one.addSubview(a)
    other.addSubview(b)
    one.plumb.setLayout(for: a) {
      $0.setLeft(at: b.plumb.right, offset: 10).setTop(to: 0)
        .setSize(to: CGSize(width: 5, height: 5))
    }
    other.plumb.setLayout(for: b) {
      $0.setLeft(at: a.plumb.right, offset: 10).setTop(to: 0)
        .setSize(to: CGSize(width: 5, height: 5))
    }
    root.layoutIfNeeded()
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(log.kinds == [.cycle])
    #expect(log.issues.first?.asked == "a.left → b.left → a.left")
  }

  /// The container is a reference of its own children, in passes and on trial.
  @Test func theContainerIsMeasuredInTheBoundsThatAreTried() {
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let title = SizedView("title")
    card.addSubview(title)
    card.plumb.setLayout(for: title) {
      $0.pinRight(to: card, with: { $0.right - 8 }).setLeft(to: 0).setTop(to: 0).fitHeight()
    }
    _ = card.sizeThatFits(CGSize(width: 200, height: 100))
    #expect(title.offers.last?.width == 192)
  }

  /// The box is as wide as the card, and is measured in its own transformed bounds, which depend on the last frame.
  /// Its last bits alternate, which counts neither as a move nor as a cycle.
  @Test func lastBitsThatComeOutInTurnsAreAtRest() {
    let (page, card) = (HeadlessContainerView(), HeadlessContainerView())
    let (note, turned, box) = (HeadlessView(), HeadlessContainerView(), HeadlessContainerView())
    let log = IssueLog(page)
    page.frame = CGRect(x: 0, y: 0, width: 60.625, height: 531.25)
    page.direction = .rightToLeft
    turned.transform = .scale(x: -1, y: -1)
    page.addSubview(card)
    card.addSubview(note)
    card.addSubview(turned)
    turned.addSubview(box)
    page.plumb.setLayout(for: card) {
      $0.pinRight(to: page, with: { $0.horizontal(at: 0.75) - 15.875 })
        .setHorizontal(at: 0.25, on: page.plumb.horizontal(at: 0.75) + -37)
        .setTop(to: 3).setHeight(to: 40)
    }
    card.plumb.setLayout(for: note) {
      $0.setCenter(by: { $0.layoutMarginsGuide.horizontal(at: 1) - 6.625 })
        .setRight(by: { $0.layoutMarginsGuide.horizontal(at: 1) + 93.375 })
        .setTop(to: 3).setHeight(to: 40)
    }
    card.plumb.setLayout(for: turned) {
      $0.setLeading(at: note.plumb.horizontal(at: 0.75), offset: 18).fitWidth().setTop(to: 3)
        .setHeight(to: 40)
    }
    turned.plumb.setLayout(for: box) {
      $0.setCenter(at: .parent.horizontal(at: 0.5), offset: -2.75)
        .setWidth(like: [card].plumb.width).setTop(to: 3).setHeight(to: 40)
    }
    page.layoutIfNeeded()
    #expect(log.issues == [])
    #expect(abs(box.frame.width - card.frame.width) < 1e-9)
  }
}
