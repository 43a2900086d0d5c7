// A length is a multiple of one other and points.
// control: replace "LengthAnchor" with "CGFloat"
import Foundation
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView, ratio: LengthAnchor) {
  // expected-error@+1 {{a ratio is said as a multiple: title.anchors.width == title.anchors.height * 2}}
  card.plumb.activate { title.anchors.width == title.anchors.height / ratio }
}
