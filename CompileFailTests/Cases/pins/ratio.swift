// A ratio is that of the width to the height.
// control: replace "ratio(2)" with "aspectRatio(2)"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView) {
  // expected-error@+1 {{a ratio is the width divided by the height: aspectRatio(16 / 9)}}
  title.plumb.pin { $0.top().left().width(40).ratio(2) }
}
