// An equation multiplies a length by a number.
// control: replace "photo.anchors" with "photo.frame"
import Foundation
import Plumb
import PlumbConstraints

func keep(
  _ title: HeadlessView, _ photo: HeadlessView, _ size: CGSize, in card: ConstraintView
) {
  card.plumb.activate {
    // expected-error@+1 {{a length is multiplied by a number: title.anchors.width == card.anchors.width * 0.5}}
    title.anchors.width == card.anchors.width * photo.anchors.width - 8
  }
}
