import Foundation
import PlumbTestSupport
import Testing

@testable import Plumb

/// Impossible requests to a container are reported, and never cause a crash or a hang.
@Suite struct ContainerBadInputTests {
  @Test func aViewThatIsNoChildIsReportedOnce() {
    let container = NamedContainer(["a"])
    let log = IssueLog(container)
    let stranger = SizedView("stranger")
    container.plumb.setLayout(for: stranger) { $0.stickOnParent() }
    for width in [100, 200, 300] {
      container.frame.size.width = CGFloat(width)
      container.layoutIfNeeded()
    }
    #expect(log.kinds == [.notAChild])
    #expect(log.issues.first?.view == "stranger")
    #expect(stranger.frame == .zero)
    container.addSubview(stranger)
    container.layoutIfNeeded()
    stranger.removeFromSuperview()
    container.layoutIfNeeded()
    #expect(stranger.frame == container.bounds)
    #expect(log.kinds == [.notAChild], "one that was a child is one that is away")
  }

  /// It was a child when its layout was stored, so it is away, and not a stranger.
  @Test func aChildThatLeavesBeforeTheFirstPassIsNotReported() {
    let container = NamedContainer(["a", "b"])
    let log = IssueLog(container)
    let (a, b) = (container["a"], container["b"])
    container.plumb.setLayout(for: a) { $0.stickOnParent() }
    container.plumb.setLayout(for: [b]) { maker, _ in
      maker.row().equalizeWidths().setGaps(to: 0).setTop(inset: 0).setHeight(to: 10)
    }
    for child in [a, b] { child.removeFromSuperview() }
    container.frame.size = CGSize(width: 100, height: 50)
    container.layoutIfNeeded()
    #expect(log.kinds.isEmpty)
    container.addSubview(a)
    container.layoutIfNeeded()
    #expect(a.frame == container.bounds)
  }

  @Test func theContainerItselfIsNoChild() {
    let container = NamedContainer(["a"])
    let log = IssueLog(container)
    container.plumb.setLayout(for: container) { $0.stickOnParent() }
    container.layoutIfNeeded()
    #expect(log.kinds == [.notAChild])
    #expect(log.issues.first?.view == "container")
  }

  @Test func aViewThatIsAReferenceTwiceIsReported() {
    let container = NamedContainer(["a", "b"])
    let log = IssueLog(container)
    let (a, b) = (container["a"], container["b"])
    container.plumb.setLayout(for: b) { $0.setLeft(to: 5).setTop(to: 0).fitSize() }
    container.plumb.setLayout(for: a) {
      $0.pinLeft(to: [b, b], with: { $0.right }).setTop(to: 0).fitSize()
    }
    container.layoutIfNeeded()
    #expect(log.kinds == [.duplicateReference])
    #expect(log.issues.first?.asked == "b")
    #expect(a.frame.minX == 35)
  }

  @Test func aLayoutThatIsSetInsideALayoutWaitsForTheNextPass() {
    let container = NamedContainer(["a", "b"])
    let log = IssueLog(container)
    var isFirst = true
    container.plumb.setLayout(for: container["a"]) {
      $0.setLeft(by: { [unowned container] in
        if isFirst {
          isFirst = false
          container.plumb.setLayout(for: container["b"]) { $0.stickOnParent() }
        }
        return $0.left + 3
      }).setTop(to: 0).fitSize()
    }
    container.layoutIfNeeded()
    #expect(log.kinds == [.changeInPass])
    #expect(container["a"].frame.minX == 3)
    #expect(container["b"].frame == .zero)
    container.layoutIfNeeded()
    #expect(container["b"].frame == container.bounds)
  }

  @Test func aPassInsideAPassIsReported() {
    let container = NamedContainer(["a"])
    let log = IssueLog(container)
    container.plumb.setLayout(for: container["a"]) {
      $0.setLeft(by: { [unowned container] in
        container.setNeedsLayout()
        container.layoutIfNeeded()
        container.plumb.layoutStoredSubviews()
        return $0.left + 4
      }).setTop(to: 0).fitSize()
    }
    container.layoutIfNeeded()
    #expect(log.kinds == [.passInPass, .passInPass])
    #expect(container["a"].frame.minX == 4)
  }

  @Test func aChildThatIsRemovedDuringThePassIsLeftAlone() {
    let container = NamedContainer(["a", "b"])
    weak var gone: HeadlessView?
    do {
      let temporary = SizedView("temporary")
      gone = temporary
      container.addSubview(temporary)
      container.plumb.setLayout(for: temporary) { $0.stickOnParent() }
    }
    container.plumb.setLayout(for: container["a"]) {
      $0.setLeft(by: {
        gone?.removeFromSuperview()
        return $0.left
      }).setTop(to: 0).fitSize()
    }
    container.layoutIfNeeded()
    #expect(gone == nil)
    container.layoutIfNeeded()
    #expect(container["a"].frame.size == CGSize(width: 30, height: 20))
  }

  /// A new view may have the address of a released one. It does not get that one's layout, and keeps its own.
  @Test func aNewViewHasNoLayoutOfOneThatIsGone() {
    let container = NamedContainer([])
    var addresses: Set<ObjectIdentifier> = []
    for _ in 0..<100 {
      let view = SizedView("gone")
      addresses.insert(ObjectIdentifier(view))
      container.plumb.setLayout(for: view) { $0.stickOnParent() }
    }
    let views = (0..<100).map { _ in SizedView("new") }
    for view in views where addresses.contains(ObjectIdentifier(view)) {
      #expect(container.plumb.explain(view).hasSuffix("has no layout here"))
      container.addSubview(view)
      container.plumb.setLayout(for: view) { $0.setTopLeft(to: .zero).fitSize() }
      container.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: 30, height: 20))
    }
  }

  /// The same of views that do not say when they are gone.
  @Test func aNewViewOfOnesOwnHasNoLayoutOfOneThatIsGone() {
    let container = OwnBox()
    for _ in 0..<100 { container.plumb.setLayout(for: OwnView()) { $0.stickOnParent() } }
    let views = (0..<100).map { _ in OwnView() }
    for view in views {
      #expect(container.plumb.explain(view).hasSuffix("has no layout here"))
    }
  }

  /// A layout that is pinned to its own view goes with the view, and leaves room for one other view, not for two.
  @Test func aViewThatIsGoneLeavesOneCell() {
    let container = OwnBox()
    container.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    container.issueHandler = { _ in }
    do {
      let view = OwnView()
      container.plumb.setLayout(for: view) {
        $0.pinTop(to: view, with: { $0.bottom }).setLeft(to: 0).setWidth(to: 10).setHeight(to: 10)
      }
    }
    container.layoutIfNeeded()
    let views = [OwnView(), OwnView()]
    for (index, view) in views.enumerated() {
      container.addSubview(view)
      container.plumb.setLayout(for: view) {
        $0.setLeft(to: CGFloat(20 * index)).setTop(to: 0).setWidth(to: 10).setHeight(to: 10)
      }
    }
    container.layoutIfNeeded()
    #expect(views.map(\.frame.origin.x) == [0, 20])
  }

  @Test func nothingLeaks() {
    let container = NamedContainer([])
    let fixed = SizedView("fixed")
    container.addSubview(fixed)
    container.plumb.setLayout(for: fixed) { $0.setTopLeft(to: .zero).fitSize() }
    func round() -> Bool {
      weak var first: HeadlessView?
      weak var second: HeadlessView?
      autoreleased {
        let (a, b) = (SizedView("a"), SizedView("b"))
        (first, second) = (a, b)
        container.addSubview(a)
        container.addSubview(b)
        container.plumb.setLayout(for: a) {
          $0.pinLeft(to: b, with: { $0.right }).pinTop(to: [b, fixed], with: { $0.bottom })
            .fitSize()
        }
        container.plumb.setLayout(for: b, when: .compact) { $0.setTopLeft(to: .zero).fitSize() }
        container.layoutIfNeeded()
        a.removeFromSuperview()
        container.addSubview(a)
        container.layoutIfNeeded()
        a.removeFromSuperview()
        b.removeFromSuperview()
      }
      return first == nil && second == nil
    }
    for _ in 0..<10_000 where !round() { Issue.record("a view is still there") }
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(container.layoutInfo.count == 1, "nothing is stored of what is gone")
  }

  private func autoreleased(_ body: () -> Void) {
    #if canImport(ObjectiveC)
      autoreleasepool { body() }
    #else
      body()
    #endif
  }
}
