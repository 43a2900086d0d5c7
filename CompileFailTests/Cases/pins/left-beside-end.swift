// End is right in one writing direction and left in the other.
// control: replace "left" with "start"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'left' is unavailable: left beside start or end: which of them is which depends on the writing direction}}
  title.plumb.pin { $0.end(8).left(20) }
}
