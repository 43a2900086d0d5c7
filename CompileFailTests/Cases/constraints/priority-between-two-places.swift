// A priority is a number, and two places are compared.
// control: replace "<<~" with "=="
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{<<~ gives an equation a priority; two anchors are compared with ==, <= or >=: title.anchors.top == card.anchors.top}}
  card.plumb.activate { title.anchors.left <<~ card.anchors.left }
}
