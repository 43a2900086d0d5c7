// The longer of two lengths is two inequalities.
// control: replace "photo.anchors" with "photo.frame"
import Foundation
import Plumb
import PlumbConstraints

func keep(
  _ title: HeadlessView, _ photo: HeadlessView, _ size: CGSize, in card: ConstraintView
) {
  card.plumb.activate {
    // expected-error@+1 {{the longer of two lengths is two inequalities: title.anchors.width >= photo.anchors.width, and the same with the other length}}
    title.anchors.width == max(photo.anchors.width, 80) + 8
  }
}
