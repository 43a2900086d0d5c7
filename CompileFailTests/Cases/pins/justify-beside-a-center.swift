// The center is the place already.
// control: replace "hCenter" with "horizontally"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{justify beside hCenter: it places the view between left and right; say both, or leave it out}}
  title.plumb.pin { $0.hCenter().width(250).justify(.left) }
}
