// The horizontal center is called by its coordinate.
// control: replace "midX" with "centerX"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{the horizontal center is centerX}}
  card.plumb.activate { title.anchors.midX == card.anchors.centerX }
}
