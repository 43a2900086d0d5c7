// A size grows by a width and a height.
// control: replace "- 8" with "- size"
import Foundation
import Plumb
import PlumbConstraints

func keep(
  _ title: HeadlessView, _ photo: HeadlessView, _ size: CGSize, in card: ConstraintView
) {
  card.plumb.activate {
    // expected-error@+1 {{a size grows by a width and a height: card.anchors.size + CGSize(width: 8, height: 8)}}
    title.anchors.size == card.anchors.size - 8
  }
}
