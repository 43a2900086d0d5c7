// A priority is a number, and two lengths are compared.
// control: replace "<<~" with "=="
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{<<~ gives an equation a priority; two lengths are compared with ==, <= or >=: title.anchors.width == photo.anchors.width}}
  card.plumb.activate { title.anchors.width <<~ card.anchors.width }
}
