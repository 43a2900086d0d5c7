// The center is the place already.
// control: replace "vCenter" with "vertically"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{align beside vCenter: it places the view between top and bottom; say both, or leave it out}}
  title.plumb.pin { $0.vCenter().height(250).align(.top) }
}
