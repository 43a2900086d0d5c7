// A length has no coordinates.
// control: replace "card.anchors.right" with "card.anchors.width"
import Plumb
import PlumbConstraints

func constrain(_ title: HeadlessView, in card: HeadlessConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{a length cannot be kept at a place; compare it with a width, a height or a number}}
    title.anchors.width == card.anchors.right
  }
}
