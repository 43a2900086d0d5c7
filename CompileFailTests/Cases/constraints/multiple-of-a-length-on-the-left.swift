// A multiple of a length does not stand on the left side, whatever the right side is.
// control: replace "twice ==" with "width =="
import Foundation
import Plumb
import PlumbConstraints

func keep(_ width: LengthAnchor, _ twice: LengthExpression, in card: ConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{what is kept stands alone on the left side; add or subtract on the right side}}
    twice == (card.anchors.width - 16) / 2 - 8
  }
}
