// A solver finds the least number that is at least another; there is no least that is more.
// control: replace "< card" with "<= card"
import Plumb
import PlumbConstraints

func layOut(_ title: HeadlessView, in card: ConstraintView) {
  // expected-error@+1 {{an equation is ==, <= or >=}}
  card.plumb.activate { title.anchors.width < card.anchors.width }
}
