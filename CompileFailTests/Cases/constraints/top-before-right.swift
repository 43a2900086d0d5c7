// A vertical place is neither before nor after a horizontal one.
// control: replace "card.anchors.right" with "card.anchors.bottom"
import Plumb
import PlumbConstraints

func constrain(_ title: HeadlessView, in card: HeadlessConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{a horizontal place cannot be kept at a vertical one; left, right, leading, trailing and centerX go with each other, and top, bottom, centerY and baselines}}
    title.anchors.top <= card.anchors.right + 8
  }
}
