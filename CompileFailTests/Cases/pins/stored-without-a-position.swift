// A stored chain names the position on both axes.
// control: replace "left" with "topLeft"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{incomplete chain: a stored chain names its vertical position; add top, bottom or vCenter}}
  card.plumb.setPin(for: title) { $0.left(8).size(40) }
}
