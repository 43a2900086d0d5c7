// A height that goes with the width needs one.
// control: replace ".width" with ".content"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{incomplete chain: sizeToFit starts from the width; add width or both edges}}
  card.plumb.setPin(for: title) { $0.topLeft(8).sizeToFit(.width) }
}
