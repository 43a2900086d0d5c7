// A leading edge lies along the writing direction, and top does not.
// control: replace "card.anchors.top" with "card.anchors.leading"
import Plumb
import PlumbConstraints

func constrain(_ title: HeadlessView, in card: HeadlessConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{a horizontal place cannot be kept at a vertical one; left, right, leading, trailing and centerX go with each other, and top, bottom, centerY and baselines}}
    title.anchors.leading == card.anchors.top
  }
}
