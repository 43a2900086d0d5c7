import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Tests of a container's tools, such as explaining, and of work that it does not repeat.
@Suite struct ContainerToolTests {
  @Test func explainingTellsEachFactAndWhereItComesFrom() {
    let card = NamedContainer(["photo", "title"], width: 320)
    let line: UInt = #line + 1
    card.plumb.setLayout(for: card["title"]) {
      $0.pinLeft(to: card["photo"], with: { $0.right + 8 }).setRight(by: { $0.right - 8.5 })
        .setTop(to: 8).fitHeight().movingY(by: 2)
    }
    card.plumb.setLayout(for: card["photo"]) { $0.setTopLeft(to: .zero).fitSize() }
    card.layoutIfNeeded()
    #expect(
      card.plumb.explain(card["title"]) == """
        title in container: x 38, y 10, 273.5 wide, 20 high
          laid out by PlumbTests/ContainerToolTests.swift:\(line), number 2 of 2, order 0, under compact
          left       38  pinned to photo
          right   311.5  computed from the parent
          top         8  a constant
          height     20  fitted, with no limit offered
          movingY  to x 38, y 10, 273.5 wide, 20 high
        """)
    let stranger = SizedView("stranger")
    #expect(
      card.plumb.explain(stranger) == """
        stranger in container: x 0, y 0, 0 wide, 0 high
          has no layout here
        """)
  }

  /// A constant along the writing direction can be explained without a pass.
  @Test(arguments: LayoutWritingDirection.allCases)
  func explainingANumberAlongTheWritingDirection(_ direction: LayoutWritingDirection) {
    let card = NamedContainer(["title"])
    card.direction = direction
    card.plumb.setLayout(for: card["title"]) { $0.setLeading(to: 8).setTop(to: 2).fitSize() }
    let before = card.plumb.explain(card["title"])
    card.layoutIfNeeded()
    for text in [before, card.plumb.explain(card["title"])] {
      #expect(text.contains("leading   8  a constant"))
    }
  }

  @Test func describingTellsTheTree() {
    let card = NamedContainer(["photo", "title"])
    let badge = SizedView("badge")
    card["photo"].addSubview(badge)
    badge.isHidden = true
    card.plumb.setLayout(for: card["photo"]) { $0.setTopLeft(to: .zero).fitSize() }
    card.plumb.setZIndex(to: 3, for: card["photo"])
    card.layoutIfNeeded()
    #expect(
      card.plumb.describe() == """
        container: x 0, y 0, 200 wide, 100 high
          photo: x 0, y 0, 30 wide, 20 high, z-position 3
            badge: x 0, y 0, 0 wide, 0 high, hidden
          title: x 0, y 0, 0 wide, 0 high, without a layout
        """)
  }

  @Test func theFrameAroundAllLaidOutChildren() {
    let card = NamedContainer(["a", "b", "free"])
    #expect(card.plumb.layoutRequiredSubviewsFrame == .zero)
    card["free"].frame = CGRect(x: -50, y: -50, width: 500, height: 500)
    card.plumb.setLayout(for: card["a"]) { $0.setTopLeft(to: CGPoint(x: 10, y: 20)).fitSize() }
    card.plumb.setLayout(for: card["b"]) { $0.setTopLeft(to: CGPoint(x: 60, y: 5)).fitSize() }
    card.layoutIfNeeded()
    #expect(
      card.plumb.layoutRequiredSubviewsFrame == CGRect(x: 10, y: 5, width: 80, height: 35))
  }

  @Test func nothingIsDoneWhereNothingHasChanged() {
    let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var evaluated: [String] = []
    let containers = ["left", "right"].map { name in
      let container = NamedContainer([name])
      root.addSubview(container)
      container.plumb.setLayout(for: container[name]) {
        $0.setTopLeft(to: .zero).setHeight(to: 1).setWidth(by: { _ in
          evaluated.append(name)
          return 1
        })
      }
      return container
    }
    root.layoutIfNeeded()
    #expect(evaluated == ["left", "right"])
    root.layoutIfNeeded()
    #expect(evaluated == ["left", "right"])
    containers[1].setNeedsLayout()
    root.layoutIfNeeded()
    #expect(evaluated == ["left", "right", "right"])
  }

  @Test func aReplacedLayoutIsTheOneInForce() {
    let card = NamedContainer(["a"])
    for x in [5, 9] as [CGFloat] {
      card.plumb.setLayout(for: card["a"]) { $0.setLeft(to: x).setTop(to: 0).fitSize() }
      card.layoutIfNeeded()
      #expect(card["a"].frame.minX == x)
    }
  }
}

/// Tests of transitions between two sets of frames.
@Suite struct LayoutTransitionTests {
  private func transition(_ card: NamedContainer) -> LayoutTransition {
    card.plumb.setLayout(for: card["a"]) {
      $0.setTopLeft(to: .zero).setSize(to: CGSize(width: 10, height: 10))
    }
    card.plumb.setLayout(for: card["b"]) {
      $0.setTopLeft(at: .measured(on: card["a"]) { $0.bottomRight }).setSize(
        to: CGSize(width: 20, height: 20))
    }
    card.layoutIfNeeded()
    return card.plumb.transition {
      card.plumb.setLayout(for: card["a"]) {
        $0.setTopLeft(to: CGPoint(x: 50, y: 20)).setSize(to: CGSize(width: 30, height: 11))
      }
    }
  }

  @Test func bothEndsAreExactAndNothingHasMovedAtFirst() {
    let card = NamedContainer(["a", "b"])
    let transition = transition(card)
    let (start, end) = (
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 50, y: 20, width: 30, height: 11)
    )
    card.layoutIfNeeded()
    #expect(card["a"].frame == start, "no pass is left to end the transition")
    transition.apply(at: 1)
    #expect(card["a"].frame == end)
    transition.apply(at: 0.5)
    #expect(card["a"].frame == CGRect(x: 25, y: 10, width: 20, height: 10.5))
    transition.apply(at: -3)
    #expect(card["a"].frame == start)
    transition.apply(at: .nan)
    #expect(card["a"].frame == start)
    transition.apply(at: 7)
    #expect(card["a"].frame == end)
    #expect(transition.frame(of: card["a"], at: 1) == end)
    #expect(transition.frame(of: card, at: 1) == nil)
  }

  @Test func whatTouchesTouchesAllTheWay() {
    let card = NamedContainer(["a", "b"])
    var transition = transition(card)
    transition.setEasing(.easeInOut)
    for step in 0...64 {
      transition.apply(at: CGFloat(step) / 64)
      #expect(abs(card["a"].frame.maxX - card["b"].frame.minX) < 1e-12)
      #expect(abs(card["a"].frame.maxY - card["b"].frame.minY) < 1e-12)
    }
  }

  @Test func eachHostHasItsEasing() {
    let card = NamedContainer(["a", "b"])
    var transition = transition(card)
    transition.setEasing(LayoutTransition.Easing.linear.delayed(by: 0.5), for: card["a"])
    transition.apply(at: 0.5)
    #expect(card["a"].frame.minX == 0)
    #expect(card["b"].frame.minX == 45)
    transition.apply(at: 0.75)
    #expect(card["a"].frame.minX == 25)
  }

  @Test func easingsRunFromNothingToAllAndNeverBack() {
    for easing in [
      LayoutTransition.Easing.linear, .easeIn, .easeOut, .easeInOut, .easeOut.delayed(by: 0.3),
    ] {
      let values = (0...100).map { easing(CGFloat($0) / 100) }
      #expect(values.first == 0 && values.last == 1)
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test func aHostThatIsGoneIsLeftOut() {
    let card = NamedContainer([])
    weak var gone: HeadlessView?
    var transition: LayoutTransition?
    do {
      let view = SizedView("gone")
      gone = view
      card.addSubview(view)
      transition = card.plumb.transition {}
      view.removeFromSuperview()
    }
    #expect(gone == nil)
    transition?.apply(at: 1)
  }
}
