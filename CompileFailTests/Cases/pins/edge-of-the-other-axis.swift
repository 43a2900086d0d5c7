// A top edge is on a line that lies.
// control: replace "left" with "bottom"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{cannot convert value of type 'PinHorizontalEdge' to expected argument type 'PinVerticalEdge'}}
  title.plumb.pin { $0.top(to: photo.edge.left) }
}
