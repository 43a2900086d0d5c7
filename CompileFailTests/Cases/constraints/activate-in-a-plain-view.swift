// A plain view solves nothing; a container with constraints does.
// control: replace "card: HeadlessView" with "card: ConstraintView"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: HeadlessView) {
  // expected-error@+1 {{only a container with constraints activates equations; make the view a ConstraintView, or conform to ConstraintContainer}}
  card.plumb.activate { title.anchors.top == card.anchors.top + 8 }
}
