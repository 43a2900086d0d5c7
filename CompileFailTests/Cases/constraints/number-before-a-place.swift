// A place is moved by a length; a length is not moved by a place.
// control: replace "card.anchors.top" with "card.anchors.height"
import Plumb
import PlumbConstraints

func measure(_ card: HeadlessConstraintView) {
  // expected-error@+1 {{a place is moved by the points that follow it: card.anchors.leading + 8}}
  _ = 8 + card.anchors.top
}
