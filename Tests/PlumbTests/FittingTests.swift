import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A container computes its size from its stored layouts.
@Suite struct FittingTests {
  private static let unlimited = CGFloat.greatestFiniteMagnitude

  /// All frames of a tree.
  private func frames(_ view: HeadlessView) -> [CGRect] {
    [view.frame] + view.subviews.flatMap(frames)
  }

  @Test(arguments: LayoutWritingDirection.allCases)
  func theBoxReachesFromTheLeadingEdgeWithPadding(_ direction: LayoutWritingDirection) {
    let card = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    card.direction = direction
    let (photo, title) = (SizedView("photo"), SizedView("title"))
    card.addSubview(photo)
    card.addSubview(title)
    card.trailingPadding = 7
    card.bottomPadding = 9
    card.plumb.setLayout(for: photo) { $0.setLeading(to: 10).setTop(to: 12).fitSize() }
    card.plumb.setLayout(for: title) {
      $0.pinLeading(to: photo, with: { $0.trailing + 5 }).pinTop(to: photo, with: { $0.bottom })
        .fitSize()
    }
    for width in [100, 1000, Self.unlimited] {
      for height in [50, Self.unlimited] {
        #expect(
          card.sizeThatFits(CGSize(width: width, height: height))
            == CGSize(width: 10 + 30 + 5 + 30 + 7, height: 12 + 20 + 20 + 9))
      }
    }
    #expect(photo.frame == .zero && title.frame == .zero)
  }

  /// The box ends at its children's ends, so an inset at the trailing side needs a padding as well.
  @Test func insetsOnBothSidesNeedATrailingPadding() {
    let card = HeadlessContainerView()
    let title = SizedView("title")
    card.addSubview(title)
    let offer = CGSize(width: 320, height: Self.unlimited)
    card.plumb.setLayout(for: title) {
      $0.setLeading(to: 8).setTrailing(by: { $0.trailing - 8 }).setTop(to: 8).fitHeight()
    }
    #expect(card.sizeThatFits(offer) == CGSize(width: 312, height: 28))
    (card.trailingPadding, card.bottomPadding) = (8, 8)
    #expect(card.sizeThatFits(offer) == CGSize(width: 320, height: 36))
    card.plumb.setLayout(for: title) {
      $0.setLeading(inset: 8).setTrailing(inset: 8).setTop(inset: 8).fitHeight()
    }
    #expect(card.sizeThatFits(offer) == CGSize(width: 320, height: 36))
  }

  /// Children pinned to the far edge do not decide an unlimited side.
  @Test func aSideWithoutALimitIsDecidedByWhatDoesNotHangOnItsEnd() {
    let card = NamedContainer(["title", "line", "badge"])
    card.plumb.setLayout(for: card["title"]) { $0.setTopLeft(to: CGPoint(x: 8, y: 8)).fitSize() }
    card.plumb.setLayout(for: card["line"]) {
      $0.stickOnParentHorizontally(leading: 4, trailing: 4)
        .pinTop(to: card["title"], with: { $0.bottom + 4 }).setHeight(toWidth: 10)
    }
    card.plumb.setLayout(for: card["badge"]) {
      $0.setBottomRight(at: .measured { $0.bottomRight }).fitSize()
    }
    let size = card.sizeThatFits(CGSize(width: Self.unlimited, height: Self.unlimited))
    #expect(size == CGSize(width: 38, height: 8 + 20 + 4 + 3))
  }

  @Test func nestedContainersSizeEachOther() {
    let outer = NamedContainer([])
    let inner = HeadlessContainerView()
    let leaf = SizedView("leaf")
    inner.addSubview(leaf)
    inner.trailingPadding = 3
    inner.bottomPadding = 4
    outer.addSubview(inner)
    inner.plumb.setLayout(for: leaf) { $0.setLeft(to: 1).setTop(to: 2).fitSize() }
    outer.plumb.setLayout(for: inner) { $0.setLeft(to: 10).setTop(to: 20).fitSize() }
    let size = outer.sizeThatFits(CGSize(width: 200, height: Self.unlimited))
    #expect(size == CGSize(width: 10 + 1 + 30 + 3, height: 20 + 2 + 20 + 4))
    #expect(frames(outer).dropFirst().allSatisfy { $0 == .zero })
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 20, width: 34, height: 26))
    #expect(leaf.frame == CGRect(x: 1, y: 2, width: 30, height: 20))
  }

  /// A trial uses the condition and the areas of the size that is tried.
  @Test func aTrialHasItsOwnConditionAndAreas() {
    let card = NamedContainer(["a"], width: 100, height: 100)
    card.layoutMargins = LayoutInsets(all: 6)
    card.plumb.setLayout(for: card["a"]) { maker, condition in
      switch condition {
      case .compact: maker.setTopLeft(to: .zero).fitSize()
      case .regular:
        maker.setLeft(by: { $0.layoutMarginsGuide.left }).setRight(by: {
          $0.layoutMarginsGuide.right
        })
        .setTop(by: { $0.readableGuide.top }).setHeight(to: 40)
      }
    }
    card.layoutIfNeeded()
    #expect(card.sizeThatFits(CGSize(width: 600, height: 100)) == CGSize(width: 594, height: 46))
    #expect(card.sizeThatFits(CGSize(width: 90, height: 100)) == CGSize(width: 30, height: 20))
    #expect(card["a"].frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func nothingIsReportedOnTrial() {
    let card = NamedContainer(["a"])
    let log = IssueLog(card)
    card.plumb.setLayout(for: card["a"]) { $0.stickOnParent(withInsets: LayoutInsets(all: 20)) }
    _ = card.sizeThatFits(CGSize(width: 10, height: 10))
    #expect(log.issues.isEmpty)
  }

  @Test func aScrollingContainersContentIsAsLargeAsItsLayoutsMakeIt() {
    let scroll = HeadlessContainerScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let rows = (0..<10).map { SizedView("\($0)") }
    scroll.bottomPadding = 5
    for (index, row) in rows.enumerated() {
      scroll.addSubview(row)
      scroll.plumb.setLayout(for: row) { maker in
        let across = maker.stickOnParentHorizontally().fitHeight()
        return index == 0
          ? across.setTop(to: 0) : across.pinTop(to: rows[index - 1], with: { $0.bottom + 1 })
      }
    }
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 10 * 20 + 9 + 5))
    scroll.contentOffset.y = 30
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 10 * 20 + 9 + 5))
  }

  @Test func aContainerWithoutLayoutsIsAsLargeAsItIs() {
    let view = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 12, height: 34))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 12, height: 34))
  }
}
