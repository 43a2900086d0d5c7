import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A change inside a container invalidates it, and the outer containers that fit it.
@Suite struct InvalidationTests {
  /// `outer` fits `middle`, which fits `inner`, which fits a leaf. `below` is under `middle`.
  private struct Nest {
    let outer = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = HeadlessContainerView()
    let inner = HeadlessContainerView()
    let leaf = SizedView("leaf")
    let second = SizedView("second")
    let below = SizedView("below")

    init() {
      outer.addSubview(middle)
      outer.addSubview(below)
      middle.addSubview(inner)
      inner.addSubview(leaf)
      inner.addSubview(second)
      for (container, child) in [(outer, middle as HeadlessView), (middle, inner), (inner, leaf)] {
        container.plumb.setLayout(for: child) {
          $0.setTopLeft(to: .zero).setWidth(part: 1).fitHeight()
        }
      }
      inner.plumb.setLayout(for: second) {
        $0.setLeft(to: 0).pinTop(to: .visible([leaf]), with: { $0.bottom }).fitSize()
      }
      outer.plumb.setLayout(for: below) {
        $0.setLeft(to: 0).setTop(at: middle.plumb.bottom).fitSize()
      }
      outer.layoutIfNeeded()
    }
  }

  @Test func aChangeInsideMovesWhatStandsBelowOutside() {
    let changes: [(String, CGFloat, (Nest) -> Void)] = [
      (
        "a text", 55,
        {
          $0.leaf.wanted.height = 35
          $0.leaf.setNeedsLayout()
        }
      ),
      ("a padding", 47, { $0.inner.bottomPadding = 7 }),
      (
        "a layout", 50,
        { nest in
          nest.inner.plumb.setLayout(for: nest.leaf) {
            $0.setTop(to: 10).setLeft(to: 0).fitSize()
          }
        }
      ),
      ("a layout that goes", 40, { $0.inner.plumb.removeLayout(for: $0.second) }),
      ("a margin", 40, { $0.inner.layoutMargins = LayoutInsets(all: 20) }),
      (
        "a subview", 60,
        { nest in
          let third = SizedView("third")
          nest.inner.addSubview(third)
          nest.inner.plumb.setLayout(for: third) {
            $0.setLeft(to: 0).setTop(at: nest.second.plumb.bottom).fitSize()
          }
        }
      ),
    ]
    for (name, expected, change) in changes {
      let nest = Nest()
      #expect(nest.below.frame.minY == 40)
      change(nest)
      nest.outer.layoutIfNeeded()
      let top = nest.below.frame.minY
      nest.outer.setNeedsLayout()
      nest.outer.layoutIfNeeded()
      #expect(top == nest.below.frame.minY, "\(name): another pass changes nothing")
      if name != "a layout that goes" { #expect(top == expected, "\(name)") }
    }
  }

  @Test func visibleReferencesFollowWhatIsHidden() {
    let card = NamedContainer(["a", "b", "c"])
    for name in ["a", "b"] { card[name].wanted.height = name == "a" ? 20 : 50 }
    for name in ["a", "b"] {
      card.plumb.setLayout(for: card[name]) { $0.setTopLeft(to: .zero).fitSize() }
    }
    card.plumb.setLayout(for: card["c"]) {
      $0.setLeft(to: 0).pinTop(to: .visible([card["a"], card["b"]]), with: { $0.bottom }).fitSize()
    }
    card.layoutIfNeeded()
    #expect(card["c"].frame.minY == 50)
    card["b"].isHidden = true
    card.layoutIfNeeded()
    #expect(card["c"].frame.minY == 20)
    card["b"].isHidden = false
    card.layoutIfNeeded()
    #expect(card["c"].frame.minY == 50)
  }

  /// A hidden container no longer counts as a visible reference of its own children.
  @Test func visibleReferencesFollowTheContainerItself() {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (mark, child) = (
      HeadlessView(frame: CGRect(x: 0, y: 0, width: 40, height: 9)), HeadlessView()
    )
    for view in [mark, child] { root.addSubview(view) }
    root.plumb.setLayout(for: child) {
      $0.pinRight(to: .visible([root, mark]), with: { $0.right }).setTop(to: 0)
        .setSize(to: CGSize(width: 5, height: 5))
    }
    root.layoutIfNeeded()
    #expect(child.frame.maxX == 300)
    root.isHidden = true
    root.layoutIfNeeded()
    #expect(child.frame.maxX == 40)
  }

  @Test func removingALayoutTakesItsZIndexAlong() {
    let card = NamedContainer(["a"])
    card.plumb.setLayout(for: card["a"]) { $0.stickOnParent() }
    card.plumb.setZIndex(to: 3, for: card["a"])
    card.layoutIfNeeded()
    #expect(card["a"].zPosition == 3)
    card.plumb.removeLayout(for: card["a"])
    card.layoutIfNeeded()
    #expect(card["a"].zPosition == 0)
  }

  /// A view that was due when its parent was released is laid out in its new tree.
  @Test func aViewWhoseParentWentIsStillDue() {
    let content = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let leaf = SizedView("leaf")
    content.addSubview(leaf)
    content.plumb.setLayout(for: leaf) { $0.stickOnParent() }
    do {
      let cell = HeadlessView()
      cell.addSubview(content)
      content.setNeedsLayout()
    }
    #expect(content.superview == nil)
    let next = HeadlessView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    next.addSubview(content)
    next.layoutIfNeeded()
    #expect(leaf.frame == content.bounds)
    content.frame.size.width = 70
    next.layoutIfNeeded()
    #expect(leaf.frame.width == 70)
  }

  /// A container that does not run its layouts is reported once, by name.
  @Test func aContainerThatForgetsItsLayoutsIsReportedOnce() {
    final class Forgetful: HeadlessContainerView {
      override func layoutSubviews() {}
    }
    let root = HeadlessView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let log = IssueLog(root)
    let forgetful = Forgetful(frame: root.bounds)
    forgetful.name = "forgetful"
    let leaf = HeadlessView()
    root.addSubview(forgetful)
    forgetful.addSubview(leaf)
    root.layoutIfNeeded()
    #expect(log.issues.isEmpty, "nothing is stored yet")
    forgetful.plumb.setLayout(for: leaf) { $0.stickOnParent() }
    for _ in 0..<3 {
      forgetful.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(log.kinds == [.layoutsNotRun])
    #expect(log.issues.first?.view == "forgetful")
  }

  /// A condition that is missing from `allCases` uses the default layouts, and is reported.
  @Test func aConditionThatIsNotListedIsReported() {
    let page = Page(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let log = IssueLog(page)
    let leaf = HeadlessView()
    page.addSubview(leaf)
    page.plumb.setLayout(for: leaf) { maker, mode in
      maker.setTopLeft(to: .zero).setWidth(to: mode == .narrow ? 1 : 2).setHeight(to: 3)
    }
    page.layoutIfNeeded()
    #expect(leaf.frame.width == 1)
    #expect(log.issues.isEmpty)
    page.mode = .forgotten
    for _ in 0..<2 {
      page.setNeedsLayout()
      page.layoutIfNeeded()
    }
    #expect(log.kinds == [.unlistedCondition])
    #expect(leaf.frame.width == 1)
  }

  private enum Mode: LayoutCondition {
    case narrow, wide, forgotten

    static var allCases: [Mode] { [.narrow, .wide] }
  }

  private final class Page: ConditionalHeadlessContainerView<Mode> {
    var mode = Mode.narrow

    override func layoutCondition(in bounds: CGRect) -> Mode { mode }
  }
}
