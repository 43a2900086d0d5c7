// A stored chain names the size on both axes.
// control: replace "width" with "size"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{incomplete chain: a stored chain names its height; add height, both edges, sizeToFit or aspectRatio}}
  card.plumb.setPin(for: title) { $0.topLeft(8).width(40) }
}
