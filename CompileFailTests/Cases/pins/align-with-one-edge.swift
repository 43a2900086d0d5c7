// Aligning places a view between two edges.
// control: replace "bottom" with "vertically"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{align places the view between top and bottom; say both, or leave it out}}
  title.plumb.pin { $0.bottom().height(250).align(.top) }
}
