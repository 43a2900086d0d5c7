// An equation compares a height and assigns none.
// control: replace "height =" with "height >="
// mend: replace "height =" with "height =="
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{an equation compares and assigns nothing: title.anchors.height == 40}}
  card.plumb.activate { title.anchors.height = 40 }
}
