// Start is left in one writing direction and right in the other.
// control: replace "right" with "end"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'right' is unavailable: right beside start or end: which of them is which depends on the writing direction}}
  title.plumb.pin { $0.start(8).right(20) }
}
