// What is added to a place stands behind it as a number.
// control: replace ".offset" with ".lowered"
// mend: replace ".offset(8)" with " + 8"
import Foundation
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{a place is moved by the points that follow it: card.anchors.leading + 8}}
  card.plumb.activate { title.anchors.top == card.anchors.top.offset(8) }
}

extension ConstraintAnchor {
  func lowered(_ points: CGFloat) -> Self { self }
}
