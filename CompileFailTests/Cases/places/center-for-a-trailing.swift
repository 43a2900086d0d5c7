// A center is a horizontal place, and a trailing edge stands on one along the writing direction.
// control: replace "setTrailing" with "setRight"
// mend: replace "plumb.center" with "plumb.horizontal(at: 0.5)"
import Plumb

func layOut(_ title: HeadlessView, on knob: HeadlessView, in card: HeadlessView) {
  card.plumb.layout(title) {
    // expected-error@+1 {{to: takes a number, and at: a leading or trailing place that is measured and not nil: setTrailing(to: 8), setTrailing(at: title.plumb.trailing); the center is title.plumb.horizontal(at: 0.5)}}
    $0.setTrailing(at: knob.plumb.center).setTop(to: 8).fitSize()
  }
}
