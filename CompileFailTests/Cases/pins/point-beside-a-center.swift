// A point says its two sides, and an axis with its center takes no side.
// control: replace "topLeft" with "left"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{topLeft says top; top beside the center of the same axis; keep the center, or the edge}}
  title.plumb.pin { $0.vCenter().topLeft(8) }
}
