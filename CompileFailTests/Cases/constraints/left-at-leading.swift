// Which side leading is depends on the writing direction, and left does not.
// control: replace "card.anchors.leading" with "card.anchors.left"
import Plumb
import PlumbConstraints

func constrain(_ title: HeadlessView, in card: HeadlessConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{left and right stay on their sides, and leading and trailing follow the writing direction; an equation takes places of one kind, or centerX}}
    title.anchors.left == card.anchors.leading + 8
  }
}
