// A length is multiplied by a CGFloat, and Swift converts no Int.
// control: replace "count: Int" with "count: CGFloat"
// mend: replace "* count" with "* CGFloat(count)"
import Foundation
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView, count: Int) {
  // expected-error@+1 {{a length is multiplied by a CGFloat; convert the Int: CGFloat(count)}}
  card.plumb.activate { title.anchors.width == card.anchors.width * count }
}
