import Foundation
import Plumb
import PlumbConstraints

extension Benchmark {
  /// A list of rows, one below the other, each inside the margins of its container: by equations.
  static func constrained(_ count: Int) -> Benchmark {
    let expected: @Sendable (CGFloat) -> [CGRect] = { width in
      (0..<count).map { ListRow.frame($0, in: width) }
    }
    return Benchmark(
      name: "constrained-\(count)", views: count,
      variants: [
        .resizing(Variant.manual, { ListRow.manual(count) }, expected: expected),
        .resizing(Variant.stored, { ListRow.stored(count) }, expected: expected),
        .resizing("constrained", { ListRow.constrained(count) }, expected: expected),
      ])
  }
}

extension Benchmark {
  /// The same list made anew: the views, the equations, and the first pass.
  static func constraining(_ count: Int) -> Benchmark {
    func variant(_ name: String, _ make: @escaping @Sendable (Int) -> Tree) -> Variant {
      Variant(name: name, mayAllocate: true) {
        let pass: Pass = { _ in make(count).root.layoutIfNeeded() }
        let tree = make(count)
        tree.root.layoutIfNeeded()
        let expected = (0..<count).map { ListRow.frame($0, in: 400) }
        try check(tree.leaves.map(\.frame), is: expected, "the frames")
        return pass
      }
    }
    return Benchmark(
      name: "constraining-\(count)", views: count,
      variants: [
        variant(Variant.manual) { ListRow.manual($0) },
        variant(Variant.stored) { ListRow.stored($0) },
        variant("constrained") { ListRow.constrained($0) },
      ])
  }
}

/// A row of the list.
private enum ListRow {
  static func frame(_ index: Int, in width: CGFloat) -> CGRect {
    CGRect(x: 10, y: 8 + CGFloat(index) * 28, width: width - 20, height: 20)
  }

  static func manual(_ count: Int) -> Tree {
    let views = (0..<count).map { _ in HeadlessView() }
    return Tree(
      ScriptedView { root in
        let width = root.bounds.width
        for (index, view) in views.enumerated() { view.frame = frame(index, in: width) }
      }, views)
  }

  static func stored(_ count: Int) -> Tree {
    let root = HeadlessContainerView()
    let views = (0..<count).map { _ in HeadlessView() }
    for (index, view) in views.enumerated() {
      root.plumb.setLayout(for: view) {
        let row = $0.setLeft(inset: 10).setRight(inset: 10).setHeight(to: 20)
        return index == 0
          ? row.setTop(inset: 8)
          : row.setTop(at: views[index - 1].plumb.bottom, offset: 8)
      }
    }
    return Tree(root, views)
  }

  static func constrained(_ count: Int) -> Tree {
    let root = HeadlessConstraintView()
    let views = (0..<count).map { _ in HeadlessView() }
    let tree = Tree(root, views)
    root.plumb.activate {
      for (index, view) in views.enumerated() {
        view.anchors.left == root.anchors.left + 10
        view.anchors.right == root.anchors.right - 10
        view.anchors.height == 20
        if index == 0 {
          view.anchors.top == root.anchors.top + 8
        } else {
          view.anchors.top == views[index - 1].anchors.bottom + 8
        }
      }
    }
    return tree
  }
}
