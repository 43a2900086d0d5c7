// A width that goes with the height needs one.
// control: replace ".heightFlexible" with ".content"
import Plumb
import PlumbPin

func layOut(_ title: HeadlessView, _ photo: HeadlessView, in card: HeadlessContainerView) {
  // expected-error@+1 {{'buildExpression' is unavailable: incomplete chain: sizeToFit starts from the height; add height or both edges}}
  card.plumb.setPin(for: title) { $0.top(8).start(8).sizeToFit(.heightFlexible) }
}
