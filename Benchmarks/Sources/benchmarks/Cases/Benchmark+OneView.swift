import Foundation
import Plumb

extension Benchmark {
  /// One view at a constant frame.
  static let constants: Benchmark = {
    let expected: @Sendable (CGFloat) -> [CGRect] = { _ in
      [CGRect(x: 8, y: 12, width: 100, height: 20)]
    }
    return Benchmark(
      name: "one-view-constants", views: 1,
      variants: [
        .resizing(
          Variant.manual,
          {
            let view = HeadlessView()
            return Tree(
              ScriptedView { _ in view.frame = CGRect(x: 8, y: 12, width: 100, height: 20) }, [view]
            )
          }, expected: expected),
        .resizing(
          Variant.atOnce,
          {
            let view = HeadlessView()
            return Tree(
              ScriptedView { root in
                root.plumb.layout(view) {
                  $0.setLeft(to: 8).setTop(to: 12).setWidth(to: 100).setHeight(to: 20)
                }
              }, [view])
          }, expected: expected),
        .resizing(
          Variant.stored,
          {
            let (root, view) = (HeadlessContainerView(), HeadlessView())
            root.plumb.setLayout(for: view) {
              $0.setLeft(to: 8).setTop(to: 12).setWidth(to: 100).setHeight(to: 20)
            }
            return Tree(root, [view])
          }, expected: expected),
      ])
  }()

  /// One view between computed places and below another one.
  static let closuresAndPin: Benchmark = {
    let header = CGRect(x: 0, y: 0, width: 50, height: 30)
    let expected: @Sendable (CGFloat) -> [CGRect] = { width in
      [CGRect(x: 8, y: 34, width: width - 16, height: 150), header]
    }
    return Benchmark(
      name: "one-view-closures-and-pin", views: 1,
      variants: [
        .resizing(
          Variant.manual,
          {
            let (view, title) = (HeadlessView(), HeadlessView(frame: header))
            return Tree(
              ScriptedView { root in
                let bounds = root.bounds
                view.frame = CGRect(
                  x: bounds.minX + 8, y: title.frame.maxY + 4, width: bounds.width - 16,
                  height: bounds.height / 2)
              }, [view, title])
          }, expected: expected),
        .resizing(
          Variant.atOnce,
          {
            let (view, title) = (HeadlessView(), HeadlessView(frame: header))
            return Tree(
              ScriptedView { root in
                root.plumb.layout(view) {
                  $0.setLeft(by: { $0.left + 8 }).setRight(by: { $0.right - 8 })
                    .pinTop(to: title, with: { $0.bottom + 4 }).setHeight(by: { $0.height / 2 })
                }
              }, [view, title])
          }, expected: expected),
        .resizing(
          Variant.stored,
          {
            let (root, view) = (HeadlessContainerView(), HeadlessView())
            let title = HeadlessView(frame: header)
            root.plumb.setLayout(for: view) {
              $0.setLeft(by: { $0.left + 8 }).setRight(by: { $0.right - 8 })
                .pinTop(to: title, with: { $0.bottom + 4 }).setHeight(by: { $0.height / 2 })
            }
            return Tree(root, [view, title])
          }, expected: expected),
      ])
  }()
}
