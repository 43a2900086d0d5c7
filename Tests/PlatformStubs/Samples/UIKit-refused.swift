import Plumb
import UIKit

@MainActor
func layOut(_ title: UIView, in card: UIView) {
  card.plumb.layout(title) { $0.setTopLeading(to: .zero).fitWidth() }
  // refused: underspecified frame: the vertical axis has its top; add middle, bottom or height
}

@MainActor
func place(_ title: UIView, below photo: UIView, in card: UIView) {
  card.plumb.layout(title) {
    $0.pinTop(to: photo, with: { $0.right }).setLeft(to: 0).fitSize()
    // refused: a vertical fact is measured vertically
  }
}
