import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Extreme numbers: each is reported by its kind, and no invalid frame is ever set.
@Suite struct NumberTests {
  private let lastGood = CGRect(x: 5, y: 6, width: 7, height: 8)
  private let huge = CGFloat.greatestFiniteMagnitude

  private func stage(_ direction: LayoutWritingDirection = .leftToRight) -> (Stage, IssueLog) {
    let stage = Stage(direction)
    stage.child.frame = lastGood
    return (stage, IssueLog(stage.parent))
  }

  @Test func aDifferenceThatOverflowsIsInfinite() {
    let makings: [Making] = [
      { $0.setLeft(to: -huge).setRight(to: huge).setTop(to: 0).fitHeight() },
      { $0.setTop(to: -huge).setBottom(to: huge).setLeft(to: 0).fitWidth() },
      { $0.setCenter(to: -huge).setRight(to: huge).setTop(to: 0).fitHeight() },
      { $0.setLeft(to: -huge).setRight(to: huge).setTop(to: 0).setHeight(to: 9) },
      {
        $0.setLeft(by: { _ in Position(-huge) }).setRight(to: huge).setTop(to: 0).setHeight(to: 9)
      },
    ]
    for make in makings {
      let (stage, log) = stage()
      stage.parent.plumb.layout(stage.child, by: make)
      #expect(log.kinds == [.infinite])
      #expect(stage.child.frame == lastGood)
      let (container, stored) = stored(make)
      #expect(stored.kinds == [.infinite])
      #expect(container.subviews[0].frame == lastGood)
    }
  }

  private func stored(_ make: Making) -> (HeadlessContainerView, IssueLog) {
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let log = IssueLog(container)
    let child = SizedView("child")
    child.frame = lastGood
    container.addSubview(child)
    container.plumb.setLayout(for: child, by: make)
    container.layoutIfNeeded()
    return (container, log)
  }

  @Test func aValueThatIsNoNumberOnceIsReportedOnce() {
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let log = IssueLog(container)
    let child = HeadlessView(frame: lastGood)
    container.addSubview(child)
    var values: [CGFloat] = [.nan, 5]
    container.plumb.setLayout(for: child) {
      $0.setLeft(by: { _ in Position(values.removeFirst()) }).setWidth(to: 10)
        .setTop(to: 0).setHeight(to: 10)
    }
    container.layoutIfNeeded()
    #expect(child.frame == lastGood)
    #expect(log.kinds == [.notANumber])
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(child.frame.minX == 5)
    #expect(log.kinds == [.notANumber])
  }

  @Test func aGridThatMakesAFrameInfiniteIsReported() {
    let (stage, log) = stage()
    stage.parent.pixelGrid = .devicePixels(scale: 3)
    let make: Making = { $0.setLeft(to: huge / 2).setTop(to: 0).setWidth(to: 10).setHeight(to: 10) }
    stage.parent.plumb.layout(stage.child, by: make)
    #expect(log.kinds == [.infinite])
    #expect(stage.child.frame == lastGood)

    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    container.pixelGrid = .devicePixels(scale: 3)
    let stored = IssueLog(container)
    let child = HeadlessView(frame: lastGood)
    container.addSubview(child)
    container.plumb.setLayout(for: child, by: make)
    container.layoutIfNeeded()
    #expect(stored.kinds == [.infinite])
    #expect(child.frame == lastGood)
  }

  @Test func aViewThatWantsNoSoundSizeKeepsItsFrame() {
    for wanted in [CGSize(width: CGFloat.nan, height: 5), CGSize(width: 5, height: -5)] {
      let (stage, log) = stage()
      stage.child.wanted = wanted
      stage.child.sizeToFit()
      #expect(stage.child.frame == lastGood)
      #expect(log.kinds == [.notANumber])
    }
  }

  @Test func anEasingThatIsNoNumberMovesNothing() {
    for curve: @Sendable (CGFloat) -> CGFloat in [{ _ in .nan }, { _ in .infinity }] {
      let card = NamedContainer(["a"])
      card.plumb.setLayout(for: card["a"]) { $0.setTopLeft(to: .zero).fitSize() }
      card.layoutIfNeeded()
      let start = card["a"].frame
      var transition = card.plumb.transition {
        card.plumb.setLayout(for: card["a"]) { $0.setTopLeft(to: CGPoint(x: 9, y: 9)).fitSize() }
      }
      transition.setEasing(LayoutTransition.Easing(curve))
      transition.apply(at: 0.5)
      #expect(card["a"].frame == start)
    }
  }

  /// A parent whose frame is NaN is reported as such, and not as a negative length.
  @Test func aParentThatIsNoNumberIsReportedAsThat() {
    let parent = Crate(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 50))
    let child = Crate(lastGood)
    child.plumbParent = parent
    parent.plumb.layout(child) { $0.stickOnParent() }
    #expect(Set(parent.issues.map(\.kind)) == [.notANumber])
    #expect(child.plumbFrame == lastGood)
  }

  /// A hidden view is left out, but a released one is missing, wherever it was.
  @Test func aVisibleReferenceThatIsGoneIsMissing() {
    for isTransformed in [false, true] {
      let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      let log = IssueLog(container)
      let (child, stays) = (HeadlessView(frame: lastGood), HeadlessView(frame: lastGood))
      container.addSubview(child)
      container.addSubview(stays)
      do {
        let goes = HeadlessView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        if isTransformed { stays.transform = .rotation(by: 1) }
        container.addSubview(goes)
        container.plumb.setLayout(for: child) {
          $0.setLeft(to: 0).pinTop(to: .visible([stays, goes]), with: { $0.bottom }).setWidth(to: 9)
            .setHeight(to: 9)
        }
        goes.removeFromSuperview()
      }
      container.layoutIfNeeded()
      #expect(log.kinds == [.missingReference], "transformed: \(isTransformed)")
      #expect(child.frame == lastGood)
    }
  }

  /// A frame that is pinched beyond its far edge has length 0 at that edge.
  @Test(arguments: LayoutWritingDirection.allCases)
  func aPinchPastTheFarEdgeEndsAtIt(_ direction: LayoutWritingDirection) {
    func mirrored(_ x: CGFloat) -> CGFloat { direction == .leftToRight ? x : 320 - x }
    let cases: [(String, CGFloat, Making)] = [
      (
        "leading", mirrored(50),
        { $0.setLeading(to: 10).setWidth(to: 40).setTop(to: 0).fitHeight().pinchingLeading(by: 90) }
      ),
      (
        "trailing", mirrored(10),
        {
          $0.setLeading(to: 10).setWidth(to: 40).setTop(to: 0).fitHeight().pinchingTrailing(by: 90)
        }
      ),
      (
        "left", 50,
        { $0.setLeft(to: 10).setWidth(to: 40).setTop(to: 0).fitHeight().pinchingLeft(to: 90) }
      ),
      (
        "right", 10,
        { $0.setLeft(to: 10).setWidth(to: 40).setTop(to: 0).fitHeight().pinchingRight(to: -90) }
      ),
    ]
    for (edge, x, make) in cases {
      let (stage, log) = stage(direction)
      #expect(stage.frame(make) == CGRect(x: x, y: 0, width: 0, height: 20), "\(edge)")
      #expect(log.kinds == [.negativeLength])
    }
    let rows: [(CGFloat, Making)] = [
      (50, { $0.setTop(to: 10).setHeight(to: 40).setLeft(to: 0).fitWidth().pinchingTop(by: 90) }),
      (
        10, { $0.setTop(to: 10).setHeight(to: 40).setLeft(to: 0).fitWidth().pinchingBottom(by: 90) }
      ),
    ]
    for (y, make) in rows {
      let (stage, log) = stage(direction)
      #expect(stage.frame(make) == CGRect(x: 0, y: y, width: 30, height: 0))
      #expect(log.kinds == [.negativeLength])
    }
  }
}

/// A host that accepts any frame.
private final class Crate: Layoutable {
  weak var plumbParent: Crate?
  var plumbFrame: CGRect
  var issues: [LayoutIssue] = []

  init(_ frame: CGRect) { plumbFrame = frame }

  func plumbSizeThatFits(_ size: CGSize) -> CGSize { .zero }
  var plumbIssueHandler: LayoutIssueHandler? { { [unowned self] in issues.append($0) } }
}
