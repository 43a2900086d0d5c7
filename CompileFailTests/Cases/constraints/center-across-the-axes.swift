// A centerX is halfway across, and a centerY halfway down.
// control: replace "card.anchors.centerY" with "card.anchors.centerX"
import Plumb
import PlumbConstraints

func constrain(_ title: HeadlessView, in card: HeadlessConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{a horizontal place cannot be kept at a vertical one; left, right, leading, trailing and centerX go with each other, and top, bottom, centerY and baselines}}
    title.anchors.centerX >= card.anchors.centerY
  }
}
