import Foundation
import Plumb
import PlumbTestSupport
import Testing

/// Whatever a closure does, no released object is read, no view is lost, and nothing aborts.
@Suite struct SafetyTests {
  /// Calls `action` when it is released.
  private final class Farewell {
    let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit { action() }
  }

  func container() -> (HeadlessContainerView, SizedView) {
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    container.issueHandler = { _ in }
    let child = SizedView("child")
    container.addSubview(child)
    return (container, child)
  }

  /// Stores a layout whose closure calls `farewell` when it is released.
  private func store(
    in container: HeadlessContainerView, for child: HeadlessView, farewell: @escaping () -> Void
  ) {
    let keeper = Farewell(farewell)
    container.plumb.setLayout(for: child) {
      $0.setLeft(by: { _ in
        withExtendedLifetime(keeper) {}
        return Position(1)
      }).setTop(to: 0).fitSize()
    }
  }

  @Test func aClosureMayCallTheContainerWhenItIsReleased() {
    let ways: [(String, (HeadlessContainerView, HeadlessView) -> Void)] = [
      ("replaced", { $0.plumb.setLayout(for: $1) { $0.stickOnParent() } }),
      ("removed", { $0.plumb.removeLayout(for: $1) }),
      (
        "forgotten",
        { container, child in
          child.removeFromSuperview()
          container.setNeedsLayout()
          container.layoutIfNeeded()
        }
      ),
    ]
    for (name, release) in ways {
      var farewells = 0
      defer { #expect(farewells == 1, "\(name)") }
      let (container, first) = container()
      let other = SizedView("other")
      container.addSubview(other)
      var child: SizedView? = first
      store(in: container, for: first) { [weak container] in
        farewells += 1
        guard let container else { return }
        container.plumb.setLayout(for: other) { $0.stickOnParent() }
        container.plumb.removeLayout(for: other)
        _ = container.plumb.sizeThatFits(CGSize(width: 10, height: 10))
        container.layoutIfNeeded()
      }
      container.layoutIfNeeded()
      release(container, child!)
      child = nil
      container.subviews.first.map { if $0 !== other { $0.removeFromSuperview() } }
      container.setNeedsLayout()
      container.layoutIfNeeded()
      container.plumb.setLayout(for: other) { $0.stickOnParent() }
      container.layoutIfNeeded()
      #expect(other.frame == container.bounds, "\(name)")
    }
  }

  @Test func anIssueHandlerMayBeReplacedByWhatItKeeps() {
    let (container, child) = container()
    var farewells = 0
    do {
      let keeper = Farewell { [unowned container] in
        farewells += 1
        container.issueHandler = nil
        _ = container.issueHandler
      }
      container.issueHandler = { _ in withExtendedLifetime(keeper) {} }
    }
    container.issueHandler = { _ in }
    #expect(farewells == 1)
    _ = child
  }

  /// A guide that escapes from its closure still gives the same values.
  @Test func aGuideMayBeKept() {
    var kept: [() -> CGFloat] = []
    do {
      let (container, child) = container()
      container.plumb.setLayout(for: child) {
        $0.setLeft(by: { guide in
          kept.append { guide.width }
          return guide.left
        }).setTop(to: 0).pinWidth(
          to: container,
          with: { guide in
            kept.append { guide.width }
            return 5
          }
        ).fitHeight().addingProcess { guide in
          kept.append { guide.frame.width }
          return guide.frame
        }
      }
      container.layoutIfNeeded()
    }
    let values = Set(kept.map { $0() })
    #expect(values.isSubset(of: [100, 5]))
    #expect(kept.count >= 3)
    // Breaks a reference cycle: the guides retain the container, whose layout retains this array.
    kept = []
  }

  /// Two containers share one layout info: the second one is refused, and the first one does not change.
  @Test func aLayoutInfoBelongsToOneContainer() {
    let info = LayoutInfo()
    let (first, second) = (Lender(info), Lender(info))
    let log = IssueLog(second)
    let (one, two) = (HeadlessView(), HeadlessView())
    first.addSubview(one)
    second.addSubview(two)
    first.plumb.setLayout(for: one) { $0.stickOnParent() }
    second.plumb.setLayout(for: two) { $0.stickOnParent() }
    for _ in 0..<2 {
      for container in [first, second] {
        container.setNeedsLayout()
        container.layoutIfNeeded()
      }
    }
    #expect(one.frame == first.bounds)
    #expect(two.frame == .zero)
    #expect(!log.kinds.isEmpty && log.kinds.allSatisfy { $0 == .sharedLayoutInfo })
  }

  private final class Lender: HeadlessView, LayoutInfoStorable {
    let layoutInfo: LayoutInfo

    init(_ info: LayoutInfo) {
      layoutInfo = info
      super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    }

    override func layoutSubviews() { plumb.layoutStoredSubviews() }
  }
}
