// A center is a point, and points have no order.
// control: replace "center <=" with "center =="
import Plumb
import PlumbConstraints

func constrain(_ title: HeadlessView, in card: HeadlessConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{a center is kept with ==; compare centerX and centerY with <= and >=}}
    title.anchors.center <= card.anchors.center
  }
}
