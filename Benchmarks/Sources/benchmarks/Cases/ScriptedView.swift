import Foundation
import Plumb

/// A view whose children are placed by a closure: by hand or at once.
final class ScriptedView: HeadlessView {
  private let script: (HeadlessView) -> Void

  init(_ script: @escaping (HeadlessView) -> Void) {
    self.script = script
    super.init(frame: .zero)
  }

  override func layoutSubviews() { script(self) }
}

/// A root and the views whose frames are checked.
struct Tree {
  let root: HeadlessView
  let leaves: [HeadlessView]

  init(_ root: HeadlessView, _ leaves: [HeadlessView]) {
    self.root = root
    self.leaves = leaves
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    for leaf in leaves where leaf.superview == nil { root.addSubview(leaf) }
  }
}

extension Variant {
  /// A variant whose passes lay out a tree in two widths in turn.
  ///
  /// `expected` tells the frames of the leaves in a width; it knows arithmetic and nothing else.
  static func resizing(
    _ name: String, _ make: @escaping @Sendable () -> Tree,
    expected: @escaping @Sendable (CGFloat) -> [CGRect]
  ) -> Variant {
    Variant(name: name) {
      let tree = make()
      let widths: [CGFloat] = [400, 320]
      let pass: Pass = { index in
        tree.root.frame.size.width = widths[index & 1]
        tree.root.layoutIfNeeded()
      }
      for (index, width) in widths.enumerated() {
        tree.root.setNeedsLayout()
        pass(index)
        try check(tree.leaves.map(\.frame), is: expected(width), "the frames at \(width)")
      }
      return pass
    }
  }
}
