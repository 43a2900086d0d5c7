// Justifying places a view between two edges.
// control: replace "left" with "horizontally"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{justify places the view between left and right; say both, or leave it out}}
  title.plumb.pin { $0.left().width(250).justify(.center) }
}
