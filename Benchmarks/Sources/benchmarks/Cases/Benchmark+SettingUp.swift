import AllocationCounter
import Foundation
import Plumb

extension Benchmark {
  /// Storing a layout for each of a thousand children, beside keeping a closure for each that sets its
  /// frame.
  static let settingUp = Benchmark(
    name: "setting-up-1000", views: 1000,
    variants: [
      Variant(name: Variant.manual, mayAllocate: true) {
        let views = (0..<1000).map { _ in HeadlessView() }
        return { _ in
          var scripts: [(CGRect) -> Void] = []
          for (index, view) in views.enumerated() {
            scripts.append { bounds in
              view.frame = CGRect(
                x: 4, y: CGFloat(index) * 11, width: bounds.width - 8, height: 10)
            }
          }
          consume(scripts)
        }
      },
      Variant(name: Variant.stored, mayAllocate: true) {
        let views = (0..<1000).map { _ in HeadlessView() }
        let tree = Tree(HeadlessContainerView(), views)
        store(views, in: tree.root as! HeadlessContainerView)
        tree.root.layoutIfNeeded()
        let expected = (0..<1000).map {
          CGRect(x: 4, y: CGFloat($0) * 11, width: 392, height: 10)
        }
        try check(views.map(\.frame), is: expected, "the frames")
        return { _ in store(views, in: HeadlessContainerView()) }
      },
    ])

  private static func store(_ views: [HeadlessView], in container: HeadlessContainerView) {
    for (index, view) in views.enumerated() {
      container.plumb.setLayout(for: view) { maker in
        let columns = maker.setLeft(to: 4).setRight(by: { $0.right - 4 }).setHeight(to: 10)
        return index == 0
          ? columns.setTop(to: 0) : columns.pinTop(to: views[index - 1], with: { $0.bottom + 1 })
      }
    }
  }

  /// The memory that a stored layout takes, with its part of the plan; nil where it cannot be counted.
  static func bytesPerStoredLayout() -> Double? {
    guard allocation_counter_is_available() else { return nil }
    let views = (0..<10_000).map { _ in HeadlessView() }
    let container = HeadlessContainerView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    for view in views { container.addSubview(view) }
    container.layoutIfNeeded()
    allocation_counter_start()
    store(views, in: container)
    container.layoutIfNeeded()
    allocation_counter_stop()
    return Double(allocation_counter_bytes()) / 10_000
  }
}
