// In a chain an edge of another view is behind edge.
// control: replace "plumb.bottom" with "edge.bottom"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, below photo: HeadlessView) {
  // expected-error@+1 {{top is pinned to top, vCenter or bottom of a view, behind edge: top(to: photo.edge.bottom)}}
  title.plumb.pin { $0.top(to: photo.plumb.bottom).left(8) }
}
