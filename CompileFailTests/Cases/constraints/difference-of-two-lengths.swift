// A length is a multiple of one other and points.
// control: replace "LengthAnchor" with "CGFloat"
import Foundation
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView, rest: LengthAnchor) {
  // expected-error@+1 {{a difference of two lengths is no side of an equation; compare them: title.anchors.width == card.anchors.width - 8}}
  card.plumb.activate { title.anchors.width == card.anchors.width - rest }
}
