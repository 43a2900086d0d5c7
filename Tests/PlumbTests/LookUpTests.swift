import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A looked-up reference is measured at its final frame, whatever is laid out first.
@Suite struct LookUpTests {
  @Test func whatIsLaidOutLaterIsFoundInTheSameCall() {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let log = IssueLog(root)
    let (follower, box, leaf) = (HeadlessView(), HeadlessContainerView(), SizedView("leaf"))
    for view in [follower, box] { root.addSubview(view) }
    box.addSubview(leaf)
    root.plumb.setLayout(for: follower) {
      $0.pinLeft(to: .lookup { [weak leaf] in leaf }, with: { $0.right }).setTop(to: 0)
        .setSize(to: CGSize(width: 5, height: 5))
    }
    root.plumb.setLayout(for: box) { $0.setLeft(to: 40).setTop(to: 10).fitSize() }
    box.plumb.setLayout(for: leaf) { $0.setLeft(to: 3).setTop(to: 0).fitSize() }
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 73)
    leaf.wanted.width = 50
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 93)
    #expect(log.kinds == [])
  }

  /// A looked-up container does not count as a view that moves, also if it is transformed.
  @Test func theContainerItselfIsLookedUp() {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let log = IssueLog(root)
    let child = HeadlessView()
    root.transform = .scale(x: -1, y: 0.5)
    root.addSubview(child)
    root.plumb.setLayout(for: child) {
      $0.pinLeft(to: .lookup { [weak root] in root }, with: { $0.center }).setTop(to: 0)
        .setSize(to: CGSize(width: 5, height: 5))
    }
    root.layoutIfNeeded()
    #expect(child.frame.minX == 150)
    #expect(log.kinds == [])
  }

  /// A position is measured in the same way before and after. A conversion through the view's own coordinates would
  /// round differently.
  @Test func aScrolledSiblingIsNoCircle() {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let log = IssueLog(root)
    let (mark, follower) = (HeadlessView(), HeadlessView())
    let size = CGSize(width: 5, height: 5)
    mark.bounds.origin = CGPoint(x: -1e6, y: 1e6)
    for view in [mark, follower] { root.addSubview(view) }
    root.plumb.setLayout(for: mark) { $0.setTopLeft(to: CGPoint(x: 0.1, y: 0.3)).setSize(to: size) }
    root.plumb.setLayout(for: follower) {
      $0.pinLeft(to: .lookup { [weak mark] in mark }, with: { $0.right }).setTop(to: 0).setSize(
        to: size)
    }
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 5.1)
    #expect(log.kinds == [])
  }

  /// Two views that look each other up never converge. The call ends, and a cycle is reported.
  @Test func aCircleOfLookUpsIsReported() {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let log = IssueLog(root)
    let (a, b) = (HeadlessView(), HeadlessView())
    for (one, other) in [(a, b), (b, a)] {
      root.addSubview(one)
      root.plumb.setLayout(for: one) {
        $0.pinLeft(to: .lookup { [weak other] in other }, with: { $0.right + 1 }).setTop(to: 0)
          .setSize(to: CGSize(width: 5, height: 5))
      }
    }
    root.layoutIfNeeded()
    #expect(log.kinds == [.cycle])
  }

  /// Each view of a chain looks up the next one, which is laid out later. The last one is added later. This is not a
  /// cycle.
  @Test(arguments: Way.allCases)
  func aChainBehindAViewThatArrivesIsNoCircle(_ way: Way) {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let log = IssueLog(root)
    root.direction = way.direction
    let chain = (0..<20).map { _ in HeadlessView() }
    for view in chain.dropLast() { root.addSubview(view) }
    for (view, next) in zip(chain, chain.dropFirst()) {
      root.plumb.setLayout(for: view, by: way.layout(1, behindLookedUp: next, 4))
    }
    root.plumb.setLayout(for: chain[19], by: way.layout(3, .constant(4)))
    root.layoutIfNeeded()
    let known = log.kinds
    #expect(known.contains(.unrelatedReference))
    root.addSubview(chain[19])
    root.layoutIfNeeded()
    #expect(way.end(of: chain[0].frame, in: root) == 102)
    #expect(log.kinds == known)
  }

  /// The container was tried under another condition than the one in its pass.
  @Test func whatOnlyTheTrialIsPinnedToIsFollowed() {
    final class Page: ConditionalHeadlessContainerView<WidthClass> {
      override func layoutCondition(in bounds: CGRect) -> WidthClass {
        bounds.width < 200 ? .compact : .regular
      }
    }
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
    let (side, mark) = (HeadlessContainerView(), HeadlessView())
    let (page, text) = (Page(), HeadlessView())
    for view in [side, page] { root.addSubview(view) }
    side.addSubview(mark)
    page.addSubview(text)
    func place(_ width: CGFloat) {
      side.plumb.setLayout(for: mark) {
        $0.setTopLeft(to: .zero).setSize(to: CGSize(width: width, height: 10))
      }
    }
    root.plumb.setLayout(for: page) { $0.setTopLeft(to: .zero).fitSize() }
    page.plumb.setLayout(for: text) { maker, width in
      switch width {
      case .compact: maker.setTopLeft(to: .zero).setWidth(like: mark.plumb.width).setHeight(to: 20)
      case .regular: maker.stickOnParent()
      }
    }
    for width in [250, 210, 320] as [CGFloat] {
      place(width)
      root.layoutIfNeeded()
      #expect(page.frame.width == width)
    }
  }
}
