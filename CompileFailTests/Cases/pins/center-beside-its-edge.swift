// A center and an edge of one axis would size the view; a chain names its size itself.
// control: replace "vCenter" with "hCenter"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'vCenter' is unavailable: vCenter beside an edge of the same axis; keep the edge, or the center}}
  title.plumb.pin { $0.top(8).vCenter() }
}
