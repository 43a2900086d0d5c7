// Three lengths of an equation are told at once, however many numbers stand beside them.
// control: replace "photo.anchors" with "photo.frame"
import Foundation
import Plumb
import PlumbConstraints

func keep(
  _ title: HeadlessView, _ photo: HeadlessView, _ size: CGSize, in card: ConstraintView
) {
  card.plumb.activate {
    // expected-error@+1 {{a sum of two lengths is no side of an equation; pin the views to each other: next.anchors.leading == title.anchors.trailing}}
    card.anchors.width == (title.anchors.width + photo.anchors.width + 8) * 2 - 16 * 2
  }
}
