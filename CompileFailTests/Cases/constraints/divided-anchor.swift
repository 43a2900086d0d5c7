// Half a place depends on where coordinates begin.
// control: replace "card.anchors.bottom / 2" with "card.anchors.bottom - 2"
import Plumb
import PlumbConstraints

func constrain(_ title: HeadlessView, in card: HeadlessConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{a multiple of a place is no place; multiply a width or a height}}
    title.anchors.bottom == card.anchors.bottom / 2
  }
}
