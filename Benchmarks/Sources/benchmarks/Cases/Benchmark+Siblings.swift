import Foundation
import Plumb

extension Benchmark {
  /// Siblings as wide as their parent, each below the one before.
  static func siblings(_ count: Int) -> Benchmark {
    let expected: @Sendable (CGFloat) -> [CGRect] = { width in
      (0..<count).map { CGRect(x: 4, y: CGFloat($0) * 11, width: width - 8, height: 10) }
    }
    return Benchmark(
      name: "siblings-\(count)", views: count,
      variants: [
        .resizing(Variant.manual, { Tree.manualSiblings(count) }, expected: expected),
        .resizing(Variant.atOnce, { Tree.atOnceSiblings(count) }, expected: expected),
        .resizing(Variant.stored, { Tree.storedSiblings(count) }, expected: expected),
        .floor(count, expected: expected),
      ])
  }
}

extension Variant {
  /// The same arithmetic without views.
  fileprivate static func floor(
    _ count: Int, expected: @escaping @Sendable (CGFloat) -> [CGRect]
  ) -> Variant {
    Variant(name: "floor") {
      var frames = Array(repeating: CGRect.zero, count: count)
      func layOut(_ width: CGFloat) {
        var top: CGFloat = 0
        for index in frames.indices {
          frames[index] = CGRect(x: 4, y: top, width: width - 8, height: 10)
          top = frames[index].maxY + 1
        }
      }
      layOut(400)
      try check(frames, is: expected(400), "the frames at 400")
      return { layOut($0 & 1 == 0 ? 400 : 320) }
    }
  }
}

extension Tree {
  fileprivate static func manualSiblings(_ count: Int) -> Tree {
    let views = (0..<count).map { _ in HeadlessView() }
    return Tree(
      ScriptedView { root in
        let width = root.bounds.width - 8
        var top: CGFloat = 0
        for view in views {
          view.frame = CGRect(x: 4, y: top, width: width, height: 10)
          top = view.frame.maxY + 1
        }
      }, views)
  }

  fileprivate static func atOnceSiblings(_ count: Int) -> Tree {
    let views = (0..<count).map { _ in HeadlessView() }
    return Tree(
      ScriptedView { root in
        var last: HeadlessView?
        for view in views {
          if let last {
            root.plumb.layout(view) {
              $0.setLeft(to: 4).setRight(by: { $0.right - 4 })
                .pinTop(to: last, with: { $0.bottom + 1 }).setHeight(to: 10)
            }
          } else {
            root.plumb.layout(view) {
              $0.setLeft(to: 4).setRight(by: { $0.right - 4 }).setTop(to: 0).setHeight(to: 10)
            }
          }
          last = view
        }
      }, views)
  }

  fileprivate static func storedSiblings(_ count: Int) -> Tree {
    let root = HeadlessContainerView()
    let views = (0..<count).map { _ in HeadlessView() }
    for (index, view) in views.enumerated() {
      root.plumb.setLayout(for: view) { maker in
        let columns = maker.setLeft(to: 4).setRight(by: { $0.right - 4 }).setHeight(to: 10)
        return index == 0
          ? columns.setTop(to: 0) : columns.pinTop(to: views[index - 1], with: { $0.bottom + 1 })
      }
    }
    return Tree(root, views)
  }
}
