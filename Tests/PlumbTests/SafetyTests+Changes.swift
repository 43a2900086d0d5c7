import Foundation
import Plumb
import PlumbTestSupport
import Testing

// Closures and callbacks that change the tree.
extension SafetyTests {
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
