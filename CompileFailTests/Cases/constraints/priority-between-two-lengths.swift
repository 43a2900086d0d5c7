// A priority is a number, and two lengths are compared.
// control: replace "other: LengthAnchor" with "other: Gap"
// mend: replace "<<~ other" with "== other"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView, other: LengthAnchor) {
  // expected-error@+1 {{<<~ gives an equation a priority; two lengths are compared with ==, <= or >=: title.anchors.width == photo.anchors.width}}
  card.plumb.activate { title.anchors.width <<~ other }
}

struct Gap {}

func <<~ (anchor: LengthAnchor, gap: Gap) -> Equation { anchor == 8 }
