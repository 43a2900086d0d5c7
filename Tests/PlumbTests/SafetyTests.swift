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

  private func container() -> (HeadlessContainerView, SizedView) {
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

  /// A view that an earlier child's layout removes is not moved any more, whatever its layout contains.
  @Test(arguments: [false, true]) func aViewThatAnEarlierLayoutRemovesIsNotMoved(isFitted: Bool) {
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    container.issueHandler = { _ in }
    let (first, second) = (SizedView("first"), SizedView("second"))
    let other = HeadlessView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    container.addSubview(first)
    container.addSubview(second)
    container.plumb.setLayout(for: first) {
      $0.setLeft(by: { _ in
        other.addSubview(second)
        second.frame = CGRect(x: 7, y: 7, width: 7, height: 7)
        return Position(1)
      }).setTop(to: 0).setWidth(to: 9).setHeight(to: 9)
    }
    container.plumb.setLayout(for: second) {
      isFitted ? $0.setTopLeft(to: .zero).fitSize() : $0.setTopLeft(to: .zero).setSize(to: .zero)
    }
    container.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 7, y: 7, width: 7, height: 7))
  }

  /// A closure may change the tree and the stored layouts during a pass.
  @Test func aClosureMayChangeAnythingDuringThePass() {
    typealias Act = (HeadlessContainerView, [HeadlessView]) -> Void
    let acts: [(String, Act)] = [
      ("removes itself", { $1[0].removeFromSuperview() }),
      ("removes the next", { $1[1].removeFromSuperview() }),
      ("removes all", { for view in $1 { view.removeFromSuperview() } }),
      ("adds one", { container, _ in container.addSubview(HeadlessView()) }),
      (
        "stores for a new one",
        { container, _ in
          for _ in 0..<100 {
            let view = HeadlessView()
            container.addSubview(view)
            container.plumb.setLayout(for: view) { $0.stickOnParent() }
          }
        }
      ),
      ("replaces its own layout", { $0.plumb.setLayout(for: $1[0]) { $0.stickOnParent() } }),
      ("replaces the next layout", { $0.plumb.setLayout(for: $1[1]) { $0.stickOnParent() } }),
      ("removes its own layout", { $0.plumb.removeLayout(for: $1[0]) }),
      ("removes all layouts", { for view in $1 { $0.plumb.removeLayout(for: view) } }),
      ("runs a pass", { container, _ in container.layoutIfNeeded() }),
      ("runs the layouts", { container, _ in container.plumb.layoutStoredSubviews() }),
      ("asks for the size", { container, _ in _ = container.sizeThatFits(.zero) }),
      ("explains", { container, views in _ = container.plumb.explain(views[1]) }),
      ("resizes the container", { container, _ in container.frame.size.width += 1 }),
      ("turns the direction", { container, _ in container.direction = .rightToLeft }),
      (
        "moves the next into another",
        { _, views in
          let other = HeadlessView()
          other.addSubview(views[1])
          withExtendedLifetime(other) {}
        }
      ),
    ]
    for (name, act) in acts {
      for where_ in 0..<3 {
        let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        container.issueHandler = { _ in }
        let views = (0..<4).map { SizedView("view \($0)") }
        var isActing = false
        for (index, view) in views.enumerated() {
          container.addSubview(view)
          container.plumb.setLayout(for: view) { [unowned container] in
            $0.setLeft(by: { _ in
              if index == where_, !isActing {
                isActing = true
                act(container, views)
                isActing = false
              }
              return Position(CGFloat(index))
            })
            .setTop(at: views[index > 0 ? index - 1 : 3].plumb.bottom).setWidth(to: 9).fitHeight()
          }
        }
        for _ in 0..<2 {
          container.setNeedsLayout()
          container.layoutIfNeeded()
        }
        let frames = container.subviews.map(\.frame)
        #expect(frames.allSatisfy { $0.width >= 0 && $0.height >= 0 }, "\(name)")
      }
    }
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
    #expect(kept.map { $0() }.allSatisfy { $0 == 100 || $0 == 5 })
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

  /// Callbacks of tree changes may move views. In the end, each view is in one place.
  @Test func whoIsToldOfAChangeMayChangeTheTree() {
    final class Meddler: HeadlessView {
      var willRemove: ((HeadlessView) -> Void)?
      var didAdd: ((HeadlessView) -> Void)?

      override func willRemoveSubview(_ subview: HeadlessView) { willRemove?(subview) }
      override func didAddSubview(_ subview: HeadlessView) { didAdd?(subview) }
    }
    func checkTree(_ views: [HeadlessView], _ name: String) {
      for view in views {
        let holders = views.filter { $0.subviews.contains { $0 === view } }
        #expect(holders.count <= 1, "\(name)")
        #expect(holders.first === view.superview, "\(name)")
        var steps = 0
        var above: HeadlessView? = view.superview
        while let next = above, steps <= views.count {
          steps += 1
          above = next.superview
        }
        #expect(steps <= views.count, "\(name): a cycle")
      }
    }
    let acts: [(String, (Meddler, Meddler, Meddler) -> Void)] = [
      ("elsewhere", { $1.addSubview($2) }),
      ("back", { $0.addSubview($2) }),
      ("away", { $2.removeFromSuperview() }),
      ("the parent into it", { $2.addSubview($0) }),
      ("the target into it", { $2.addSubview($1) }),
    ]
    for (name, act) in acts {
      for hook in 0..<2 {
        let (old, new, view) = (Meddler(), Meddler(), Meddler())
        old.addSubview(view)
        var isActing = false
        let once: (HeadlessView) -> Void = { _ in
          guard !isActing else { return }
          isActing = true
          act(old, new, view)
          isActing = false
        }
        if hook == 0 { old.willRemove = once } else { new.didAdd = once }
        new.addSubview(view)
        checkTree([old, new, view], "\(name), hook \(hook)")
        view.removeFromSuperview()
        checkTree([old, new, view], "\(name), hook \(hook), removed")
        old.willRemove = nil
        new.didAdd = nil
      }
    }
  }
}
