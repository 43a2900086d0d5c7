import Foundation
import Plumb

extension Benchmark {
  /// Ten thousand views in a hundred containers, none of which is due.
  static let unchangedTree = Benchmark(
    name: "unchanged-tree-10000", views: 10_000,
    variants: [Variant.manual, Variant.stored].map { name in
      Variant(name: name) {
        let (root, _) = try Forest.laidOut(isStored: name == Variant.stored)
        return { _ in root.layoutIfNeeded() }
      }
    })

  /// The same, with one container that is due.
  static let oneDirtyContainer = Benchmark(
    name: "one-dirty-container-of-100", views: 10_000,
    variants: [Variant.manual, Variant.stored].map { name in
      Variant(name: name) {
        let (root, containers) = try Forest.laidOut(isStored: name == Variant.stored)
        return { index in
          containers[index % containers.count].setNeedsLayout()
          root.layoutIfNeeded()
        }
      }
    })

  /// Twelve levels of four children each, of which one holds the next level: a tree with four children
  /// in every one of them would have sixteen million views.
  static let deepTree = Benchmark(
    name: "tree-12-deep-4-wide", views: 48,
    variants: [Variant.manual, Variant.atOnce, Variant.stored].map { name in
      .resizing(name, { Tower.make(name) }, expected: Tower.expected)
    })
}

/// A hundred containers of ninety-nine children.
private enum Forest {
  static func laidOut(isStored: Bool) throws -> (HeadlessView, [HeadlessView]) {
    let root = HeadlessView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let containers: [HeadlessView] = (0..<100).map { _ in
      let views = (0..<99).map { _ in HeadlessView() }
      return (isStored ? stored(views) : manual(views)).root
    }
    for container in containers { root.addSubview(container) }
    root.layoutIfNeeded()
    let expected = (0..<99).map { CGRect(x: CGFloat($0) * 4, y: 2, width: 3, height: 300 - 4) }
    for container in containers {
      try check(container.subviews.map(\.frame), is: expected, "the frames")
    }
    return (root, containers)
  }

  private static func manual(_ views: [HeadlessView]) -> Tree {
    Tree(
      ScriptedView { root in
        let height = root.bounds.height - 4
        for (index, view) in views.enumerated() {
          view.frame = CGRect(x: CGFloat(index) * 4, y: 2, width: 3, height: height)
        }
      }, views)
  }

  private static func stored(_ views: [HeadlessView]) -> Tree {
    let root = HeadlessContainerView()
    for (index, view) in views.enumerated() {
      root.plumb.setLayout(for: view) {
        $0.setLeft(to: CGFloat(index) * 4).setWidth(to: 3)
          .setTop(by: { $0.top + 2 }).setBottom(by: { $0.bottom - 2 })
      }
    }
    return Tree(root, views)
  }
}

/// Levels in each other.
private enum Tower {
  static let levels = 12

  @Sendable
  static func expected(_ width: CGFloat) -> [CGRect] {
    (0..<levels).flatMap { level in
      let inner = width - CGFloat(level + 1) * 8
      return [
        CGRect(x: 4, y: 10, width: inner, height: 200),
        CGRect(x: 4, y: 0, width: inner, height: 3),
        CGRect(x: 4, y: 4, width: inner, height: 2),
        CGRect(x: 4, y: 7, width: inner, height: 2),
      ]
    }
  }

  /// A tree whose levels are laid out as `variant` says; the first child of a level is the next one.
  static func make(_ variant: String) -> Tree {
    var leaves: [HeadlessView] = []
    var inner = HeadlessView()
    for _ in 0..<levels {
      let children = [inner] + (0..<3).map { _ in HeadlessView() }
      let level = level(children, variant)
      for child in children { level.addSubview(child) }
      leaves = children + leaves
      inner = level
    }
    return Tree(inner, leaves)
  }

  private static let tops: [CGFloat] = [10, 0, 4, 7]
  private static let heights: [CGFloat] = [200, 3, 2, 2]

  private static func level(_ children: [HeadlessView], _ variant: String) -> HeadlessView {
    switch variant {
    case Variant.stored:
      let view = HeadlessContainerView()
      for index in children.indices {
        view.plumb.setLayout(for: children[index]) {
          $0.setLeft(to: 4).setRight(by: { $0.right - 4 })
            .setTop(to: tops[index]).setHeight(to: heights[index])
        }
      }
      return view
    case Variant.atOnce:
      return ScriptedView { root in
        for (index, child) in root.subviews.enumerated() {
          root.plumb.layout(child) {
            $0.setLeft(to: 4).setRight(by: { $0.right - 4 })
              .setTop(to: tops[index]).setHeight(to: heights[index])
          }
        }
      }
    default:
      return ScriptedView { root in
        let width = root.bounds.width - 8
        for (index, child) in root.subviews.enumerated() {
          child.frame = CGRect(x: 4, y: tops[index], width: width, height: heights[index])
        }
      }
    }
  }
}
