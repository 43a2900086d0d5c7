// The middle says both centers, and an axis with an edge takes no center.
// control: replace "center()" with "vCenter()"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{center says hCenter; hCenter beside an edge of the same axis; keep the edge, or the center}}
  title.plumb.pin { $0.left(8).center() }
}
