// A chain's names of the centers are hCenter and vCenter.
// control: replace "centerX" with "hCenter"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{the centers are hCenter and vCenter in a chain, and center() is both}}
  title.plumb.pin { $0.top(8).centerX() }
}
