import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// A user's closure runs once for each evaluation.
@Suite struct OnceTests {
  private func makings(_ count: @escaping () -> CGFloat) -> [(String, Making)] {
    [
      ("plain", { $0.setTopLeft(to: CGPoint(x: count(), y: 0)).fitSize() }),
      (
        "mended",
        { $0.setLeft(to: 50).setRight(to: 49 - count()).setTop(to: 0).fitHeight() }
      ),
      (
        "adjusted",
        { $0.setTopLeft(to: CGPoint(x: count(), y: 0)).fitSize().movingOrigin(by: .zero) }
      ),
      ("refused", { $0.setTopLeft(to: CGPoint(x: count() * .nan, y: 0)).fitSize() }),
    ]
  }

  @Test func theClosureThatMakesALayoutRunsOnce() {
    for index in 0..<4 {
      var runs = 0
      let (name, make) = makings {
        runs += 1
        return 1
      }[index]
      let stage = Stage()
      stage.parent.issueHandler = { _ in }
      stage.parent.plumb.layout(stage.child, by: make)
      #expect(runs == 1, "\(name), at once")
      _ = stage.parent.plumb.frame(of: stage.child, by: make)
      #expect(runs == 2, "\(name), evaluated")
    }
  }

  /// The n-th evaluation uses the n-th value of a closure.
  @Test func aFactIsReadOnceInEachEvaluation() {
    for mends in [false, true] {
      var reads = 0
      let stage = Stage()
      let log = IssueLog(stage.parent)
      stage.parent.plumb.layout(stage.child) {
        $0.setLeft(by: { _ in
          reads += 1
          return Position(mends ? 400 : 7)
        }).setRight(to: 320).setTop(to: 0).fitHeight()
      }
      #expect(reads == 1)
      #expect(stage.child.frame.minX == (mends ? 400 : 7))
      #expect(log.kinds == (mends ? [.negativeLength] : []))
    }
  }

  @Test func aStoredFactIsReadOnceInEachPass() {
    for value in [7, 400, CGFloat.nan] {
      var reads = 0
      let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      container.issueHandler = { _ in }
      let child = SizedView("child")
      container.addSubview(child)
      container.plumb.setLayout(for: child) {
        $0.setLeft(by: { _ in
          reads += 1
          return Position(value)
        }).setRight(to: 320).setTop(to: 0).fitHeight()
      }
      #expect(reads == 0)
      for pass in 1...3 {
        container.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(reads == pass, "at \(value)")
      }
    }
  }

  @Test func aFittedChildIsAskedOnce() {
    for height in [20, CGFloat.nan, -5] {
      let stage = Stage()
      stage.parent.issueHandler = { _ in }
      stage.child.wanted.height = height
      stage.parent.plumb.layout(stage.child) { $0.setTopLeft(to: .zero).fitSize() }
      #expect(stage.child.offers.count == 1, "that wants \(height)")
    }
  }
}
