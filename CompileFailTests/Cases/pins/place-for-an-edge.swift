// In a chain an edge of another view is behind edge.
// control: replace "plumb.bottom" with "edge.bottom"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, below photo: HeadlessView) {
  // expected-error@+1 {{cannot convert value of type 'LayoutPlace<Vertical>' to expected argument type 'PinVerticalEdge'}}
  title.plumb.pin { $0.top(to: photo.plumb.bottom).left(8) }
}
