// A size stands alone on the left side.
// control: replace "twice ==" with "size =="
import Foundation
import Plumb
import PlumbConstraints

func keep(_ size: SizeAnchor, _ twice: SizeExpression, in card: ConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{what is kept stands alone on the left side; add or subtract on the right side}}
    twice == card.anchors.size * 0.5
  }
}
