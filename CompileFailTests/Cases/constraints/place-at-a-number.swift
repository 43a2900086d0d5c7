// A number is no place: it does not say what it is measured from.
// control: replace "anchors.top ==" with "anchors.height =="
import Plumb
import PlumbConstraints

func constrain(_ title: HeadlessView, in card: HeadlessConstraintView) {
  card.plumb.activate {
    // expected-error@+1 {{a place is no number; measure it from another place: card.anchors.leading + 8}}
    title.anchors.top == 10
  }
}
