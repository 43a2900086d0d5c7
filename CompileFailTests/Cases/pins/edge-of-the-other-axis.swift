// A top edge is on a line that lies.
// control: replace "left" with "bottom"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{top is pinned to top, vCenter or bottom of a view, behind edge: top(to: photo.edge.bottom)}}
  title.plumb.pin { $0.top(to: photo.edge.left) }
}
