// An equation compares, and assigns nothing.
// control: replace "width =" with "width >="
// mend: replace "width =" with "width =="
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{an equation compares and assigns nothing: title.anchors.width == 40}}
  card.plumb.activate { title.anchors.width = 40 }
}
