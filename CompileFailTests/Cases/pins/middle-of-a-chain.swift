// The vertical center of a chain is called vCenter.
// control: replace "middle" with "vCenter"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{the centers are hCenter and vCenter in a chain, and center() is both}}
  title.plumb.pin { $0.middle().left(8).size(40) }
}
