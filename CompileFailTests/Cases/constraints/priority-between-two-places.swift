// A priority is a number, and two places are compared.
// control: replace "other: LeftAnchor" with "other: Gap"
// mend: replace "<<~ other" with "== other"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView, other: LeftAnchor) {
  // expected-error@+1 {{<<~ gives an equation a priority; two anchors are compared with ==, <= or >=: title.anchors.top == card.anchors.top}}
  card.plumb.activate { title.anchors.left <<~ other }
}

typealias LeftAnchor = ConstraintAnchor<Horizontal>

struct Gap {}

func <<~ (anchor: LeftAnchor, gap: Gap) -> Equation { anchor == anchor }
