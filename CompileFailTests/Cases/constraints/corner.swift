// A corner has no anchor; each of its edges has one.
// control: replace "title.anchors.topLeft" with "title.anchors.center"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{a corner is two equations, one for each of its edges: title.anchors.top == card.anchors.top}}
  card.plumb.activate { title.anchors.topLeft == card.anchors.center }
}
