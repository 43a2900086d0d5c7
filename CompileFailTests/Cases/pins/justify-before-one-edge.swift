// A view is justified between two edges.
// control: replace "left(8)" with "horizontally(8)"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{justify places the view between left and right, and align between top and bottom; say both edges, or leave it out}}
  title.plumb.pin { $0.justify(.center).left(8) }
}
