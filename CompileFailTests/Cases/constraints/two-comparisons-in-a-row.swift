// Swift compares once in an expression; brackets make the first comparison a bound, which takes a second.
// control: replace "<= 80" with "^= 80"
// mend: replace "40 <= title.anchors.width <= 80" with "(40 <= title.anchors.width) <= 80"
import Foundation
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{adjacent operators are in non-associative precedence group 'ComparisonPrecedence'}}
  card.plumb.activate { 40 <= title.anchors.width <= 80 }
}

func ^= (bound: LengthBound, points: CGFloat) -> Equation { bound >= points }
