import Foundation
import Plumb

extension Benchmark {
  /// A thousand children in ten orders, each pinned to a child of the order before; planned once.
  static let ordersAndPins = Benchmark(
    name: "orders-and-pins-1000", views: 1000,
    variants: [
      .resizing(Variant.manual, { Grid.manual() }, expected: Grid.expected),
      .resizing(Variant.atOnce, { Grid.atOnce() }, expected: Grid.expected),
      .resizing(Variant.stored, { Grid.stored() }, expected: Grid.expected),
    ])

  /// The same thousand children, of which one is due and the others are not.
  static let oneDirtyChild = Benchmark(
    name: "one-dirty-child-of-1000", views: 1000,
    variants: [
      .oneDirtyChild(Variant.manual) { Grid.manual() },
      .oneDirtyChild(Variant.stored) { Grid.stored() },
    ])
}

extension Variant {
  fileprivate static func oneDirtyChild(
    _ name: String, _ make: @escaping @Sendable () -> Tree
  ) -> Variant {
    Variant(name: name) {
      let tree = make()
      tree.root.layoutIfNeeded()
      try check(tree.leaves.map(\.frame), is: Grid.expected(400), "the frames")
      return { index in
        tree.leaves[index % 1000].setNeedsLayout()
        tree.root.layoutIfNeeded()
      }
    }
  }
}

/// Ten rows of a hundred columns.
private enum Grid {
  static let columns = 100

  @Sendable
  static func expected(_ width: CGFloat) -> [CGRect] {
    (0..<1000).map { index in
      let (row, column) = (index / columns, index % columns)
      return CGRect(
        x: CGFloat(column) * width / CGFloat(columns), y: CGFloat(row) * 6, width: 3, height: 5)
    }
  }

  static func manual() -> Tree {
    let views = (0..<1000).map { _ in HeadlessView() }
    return Tree(
      ScriptedView { root in
        let width = root.bounds.width
        for (index, view) in views.enumerated() {
          let top = index < columns ? 0 : views[index - columns].frame.maxY + 1
          let column = CGFloat(index % columns)
          view.frame = CGRect(
            x: column * width / CGFloat(columns), y: top, width: 3, height: 5)
        }
      }, views)
  }

  static func atOnce() -> Tree {
    let views = (0..<1000).map { _ in HeadlessView() }
    return Tree(
      ScriptedView { root in
        for (index, view) in views.enumerated() {
          let column = CGFloat(index % columns)
          if index < columns {
            root.plumb.layout(view) {
              $0.setLeft(by: { $0.left + column * $0.width / CGFloat(columns) }).setWidth(to: 3)
                .setTop(to: 0).setHeight(to: 5)
            }
          } else {
            root.plumb.layout(view) {
              $0.setLeft(by: { $0.left + column * $0.width / CGFloat(columns) }).setWidth(to: 3)
                .pinTop(to: views[index - columns], with: { $0.bottom + 1 }).setHeight(to: 5)
            }
          }
        }
      }, views)
  }

  static func stored() -> Tree {
    let root = HeadlessContainerView()
    let views = (0..<1000).map { _ in HeadlessView() }
    // The last first, so that the orders have something to do.
    for index in views.indices.reversed() {
      let column = CGFloat(index % columns)
      root.plumb.setOrder(to: index / columns, for: views[index])
      root.plumb.setLayout(for: views[index]) { maker in
        let columns = maker.setLeft(by: { $0.left + column * $0.width / CGFloat(self.columns) })
          .setWidth(to: 3).setHeight(to: 5)
        return index < self.columns
          ? columns.setTop(to: 0)
          : columns.pinTop(to: views[index - self.columns], with: { $0.bottom + 1 })
      }
    }
    return Tree(root, views)
  }
}
