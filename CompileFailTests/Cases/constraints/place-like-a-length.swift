// A place has coordinates, and a length has none.
// control: replace "card.anchors.width" with "card.anchors.left"
import Plumb
import PlumbConstraints

func constrain(_ title: HeadlessView, in card: HeadlessConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{a place cannot be kept like a length; measure it from another place}}
    title.anchors.left == card.anchors.width
  }
}
