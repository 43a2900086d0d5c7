// An edge and the center of one axis would size the view; a chain names its size itself.
// control: replace "left" with "top"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'left' is unavailable: left beside the center of the same axis; keep the center, or the edge}}
  title.plumb.pin { $0.hCenter().left(8) }
}
