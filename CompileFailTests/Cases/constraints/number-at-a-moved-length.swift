// A moved length does not stand on the right side of a number.
// control: replace "== moved" with "== width"
import Foundation
import Plumb
import PlumbConstraints

func keep(_ width: LengthAnchor, _ moved: LengthExpression, in card: ConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{what is kept stands alone on the left side; add or subtract on the right side}}
    40 == moved
  }
}
