import Foundation
import Plumb

// What once grew with a power of the number of views. Each case is run with some views and with ten
// times as many; the time of a view should stay what it was.

extension Benchmark {
  /// Containers in containers, each as large as what is in it needs, around a leaf that asks for another
  /// size in each pass.
  static func nestedFitting(_ levels: Int) -> Benchmark {
    Benchmark(
      name: "nested-fitting-\(levels)", views: levels,
      variants: [
        .nestedFitting(Variant.manual, levels) {
          FittingByHand(around: $0)
        },
        .nestedFitting(Variant.stored, levels) {
          let container = HeadlessContainerView()
          container.addSubview($0)
          container.plumb.setLayout(for: $0) { $0.setTopLeft(to: .zero).fitSize() }
          return container
        },
      ])
  }

  /// Children that are set up with a layout and added, and removed again from the front.
  static func addingAndRemoving(_ count: Int) -> Benchmark {
    Benchmark(
      name: "adding-and-removing-\(count)", views: count,
      variants: [
        .comingAndGoing(Variant.manual, count) { $0.addSubview($1) },
        .comingAndGoing(Variant.stored, count) { root, view in
          root.plumb.setupSubview(view) { $0.setDefaultLayout { $0.stickOnParent() }.addToParent() }
        },
      ])
  }

  /// A nest that is built from the top: each container is added to its parent, and then gets its child.
  static func nestFromTheTop(_ levels: Int) -> Benchmark {
    Benchmark(
      name: "nest-from-the-top-\(levels)", views: levels,
      variants: [
        .nestFromTheTop(Variant.manual, levels) { $0.addSubview($1) },
        .nestFromTheTop(Variant.stored, levels) { parent, child in
          parent.addSubview(child)
          parent.plumb.setLayout(for: child) { $0.stickOnParent() }
        },
      ])
  }

  /// Children that are pinned to each other in one circle, which is found when they are planned.
  static func circle(_ count: Int) -> Benchmark {
    Benchmark(
      name: "circle-of-\(count)", views: count,
      variants: [
        .circle(Variant.manual, count) { _, _, _ in },
        .circle(Variant.stored, count) { root, view, next in
          root.plumb.setLayout(for: view) {
            $0.setLeft(at: next.plumb.right).setTop(to: 0).setSize(to: CGSize(width: 3, height: 3))
          }
        },
      ])
  }
}

extension Variant {
  fileprivate static func nestedFitting(
    _ name: String, _ levels: Int, _ wrap: @escaping @Sendable (HeadlessView) -> HeadlessView
  ) -> Variant {
    // A trial allocates what it works on.
    Variant(name: name, mayAllocate: true) {
      let leaf = Leaf()
      var views = [leaf as HeadlessView]
      for _ in 0..<levels { views.append(wrap(views[views.count - 1])) }
      let root = views[levels]
      root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
      let pass: Pass = { index in
        leaf.width = index & 1 == 0 ? 30 : 40
        // By hand, nobody knows which views depend on the leaf.
        for view in views { view.setNeedsLayout() }
        root.layoutIfNeeded()
      }
      for width in [30.0, 40] {
        pass(width == 30 ? 0 : 1)
        let size = CGSize(width: width, height: 20)
        try check(root.subviews[0].frame.size, is: size, "the size of the outermost")
        try check(leaf.frame.size, is: size, "the size of the leaf")
      }
      return pass
    }
  }

  fileprivate static func nestFromTheTop(
    _ name: String, _ levels: Int,
    _ add: @escaping @Sendable (HeadlessContainerView, HeadlessContainerView) -> Void
  ) -> Variant {
    Variant(name: name, mayAllocate: true) {
      { _ in
        let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        var parent = root
        for _ in 0..<levels {
          let child = HeadlessContainerView()
          add(parent, child)
          parent = child
        }
        root.layoutIfNeeded()
      }
    }
  }

  fileprivate static func circle(
    _ name: String, _ count: Int,
    _ pin: @escaping @Sendable (HeadlessContainerView, HeadlessView, HeadlessView) -> Void
  ) -> Variant {
    Variant(name: name, mayAllocate: true) {
      let views = (0..<count).map { _ in HeadlessView() }
      return { _ in
        let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        root.issueHandler = { _ in }
        for view in views { root.addSubview(view) }
        for index in views.indices { pin(root, views[index], views[(index + 1) % count]) }
        root.layoutIfNeeded()
      }
    }
  }

  fileprivate static func comingAndGoing(
    _ name: String, _ count: Int,
    _ add: @escaping @Sendable (HeadlessContainerView, HeadlessView) -> Void
  ) -> Variant {
    Variant(name: name, mayAllocate: true) {
      let views = (0..<count).map { _ in HeadlessView() }
      return { _ in
        let root = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        for view in views { add(root, view) }
        root.layoutIfNeeded()
        for view in views { view.removeFromSuperview() }
      }
    }
  }
}

/// A container that fits its one child by hand.
private final class FittingByHand: HeadlessView {
  init(around child: HeadlessView) {
    super.init(frame: .zero)
    addSubview(child)
  }

  override func layoutSubviews() {
    guard let child = subviews.first else { return }
    child.frame = CGRect(origin: .zero, size: child.sizeThatFits(bounds.size))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    subviews.first?.sizeThatFits(size) ?? .zero
  }
}

private final class Leaf: HeadlessView {
  var width: CGFloat = 30

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: width, height: 20) }
}
