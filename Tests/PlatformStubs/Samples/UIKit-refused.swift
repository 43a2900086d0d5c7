import Plumb
import UIKit

@MainActor
func layOut(_ title: UIView, in card: UIView) {
  card.plumb.layout(title) { $0.setTopLeading(inset: 8).fitWidth() }
  // refused: underspecified frame: the vertical axis has its top; add middle, bottom or height
}

@MainActor
func place(_ title: UIView, below photo: UIView, in card: UIView) {
  card.plumb.layout(title) {
    $0.pinTop(to: photo, with: { $0.right }).setLeft(to: 0).fitSize()
    // refused: a vertical fact is measured vertically
  }
}

// Layouts run where the views are.
func layOutAnywhere(_ title: UIView, in card: UIView) {
  card.plumb.layout(title) { $0.stickOnParent() }
  // refused: main actor-isolated conformance of 'UIView' to 'Layoutable' cannot be used in nonisolated context
}
