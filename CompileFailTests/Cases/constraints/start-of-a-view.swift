// The edge where text begins is called leading.
// control: replace "anchors.start" with "anchors.leading"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{the edges are top and bottom, left and right, leading and trailing}}
  card.plumb.activate { title.anchors.start == card.anchors.leading }
}
