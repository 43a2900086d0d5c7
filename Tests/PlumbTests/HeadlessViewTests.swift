import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A view that counts its layout passes.
private final class CountingView: HeadlessView {
  var passes = 0
  var inPass: (() -> Void)?

  override func layoutSubviews() {
    passes += 1
    inPass?()
  }
}

@Suite struct HeadlessViewTests {
  /// A view that removes another one during its layout.
  private final class Remover: HeadlessView {
    weak var other: HeadlessView?

    override func layoutSubviews() { other?.removeFromSuperview() }
  }

  @Test func aViewThatIsRemovedWhileItWaitsForItsLayoutIsLeftOut() {
    let root = HeadlessView()
    let remover = Remover()
    root.addSubview(remover)
    do {
      let other = HeadlessView()
      root.addSubview(other)
      remover.other = other
    }
    root.layoutIfNeeded()
    #expect(remover.other == nil)
    #expect(root.subviews.count == 1)
  }

  @Test func frameBoundsAndCenterAreThreeWordsForOnePlace() {
    let view = HeadlessView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: 7, y: 8)
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    #expect(view.bounds == CGRect(x: 7, y: 8, width: 10, height: 10))
  }

  @Test func theAnchorPointIsWhereTheCenterLies() {
    let view = HeadlessView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    view.transform = LayoutTransform.scale(x: 2, y: 2)
    #expect(view.frame == CGRect(x: 25, y: 40, width: 60, height: 80))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
  }

  @Test func anotherSizeOfTheBoundsKeepsTheAnchorPoint() {
    let view = HeadlessView(frame: CGRect(x: 10, y: 10, width: 40, height: 80))
    view.anchorPoint = CGPoint(x: 0.25, y: 1)
    view.frame = CGRect(x: 10, y: 10, width: 40, height: 80)
    view.bounds.size = CGSize(width: 20, height: 40)
    #expect(view.frame == CGRect(x: 15, y: 50, width: 20, height: 40))
  }

  @Test func pointsConvertThroughScrolledAndTransformedViews() throws {
    let root = HeadlessView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scrolled = HeadlessView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let turned = HeadlessView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    scrolled.bounds.origin = CGPoint(x: 5, y: 5)
    turned.transform = .rotation(by: .pi / 2)
    root.addSubview(scrolled)
    scrolled.addSubview(turned)
    let corner = try #require(turned.convert(.zero, to: root))
    #expect(abs(corner.x - 25) < 1e-9 && abs(corner.y - 5) < 1e-9)
    let back = try #require(root.convert(corner, to: turned))
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    #expect(turned.convert(.zero, to: HeadlessView()) == nil)
  }

  @Test func subviewsStandInTheOrderInWhichTheyArePut() {
    let root = HeadlessView()
    let (a, b, c, d) = (HeadlessView(), HeadlessView(), HeadlessView(), HeadlessView())
    root.addSubview(a)
    root.addSubview(b)
    root.insertSubview(c, aboveSubview: a)
    root.insertSubview(d, belowSubview: a)
    #expect(root.holds([d, a, c, b]))
    root.bringSubviewToFront(d)
    root.sendSubviewToBack(b)
    #expect(root.holds([b, a, c, d]))
    root.insertSubview(d, at: 1)
    root.insertSubview(a, at: 99)
    root.insertSubview(b, at: -1)
    #expect(root.holds([b, d, c, a]))
    a.addSubview(b)
    #expect(b.superview === a && root.subviews.count == 3)
    #expect(b.isDescendant(of: root) && !root.isDescendant(of: b))
    b.removeFromSuperview()
    #expect(b.superview == nil && a.subviews.isEmpty)
  }

  @Test func aViewCannotLieInItself() {
    let (outer, inner) = (HeadlessView(), HeadlessView())
    outer.addSubview(inner)
    inner.addSubview(outer)
    inner.addSubview(inner)
    #expect(outer.superview == nil && inner.superview === outer && inner.subviews.isEmpty)
  }

  @Test func aParentThatDiesLeavesItsSubviewsAsRoots() {
    let child = HeadlessView()
    do {
      let parent = HeadlessView()
      parent.addSubview(child)
    }
    #expect(child.superview == nil)
    child.setNeedsLayout()
    child.layoutIfNeeded()
  }

  @Test func onlyViewsThatAreDueAreLaidOut() {
    let (root, left, right, leaf) = (CountingView(), CountingView(), CountingView(), CountingView())
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
    func passes() -> [Int] { [root, left, right, leaf].map(\.passes) }
    root.layoutIfNeeded()
    #expect(passes() == [1, 1, 1, 1])
    root.layoutIfNeeded()
    #expect(passes() == [1, 1, 1, 1])
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(passes() == [1, 1, 1, 2])
    right.frame.size.width = 10
    leaf.frame.origin.x = 10
    root.layoutIfNeeded()
    #expect(passes() == [1, 1, 2, 2])
    left.bounds.origin.y = 3
    root.layoutIfNeeded()
    #expect(passes() == [1, 2, 2, 2])
    leaf.setNeedsLayout()
    leaf.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(passes() == [1, 3, 2, 2])
    right.addSubview(leaf)
    root.layoutIfNeeded()
    #expect(passes() == [1, 3, 3, 3])
  }

  @Test func aViewThatAsksForItsOwnLayoutDoesNotHang() {
    let (root, child) = (CountingView(), CountingView())
    root.addSubview(child)
    root.inPass = { [unowned root, unowned child] in
      root.setNeedsLayout()
      child.setNeedsLayout()
      root.layoutIfNeeded()
    }
    child.inPass = { [unowned root] in root.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(root.passes < 100)
  }

  @Test func areasLieInsideOneAnother() {
    let view = HeadlessView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    view.safeAreaInsets = LayoutInsets(top: 10, leading: 20, bottom: 0, trailing: 0)
    #expect(
      view.plumbArea(.safeArea, in: view.bounds) == CGRect(x: 20, y: 10, width: 980, height: 90))
    #expect(
      view.plumbArea(.layoutMargins, in: view.bounds)
        == CGRect(x: 28, y: 18, width: 964, height: 74))
    #expect(
      view.plumbArea(.readable, in: view.bounds) == CGRect(x: 174, y: 18, width: 672, height: 74))
    view.direction = .rightToLeft
    #expect(
      view.plumbArea(.safeArea, in: view.bounds) == CGRect(x: 0, y: 10, width: 980, height: 90))
    view.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(view.plumbArea(.safeArea, in: view.bounds).origin == CGPoint(x: 5, y: 16))
  }

  @Test func theWritingDirectionIsHandedDown() {
    let (root, middle, leaf) = (HeadlessView(), HeadlessView(), HeadlessView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.direction = .rightToLeft
    #expect(leaf.direction == .rightToLeft)
    middle.direction = .leftToRight
    #expect(leaf.direction == .leftToRight)
  }

  @Test func sizeToFitKeepsThePlace() {
    let view = SizedView("view")
    view.frame = CGRect(x: 3, y: 4, width: 1, height: 1)
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 3, y: 4, width: 30, height: 20))
  }
}

extension HeadlessView {
  fileprivate func holds(_ views: [HeadlessView]) -> Bool {
    subviews.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init)
  }
}
